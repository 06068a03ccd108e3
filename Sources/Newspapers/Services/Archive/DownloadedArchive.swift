/// Another archive, whose PDFs that were downloaded to be kept are taken from this machine.
public struct DownloadedArchive: DecoratedArchive {
  let archive: any NewspaperArchive
  private let pdf: @Sendable (PageID) async throws(NewspaperError) -> [UInt8]?

  /// - Parameter pdf: the downloaded PDF of a page; nil if there is none. Sends nothing.
  public init(
    _ archive: any NewspaperArchive,
    pdf: @escaping @Sendable (PageID) async throws(NewspaperError) -> [UInt8]?
  ) {
    self.archive = archive
    self.pdf = pdf
  }

  public func location(of file: PageFile, of page: PageID) async throws(NewspaperError) -> PageFileLocation {
    guard file == .pdf, let bytes = try await pdf(page) else {
      return try await archive.location(of: file, of: page)
    }
    return .bytes(bytes, source: archive.name(of: page.issue.lccn))
  }
}
