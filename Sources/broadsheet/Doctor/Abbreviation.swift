/// Paths as people write them.
enum Abbreviation {
  /// `~/.config` for paths below the home directory.
  static func path(_ path: String, environment: [String: String]) -> String {
    guard let home = environment["HOME"], home.count > 1, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
