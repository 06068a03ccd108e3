import HTTP

/// A setting as written by the user.
struct WrittenSetting: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    case variable(String)
    case file(String, line: Int)
  }

  let key: SettingKey
  let text: String
  let origin: Origin

  /// For display: without a password that may be part of it.
  var shown: String {
    switch key {
    case .source, .locURL, .tileURL: (try? SiteAddress(text))?.description ?? SiteAddress.masked(text)
    default: text
    }
  }

  /// Its name where it is written, as used before “ is “…””.
  var subject: String {
    switch origin {
    case .variable(let name): name
    case .file(let path, let line): "\(path), line \(line): \(key.name)"
    }
  }

  /// Nil for a variable.
  var line: Int? { if case .file(_, let line) = origin { line } else { nil } }

  /// Where it is written, for display: `BROADSHEET_SOURCE`, `config.yaml, line 3`.
  var place: String {
    switch origin {
    case .variable(let name): name
    case .file(let path, let line): "\(path.split(separator: "/").last ?? ""), line \(line)"
    }
  }
}
