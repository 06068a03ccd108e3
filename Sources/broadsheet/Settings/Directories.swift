/// Where data is stored, following the XDG base directory specification: a path that is not absolute is
/// ignored.
struct Directories: Hashable, Sendable {
  let configurationFile: String
  let state: String
  let cache: String
  let data: String

  /// - Throws: if neither a variable nor `HOME` says where a directory is: nothing is ever stored in the
  ///   folder in which the program happens to run, or at the root.
  init(environment: [String: String]) throws(SettingsError) {
    func directory(_ variable: String, _ standard: String) throws(SettingsError) -> String {
      if let named = environment[variable], named.hasPrefix("/") { return named + "/broadsheet" }
      guard let home = environment["HOME"], home.hasPrefix("/") else {
        throw Directories.homeless(environment["HOME"] ?? "")
      }
      return "\(home)/\(standard)/broadsheet"
    }
    configurationFile = try directory("XDG_CONFIG_HOME", ".config") + "/config.yaml"
    state = try directory("XDG_STATE_HOME", ".local/state")
    cache = try directory("XDG_CACHE_HOME", ".cache")
    data = try directory("XDG_DATA_HOME", ".local/share")
  }

  private static func homeless(_ home: String) -> SettingsError {
    SettingsError(
      home.isEmpty ? "HOME is not set" : "HOME is “\(home.prefix(80))”, which is not an absolute path",
      advice: [
        "Set HOME to your home directory, or XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_CACHE_HOME and XDG_DATA_HOME to "
          + "absolute paths."
      ])
  }
}
