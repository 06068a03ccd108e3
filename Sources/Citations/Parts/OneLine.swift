/// Text for formats whose values are one line.
enum OneLine {
  /// Line ends and controls become blanks.
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

enum PercentSigns {
  /// `%7C` for `|` and so on, for the ASCII signs in `signs`; controls always.
  static func replacing(_ signs: String, in address: String) -> String {
    address.unicodeScalars.map { scalar in
      guard scalar.value < 0x20 || scalar.value == 0x7F || signs.unicodeScalars.contains(scalar) else {
        return String(scalar)
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
