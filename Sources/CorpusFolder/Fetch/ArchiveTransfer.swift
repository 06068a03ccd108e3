import Files
import NewspaperHTTP
import Newspapers

/// Downloads archives to this machine.
public protocol ArchiveTransfer: Sendable {
  /// Completes the archive in `file`, resuming after its existing bytes. Its checksum is not verified yet.
  func run(_ archive: OCRArchive, into file: UnfinishedFile) async throws(NewspaperError)
}

extension ArchiveDownload: ArchiveTransfer {}
