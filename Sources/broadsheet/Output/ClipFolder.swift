import Files
import FoundationEssentials
import Newspapers
import Presentation

/// The folder that clips are written to. Files get their names once all of them are on the disk.
struct ClipFolder: ClipFiles {
  let path: String
  /// Whether to make it. Where the reader named files, a name that is mistyped would become a folder.
  var isMade = false

  var shownFolder: String {
    Abbreviation.path(path, environment: ProcessInfo.processInfo.environment)
  }

  /// - Parameter written: what the reader named.
  func check(for written: String) throws(NewspaperError) {
    guard isMade || OpenFolder.exists(path) else {
      throw .local(what: "cannot write \(written.isEmpty ? path : written): No such file or directory")
    }
  }

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
    try check(for: files.first.map { OpenFolder.path(of: $0.name, in: path) } ?? "")
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
      // The reader named no `.part`.
      let path = error.path.hasSuffix(".part") ? String(error.path.dropLast(5)) : error.path
      throw .local(what: "cannot write \(path): \(error.words)")
    }
  }
}
