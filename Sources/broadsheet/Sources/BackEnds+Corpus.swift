import CorpusFolder
import NewspaperHTTP
import Newspapers

extension BackEnds {
  /// The corpus in a folder, whose archives are downloaded at the pace that all programs share.
  func corpus(in folder: String) -> CorpusFolder {
    CorpusFolder(
      path: folder, program: "\(Program.name) \(Program.version)",
      transfer: ArchiveDownload(client: access.archives, now: now), now: now)
  }
}
