import Glibc

/// Where a program is.
enum ProgramPath {
  /// The executable file that `name` means, which is a path or looked up in PATH; nil if there is none.
  static func find(_ name: String) -> String? {
    if name.contains("/") { return isExecutable(name) ? name : nil }
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    // An empty folder is the current one.
    return path.split(separator: ":", omittingEmptySubsequences: false).lazy
      .map { $0.isEmpty ? "./\(name)" : "\($0)/\(name)" }.first(where: isExecutable)
  }

  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
