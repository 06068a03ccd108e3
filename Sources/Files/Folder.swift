import Glibc

/// One of the program's own directories.
public enum Folder {
  /// Creates `path` and its parents, accessible only to the owner.
  public static func make(_ path: String) throws(FileFailure) { try make(path, mode: 0o700) }

  /// - Throws: naming the directory that could not be created; also if its name would have to be repaired,
  ///   which nobody asked for.
  static func make(_ path: String, mode: mode_t) throws(FileFailure) {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/\(part)"
      guard !GivenPath.isRepaired(made) || access(made, F_OK) == 0 else {
        throw FileFailure(made, words: FileFailure.notUTF8)
      }
      guard mkdir(made, mode) == 0 || errno == EEXIST else { throw FileFailure(made) }
    }
  }

  /// The folder that contains `path`.
  public static func holding(_ path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  /// The names of the directories in `path`, without links to others.
  public static func folders(in path: String) throws(FileFailure) -> [String] {
    try names(in: path).filter { name in
      var status = stat()
      return lstat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }

  /// The names in `path`, in no particular order; empty if there is no such directory.
  /// - Throws: also if its name is not UTF-8.
  public static func names(in path: String) throws(FileFailure) -> [String] {
    guard let directory = opendir(path) else {
      let failure = FileFailure(path)
      // A repaired name belongs to a different directory.
      if failure.isMissing, !GivenPath.isRepaired(path) { return [] }
      throw failure
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
