import Files
import HTTP
import Newspapers

/// Downloads OCR archives, and goes on with unfinished ones.
public struct ArchiveDownload: Sendable {
  private let client: any HTTPClient
  private let now: @Sendable () -> Double

  /// - Parameter now: the time, in seconds since 1970.
  public init(client: any HTTPClient, now: @escaping @Sendable () -> Double) {
    (self.client, self.now) = (client, now)
  }

  /// Has all of the archive in `file`, which keeps its name for unfinished files: nobody has looked at its sum yet.
  public func run(_ archive: OCRArchive, into file: UnfinishedFile) async throws(NewspaperError) {
    try await Download(
      client: client, url: archive.address, headers: [:], content: .archive,
      subject: "archive \(archive.fileName)", now: now
    ).run(into: file) { _ in }
  }
}
