/// A setting as somebody wrote it.
struct WrittenSetting: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    case variable(String)
    case file(String, line: Int)
  }

  let key: SettingKey
  let text: String
  let origin: Origin

  /// What it is called where it is written, in front of “ is “…””.
  var subject: String {
    switch origin {
    case .variable(let name): name
    case .file(let path, let line): "\(path), line \(line): \(key.name)"
    }
  }

  /// Where it is written, for people: `BROADSHEET_SOURCE`, `config.yaml, line 3`.
  var place: String {
    switch origin {
    case .variable(let name): name
    case .file(let path, let line): "\(path.split(separator: "/").last ?? ""), line \(line)"
    }
  }
}
