import Files
import Glibc

/// Files that are installed with the program, in `share/broadsheet` next to its `bin`, or in the sources from
/// which it was built.
enum SharedFile {
  /// - Parameter name: below `share/broadsheet`.
  /// - Returns: nil if it does not exist.
  static func path(_ name: String) -> String? {
    var folder = program.map(Folder.holding) ?? ""
    while !folder.isEmpty {
      let path = "\(folder)/share/broadsheet/\(name)"
      if OpenFolder.exists(path) { return path }
      folder = Folder.holding(folder)
    }
    return nil
  }

  /// The program itself, with links resolved.
  static let program: String? = {
    guard let whole = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(whole) }
    return String(cString: whole)
  }()
}
