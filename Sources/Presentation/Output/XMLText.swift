/// Text within XML, in elements and attributes.
public enum XMLText {
  /// On one line, without control characters and anything XML does not allow (XML 1.0, 2.2).
  public static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
