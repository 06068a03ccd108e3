import Newspapers

/// A query that finds a term of a corpus job on its pages, for marking it.
public enum TermQuery {
  /// Letters and their marks, as jobs count them; nil if there are none.
  /// - Parameter term: as requested: `gold rush`, `klond*`.
  public static func query(of term: String) -> SearchQuery? {
    let parts = term.unicodeScalars.split { !isLetter($0) }.map(String.init)
    let isBeginning = term.hasSuffix("*")
    let words = parts.enumerated().map { number, part in
      SearchWord(part, isBeginning: isBeginning && number == parts.count - 1)
    }
    guard let first = words.first else { return nil }
    return try? SearchQuery(words.count == 1 ? .word(first) : .phrase(words))
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
