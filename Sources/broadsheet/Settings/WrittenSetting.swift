/// A setting as written by somebody.
struct WrittenSetting: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    case variable(String)
    case file(String, line: Int)
  }

  let key: SettingKey
  let text: String
  let origin: Origin

  /// Its name where it is written, to precede “ is “…””.
  var subject: String {
    switch origin {
    case .variable(let name): name
    case .file(let path, let line): "\(path), line \(line): \(key.name)"
    }
  }

  /// Where it is written, for display: `BROADSHEET_SOURCE`, `config.yaml, line 3`.
  var place: String {
    switch origin {
    case .variable(let name): name
    case .file(let path, let line): "\(path.split(separator: "/").last ?? ""), line \(line)"
    }
  }
}
