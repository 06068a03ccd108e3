/// How to join the end of a line with the next line.
///
/// OCR of newspapers ends a broken word with a hyphen, or with what it took for one: a tilde, a dash, a
/// negation sign. This is removed if the word continues, and kept if it belongs to the word:
///
/// - after a digit (`20-` `year`), before a digit or a capital (`Omaha-` `Sioux`), unless both parts are all
///   capitals, like the halves of a word in a headline;
/// - if the page has the word with a hyphen elsewhere within a line, and in English numbers (`twenty-`
///   `one`).
///
/// A tilde or a dash is more often noise or a real dash than a hyphen (30 to 1 in pages of 1916). So they
/// count as a hyphen only if the page has the whole word elsewhere, or neither of its parts.
///
/// Hyphens that OCR missed are not restored: that would be guessing words.
struct LineEnd {
  static let hyphens: Set<Unicode.Scalar> = ["-", "\u{AD}", "\u{2010}", "¬", "~", "—"]

  private static let tens: Set<String> = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  enum Joint: Hashable {
    /// Two words, joined with a space.
    case words
    /// A word in two parts, joined without the hyphen.
    case broken
    /// A word in two parts, joined with a hyphen.
    case compound
    /// Ideographs, joined without a space.
    case ideographs
  }

  /// The words of the page, as folded by `PageVocabulary`.
  let vocabulary: PageVocabulary

  /// - Parameter isHyphenated: whether the source says that the last word of `line` continues in `next`.
  func joint(of line: String, isHyphenated: Bool, to next: String) -> Joint {
    guard let sign = line.unicodeScalars.last, let first = next.unicodeScalars.first else { return .words }
    guard LineEnd.hyphens.contains(sign) else {
      return sign.isIdeograph && first.isIdeograph ? .ideographs : .words
    }
    let body = line.dropLast()
    let head = String(
      body[(body.lastIndex(where: \.isBlank).map { body.index(after: $0) } ?? body.startIndex)...])
    let tail = String(next.prefix { !$0.isBlank })
    // A hyphen that stands alone, or after another, is a dash.
    guard let end = head.last, end.isPartOfWord, let start = tail.first, start.isPartOfWord
    else { return .words }
    let isCertain = isHyphenated || (sign != "~" && sign != "—")
    if end.isNumber || start.isNumber { return isCertain ? .compound : .words }
    if start.isUppercase {
      guard isCertain else { return .words }
      return head.isAllCapitals && tail.isAllCapitals ? .broken : .compound
    }
    if isCertain {
      return LineEnd.tens.contains(head.lowercased()) || vocabulary.contains(head + "-" + tail)
        ? .compound : .broken
    }
    let isBroken =
      vocabulary.contains(head + tail) || (!vocabulary.contains(head) && !vocabulary.contains(tail))
    return isBroken ? .broken : .words
  }
}

extension String {
  /// `GERM`: at least two letters, none in lower case.
  fileprivate var isAllCapitals: Bool {
    var letters = 0
    for character in self where character.isLetter {
      guard character.isUppercase else { return false }
      letters += 1
    }
    return letters > 1
  }
}
