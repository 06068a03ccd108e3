/// Where data is stored, following the XDG base directory specification: a path that is not absolute is
/// ignored.
struct Directories: Hashable, Sendable {
  let configurationFile: String
  let state: String
  let cache: String
  let data: String

  init(environment: [String: String]) {
    func directory(_ variable: String, _ standard: String) -> String {
      let named = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "/"
      return (named ?? "\(home)/\(standard)") + "/broadsheet"
    }
    configurationFile = directory("XDG_CONFIG_HOME", ".config") + "/config.yaml"
    state = directory("XDG_STATE_HOME", ".local/state")
    cache = directory("XDG_CACHE_HOME", ".cache")
    data = directory("XDG_DATA_HOME", ".local/share")
  }
}
