/// The OCR of whole batches that a server offers for download.
public protocol OCRArchiveList: Sendable {
  /// All of them, at most a day old.
  /// - Throws: `.unsupported` if the server has no such list.
  func archives() async throws(NewspaperError) -> OCRArchiveListing

  /// From now on the server is asked again, regardless of stored responses.
  func refresh() async
}

public struct OCRArchiveListing: Hashable, Sendable {
  public let archives: [OCRArchive]
  /// Rows without a usable name or address, or with the name of another.
  public let unusable: Int
  /// How many of the files may be requested in ten minutes; nil if the server has no such rule.
  public let filesInTenMinutes: Int?
  public let origin: Origin

  /// - Parameters:
  ///   - archives: of those with one name, the first is taken.
  ///   - unusable: rows that are not among them.
  public init(archives: [OCRArchive], unusable: Int, filesInTenMinutes: Int? = nil, origin: Origin) {
    var names = ArchiveNames()
    self.archives = archives.filter { names.take($0) }
    self.unusable = unusable + archives.count - self.archives.count
    self.filesInTenMinutes = filesInTenMinutes
    self.origin = origin
  }
}
