import Glibc
import MVP
import Presentation
import Scenes

/// Checks whether the program can store its data: its directories exist or can be created, and are writable.
struct DirectoryCheck: DoctorCheck {
  let title = "Directories"
  let directories: Directories
  let environment: [String: String]

  /// In bytes: below this, even a list may not fit.
  private static let littleRoom = 20_000_000

  func run(report: @escaping Finding.Report) async {
    for (name, variable, path) in [
      ("state", "XDG_STATE_HOME", directories.state), ("cache", "XDG_CACHE_HOME", directories.cache),
      ("data", "XDG_DATA_HOME", directories.data),
    ] {
      await report(finding(name, variable, path))
    }
  }

  private func finding(_ name: String, _ variable: String, _ path: String) -> Finding {
    let shown = Abbreviation.path(path, environment: environment)
    let nearest = DirectoryCheck.nearest(to: path)
    if let trouble = DirectoryCheck.trouble(in: nearest) {
      let shownNearest = Abbreviation.path(nearest, environment: environment)
      let words =
        nearest == path ? "\(shown): \(trouble)" : "\(shown) cannot be created: \(shownNearest): \(trouble)"
      return .failure(
        name,
        Failure(
          words, advice: ["Make it writable, or choose another place with \(variable)."],
          exitCode: ExitStatus.inputOutput))
    }
    let future = nearest == path ? "" : ", created when needed"
    guard let free = DirectoryCheck.freeBytes(at: nearest) else { return .good(name, shown + future) }
    let words = "\(shown), \(ByteCount(bytes: free)) free\(future)"
    return free < DirectoryCheck.littleRoom
      ? .warning(name, words, advice: ["Free some space, or choose another place with \(variable)."])
      : .good(name, words)
  }

  /// The existing part of `path`: itself, or the directory in which it would be created.
  private static func nearest(to path: String) -> String {
    var parts = path.split(separator: "/")
    var status = stat()
    while !parts.isEmpty {
      let path = "/" + parts.joined(separator: "/")
      if lstat(path, &status) == 0 { return path }
      parts.removeLast()
    }
    return "/"
  }

  private static func trouble(in path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return String(cString: strerror(errno)) }
    guard status.st_mode & S_IFMT == S_IFDIR else { return "it is a file, not a directory" }
    // Permissions do not say everything, least of all to root: a file system can be read-only or full.
    var trial = Array("\(path)/.broadsheet-XXXXXX".utf8CString)
    guard mkdtemp(&trial) != nil else { return String(cString: strerror(errno)) }
    rmdir(trial)
    return nil
  }

  /// The space that users other than root may still use.
  private static func freeBytes(at path: String) -> Int? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    return Int(
      clamping: UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize)).partialValue)
  }
}
