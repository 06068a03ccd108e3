import Files
import Glibc
import Newspapers

/// Folders of results that are not complete.
extension ResultWriter {
  static func draftName(_ id: String) -> String { id + ".new" }

  /// Removes what killed jobs have left: otherwise only the same job, of the same pages, would. What cannot be
  /// removed is in nobody's way.
  static func removeLeftovers(of corpus: String, except own: String) {
    for name in (try? Folder.folders(in: results(of: corpus))) ?? []
    where name.hasPrefix("job-") && name.hasSuffix(draftName("")) && name != own {
      let path = path(name, of: corpus)
      // An empty one may be about to be locked.
      guard let files = try? Folder.names(in: path), !files.isEmpty, let lock = try? ResultLock(path),
        let folder = try? OpenFolder(existing: GivenPath(path))
      else { continue }
      try? remove(folder)
      withExtendedLifetime(lock) {}
    }
  }

  /// Removes a folder, and the files in it.
  static func remove(_ folder: OpenFolder) throws(NewspaperError) {
    try empty(folder)
    guard rmdir(folder.path) == 0 else {
      throw .local(what: "cannot remove \(FileFailure(folder.path).reason)")
    }
  }
}
