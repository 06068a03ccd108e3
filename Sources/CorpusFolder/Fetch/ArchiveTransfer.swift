import Files
import NewspaperHTTP
import Newspapers

/// Brings archives to this machine.
public protocol ArchiveTransfer: Sendable {
  /// Has all of the archive in `file`, going on with what is there. Nobody has looked at its sum yet.
  func run(_ archive: OCRArchive, into file: UnfinishedFile) async throws(NewspaperError)
}

extension ArchiveDownload: ArchiveTransfer {}
