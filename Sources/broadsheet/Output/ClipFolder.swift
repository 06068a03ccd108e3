import Files
import FoundationEssentials
import Newspapers
import Presentation

/// The folder to which clips are written. Files get their names once all of them are on disk.
struct ClipFolder: ClipFiles {
  let path: String
  /// Whether to create it. If the user named files, a mistyped name would become a folder.
  var isMade = false

  var shownFolder: String {
    Abbreviation.path(path, environment: ProcessInfo.processInfo.environment)
  }

  /// - Parameter written: what the user named.
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
        let part = try UnfinishedFile(new: file.name, in: folder)
        unfinished.append(part)
        try part.begin(nil)
        try part.append(file.bytes)
      }
      // The sidecar, which names the pictures, comes last.
      for part in unfinished { try part.finish(replaces: replaces) }
      return unfinished.map(\.path)
    } catch {
      for part in unfinished { part.discard() }
      throw .local(what: "cannot write \(error.reason)")
    }
  }
}
