/// Letters that ASCII lacks, written with those it has.
extension Repertoire {
  /// `scalar` in ASCII, as libraries transliterate names: `ae` for æ, `Zh` for Ж, `th` for θ; nothing for a combining
  /// mark; nil for what cannot be transliterated letter by letter.
  static func spelling(of scalar: Unicode.Scalar) -> String? {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return ""
    default: break
    }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    guard let letters = spelled[lower] ?? named(lower) else { return nil }
    return lower == scalar ? letters : letters.prefix(1).uppercased() + letters.dropFirst()
  }

  /// The letter that `é` and `ł` are variants of, or that a Greek one is written with, by their names in Unicode; nil if
  /// there is none in ASCII.
  private static func named(_ scalar: Unicode.Scalar) -> String? {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.count >= 4, words[2] == "LETTER" else { return nil }
    return switch words[0] {
    case "LATIN": words[3].count == 1 ? words[3].lowercased() : nil
    case "GREEK": greekLetters[words[3]]
    default: nil
    }
  }

  private static let greekLetters: [Substring: String] = [
    "ALPHA": "a", "BETA": "b", "GAMMA": "g", "DELTA": "d", "EPSILON": "e", "ZETA": "z", "ETA": "e",
    "THETA": "th", "IOTA": "i", "KAPPA": "k", "LAMDA": "l", "MU": "m", "NU": "n", "XI": "x", "OMICRON": "o",
    "PI": "p", "RHO": "r", "SIGMA": "s", "FINAL": "s", "TAU": "t", "UPSILON": "y", "PHI": "ph", "CHI": "ch",
    "PSI": "ps", "OMEGA": "o",
  ]

  /// Latin letters whose names are not theirs, ligatures, and Cyrillic.
  private static let spelled: [Unicode.Scalar: String] = [
    "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th", "ð": "d", "ŋ": "n", "ı": "i", "ſ": "s", "ĳ": "ij", "ə": "e",
    "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st",
    "а": "a", "б": "b", "в": "v", "г": "g", "ґ": "g", "д": "d", "ђ": "d", "е": "e", "ё": "e", "є": "ie",
    "ж": "zh", "з": "z", "и": "i", "і": "i", "ї": "i", "й": "i", "ј": "j", "к": "k", "л": "l", "љ": "lj",
    "м": "m", "н": "n", "њ": "nj", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "ћ": "c", "у": "u",
    "ў": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "џ": "dz", "ш": "sh", "щ": "shch", "ъ": "'",
    "ы": "y", "ь": "'", "ѣ": "ie", "э": "e", "ю": "iu", "я": "ia", "ѳ": "f", "ѵ": "y",
  ]
}
