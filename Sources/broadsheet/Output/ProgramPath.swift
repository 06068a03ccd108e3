import Glibc

/// Where a program is.
enum ProgramPath {
  /// The executable file for `name`, which is a path or is looked up in PATH; nil if there is none.
  static func find(_ name: String) -> String? {
    if name.contains("/") { return isExecutable(name) ? name : nil }
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    // An empty folder is the current one.
    return path.split(separator: ":", omittingEmptySubsequences: false).lazy
      .map { $0.isEmpty ? "./\(name)" : "\($0)/\(name)" }.first(where: isExecutable)
  }

  /// The path of this program itself (proc(5), `/proc/self/exe`); its name if that cannot be read.
  static var own: String {
    var path = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &path, path.count)
    guard length > 0 else { return Program.name }
    return String(decoding: path[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
