/// An operator or a word in a query.
struct SearchToken {
  enum Kind: Hashable {
    case open, close, bar
    /// A `-` before something.
    case minus
    /// What is between two quotation marks.
    case quoted(String)
    /// Anything else up to a space, parenthesis, bar or quotation mark.
    case word(String)
  }

  let kind: Kind
  /// The columns that it covers, from 1 in characters.
  let columns: Range<Int>

  /// Whether a space precedes it.
  var followsBlank = false

  var column: Int { columns.lowerBound }
}

extension SearchToken {
  /// The tokens of `text`, in linear time.
  static func tokens(of text: String) throws(SearchQueryError) -> [SearchToken] {
    var reader = Reader()
    for character in text {
      reader.column += 1
      guard reader.column <= SearchQuery.longest else {
        throw SearchQueryError(
          column: reader.column,
          "A query can be at most \(SearchQuery.longest) characters long. This one is longer.")
      }
      // By scalars, since a combining mark after a space or a quotation mark forms one character with it.
      for scalar in character.unicodeScalars { reader.take(scalar) }
    }
    if let column = reader.quoteColumn {
      throw SearchQueryError(column: column, "This quotation mark is never closed.")
    }
    reader.column += 1
    reader.endWord(beforeOperand: false)
    return reader.tokens
  }

  /// `text` without the characters that cannot occur in a word of a query: they become spaces, or nothing if
  /// they are invisible.
  static func plain(_ text: some StringProtocol) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch Sign(scalar) {
      case .letter, .part: plain.append(scalar)
      case .blank, .quote: plain.append(" ")
      case .invisible: continue
      }
    }
    return String(plain)
  }

  private struct Reader {
    var tokens: [SearchToken] = []
    var column = 0
    /// Where the current quotation begins; nil outside quotations.
    var quoteColumn: Int?
    private var word = String.UnicodeScalarView()
    private var start = 1
    /// Whether the next token follows a space.
    private var followsBlank = false

    mutating func take(_ scalar: Unicode.Scalar) {
      let sign = Sign(scalar)
      if sign == .invisible { return }
      if let quoteColumn {
        if sign == .quote {
          append(.quoted(String(word)), quoteColumn..<column + 1)
          (word, self.quoteColumn) = (String.UnicodeScalarView(), nil)
        } else {
          word.append(sign == .blank ? " " : scalar)
        }
        return
      }
      if sign == .letter {
        if word.isEmpty { start = column }
        word.append(scalar)
        return
      }
      endWord(beforeOperand: sign == .quote || sign == .part(.open))
      if sign == .quote { quoteColumn = column }
      if case .part(let kind) = sign { append(kind, column..<column + 1) }
      if sign == .blank { followsBlank = true }
    }

    private mutating func append(_ kind: Kind, _ columns: Range<Int>) {
      tokens.append(SearchToken(kind: kind, columns: columns, followsBlank: followsBlank))
      followsBlank = false
    }

    /// Ends the word before `column`; dashes before it, or before a quotation or parenthesis, exclude that.
    mutating func endWord(beforeOperand: Bool) {
      var dashes = word.prefix { $0 == "-" }.count
      if dashes == word.count, !beforeOperand { dashes = 0 }
      for column in start..<start + dashes { append(.minus, column..<column + 1) }
      word.removeFirst(dashes)
      if !word.isEmpty { append(.word(String(word)), start + dashes..<max(column, start + dashes)) }
      word = String.UnicodeScalarView()
    }
  }

  /// Whether a query is parsed as if the scalar were not there.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}": true
    default: false
    }
  }

  /// What a scalar does.
  private enum Sign: Equatable {
    case blank, quote, letter
    /// A soft hyphen, or a zero-width character, which comes along with copied text.
    case invisible
    case part(Kind)

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "\"", "“", "”", "„", "‟", "«", "»": self = .quote
      case "(": self = .part(.open)
      case ")": self = .part(.close)
      case "|": self = .part(.bar)
      case _ where SearchToken.isInvisible(scalar): self = .invisible
      case _ where scalar.isASCII: self = scalar.value > 0x20 && scalar.value != 0x7F ? .letter : .blank
      default:
        let properties = scalar.properties
        self = properties.isWhitespace || properties.generalCategory == .control ? .blank : .letter
      }
    }
  }
}
