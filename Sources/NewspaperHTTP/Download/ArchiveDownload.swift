import Files
import HTTP
import Newspapers

/// Downloads OCR archives, and resumes unfinished ones.
public struct ArchiveDownload: Sendable {
  private let client: any HTTPClient
  private let now: @Sendable () -> Double

  /// - Parameter now: the time, in seconds since 1970.
  public init(client: any HTTPClient, now: @escaping @Sendable () -> Double) {
    (self.client, self.now) = (client, now)
  }

  /// Completes the archive in `file`, which keeps its unfinished name: its checksum has not been verified
  /// yet.
  public func run(_ archive: OCRArchive, into file: UnfinishedFile) async throws(NewspaperError) {
    try await Download(
      client: client, url: archive.address, headers: [:], content: .archive,
      subject: .other("archive \(archive.fileName)"), now: now
    ).run(into: file) { _ in }
  }
}
