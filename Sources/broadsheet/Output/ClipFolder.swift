import Files
import Newspapers
import Presentation

/// The folder that clips are written to. Files get their names once all of them are on the disk.
struct ClipFolder: ClipFiles {
  /// Made when the first clip is written.
  let path: String

  func existing(_ names: [String]) throws(NewspaperError) -> [String] {
    guard OpenFolder.exists(path) else { return [] }
    do throws(FileFailure) {
      let folder = try OpenFolder(path)
      return names.filter(folder.holds).map(folder.path)
    } catch {
      throw .local(what: "cannot read \(error.reason)")
    }
  }

  func write(_ files: [(name: String, bytes: [UInt8])], replaces: Bool) throws(NewspaperError) -> [String] {
    var unfinished: [UnfinishedFile] = []
    do throws(FileFailure) {
      let folder = try OpenFolder(path)
      for file in files {
        let part = try UnfinishedFile(file.name, in: folder)
        unfinished.append(part)
        try part.begin(nil)
        try part.append(file.bytes)
      }
      // The sidecar, which names the pictures, is the last.
      for part in unfinished { try part.finish(replaces: replaces) }
      return unfinished.map(\.path)
    } catch {
      for part in unfinished { part.discard() }
      throw .local(what: "cannot write \(error.reason)")
    }
  }
}
