import Files
import Glibc
import Newspapers

/// Folders of results that are not complete.
///
/// Each has the name of the machine that makes it: on the file systems of clusters, a lock may count on one machine
/// only, so that another machine's draft always looks free.
extension ResultWriter {
  /// `job-0123456789ab.node7.new`
  static func draftName(_ id: String) -> String { "\(id).\(machine)\(draftSuffix)" }

  private static let draftSuffix = ".new"

  private static let machine: String = {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "localhost" }
    let name = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let plain = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return plain.isEmpty ? "localhost" : String(plain)
  }()

  /// Removes what killed jobs left behind: otherwise only the same job on the same pages would. Leftovers
  /// that cannot be removed do no harm.
  static func removeLeftovers(of corpus: String, except own: String) {
    for name in (try? Folder.folders(in: results(of: corpus))) ?? []
    where name.hasPrefix("job-") && name.hasSuffix(draftSuffix) && name != own {
      let path = path(name, of: corpus)
      guard name.hasSuffix(draftName("")) || isOld(path) else { continue }
      // An empty one may be about to be locked.
      guard let files = try? Folder.names(in: path), !files.isEmpty, let lock = try? ResultLock(path),
        let folder = try? OpenFolder(existing: GivenPath(path))
      else { continue }
      try? remove(folder)
      withExtendedLifetime(lock) {}
    }
  }

  /// Whether nobody has changed it for a day, although whoever makes a result touches its draft after each batch.
  private static func isOld(_ path: String) -> Bool {
    guard let names = try? Folder.names(in: path) else { return false }
    let newest = ([path] + names.map { OpenFolder.path(of: $0, in: path) }).map { path -> Int in
      var status = stat()
      return lstat(path, &status) == 0 ? status.st_mtim.tv_sec : .max
    }.max()
    return newest.map { $0 < time(nil) - 24 * 3600 } ?? false
  }

  /// Removes a folder, and the files in it.
  static func remove(_ folder: OpenFolder) throws(NewspaperError) {
    try empty(folder)
    guard rmdir(folder.path) == 0 else {
      throw .local(what: "cannot remove \(FileFailure(folder.path).reason)")
    }
  }
}
