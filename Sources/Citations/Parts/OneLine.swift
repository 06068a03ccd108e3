import Newspapers

/// Text for formats whose values are one line.
enum OneLine {
  /// Line ends and control characters become spaces.
  static func text(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl =
        scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
      scalars.append(isControl ? " " : scalar)
    }
    return String(scalars)
  }
}

extension PercentText {
  /// `%7C` for `|` and so on, for the ASCII characters in `signs`; control characters always.
  static func replacing(_ signs: String, in address: String) -> String {
    encoded(address) { byte in byte >= 0x20 && byte != 0x7F && !signs.utf8.contains(byte) }
  }
}
