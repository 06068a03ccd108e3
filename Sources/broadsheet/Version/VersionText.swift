import CBuild
import HTTP

/// What `--version --verbose` prints: the build, then each library that the program uses.
enum VersionText {
  static var lines: [String] {
    let build = [
      ("commit", String(cString: cbuild_commit())), ("Swift", String(cString: cbuild_swift())),
    ].filter { !$0.1.isEmpty }
    let parts = build + Library.all.map { ($0.name, $0.words) }
    let width = parts.map(\.0.count).max() ?? 0
    return ["\(Program.name) \(Program.version) of \(Program.date)"]
      + parts.map { name, words in
        name + String(repeating: " ", count: width - name.count + 2) + words
      }
  }

  /// Whether `arguments`, which request the version, request all of this.
  static func isMeant(_ arguments: [String]) -> Bool {
    arguments.contains("--verbose") || arguments.contains("-v")
  }
}
