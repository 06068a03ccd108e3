/// What precedes the cursor in a query that is being typed, and can be completed.
public struct QueryPlace: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A word, or the name of a field.
    case wordOrField
    /// A word that cannot be the name of a field, such as one in a phrase.
    case word
    case value(SearchField.Name)
  }

  public let kind: Kind
  /// The characters of the query that a candidate replaces.
  public let range: Range<Int>
  /// The typed part, without quotation marks.
  public let typed: String

  /// - Parameter cursor: the number of characters before it.
  public init(in text: String, before cursor: Int) {
    let characters = Array(text.prefix(cursor))
    var reader = Reader()
    for (number, character) in characters.enumerated() {
      reader.take(character, number, characters)
    }
    let field = reader.named ?? reader.groups.last.flatMap(\.self)
    if let quote = reader.quote {
      let content = characters[(quote + 1)...]
      if let field {
        self.init(.value(field), quote..<characters.count, content)
      } else {
        let start = content.lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? quote + 1
        self.init(.word, start..<characters.count, characters[start...])
      }
      return
    }
    var start = reader.word ?? characters.count
    if let field {
      self.init(.value(field), start..<characters.count, characters[start...])
      return
    }
    let signs = characters[start...].prefix { $0 == "-" || $0 == "=" }
    start += signs.count
    self.init(
      signs.contains("=") ? .word : .wordOrField, start..<characters.count, characters[start...])
  }

  private init(_ kind: Kind, _ range: Range<Int>, _ typed: ArraySlice<Character>) {
    (self.kind, self.range, self.typed) = (kind, range, String(typed))
  }

  /// Scans a query that need not be complete.
  private struct Reader {
    /// Where the unclosed quotation begins.
    var quote: Int?
    /// Where the word begins.
    var word: Int?
    /// The field whose value may follow.
    var named: SearchField.Name?
    /// The unclosed parentheses, and the fields whose values are in them.
    var groups: [SearchField.Name?] = []

    mutating func take(_ character: Character, _ number: Int, _ characters: [Character]) {
      if quote != nil {
        if Reader.isQuote(character) { (quote, word, named) = (nil, nil, nil) }
        return
      }
      switch character {
      case _ where Reader.isQuote(character): (quote, word) = (number, nil)
      case "(":
        groups.append(named ?? groups.last.flatMap(\.self))
        (word, named) = (nil, nil)
      case ")":
        _ = groups.popLast()
        (word, named) = (nil, nil)
      case "|": (word, named) = (nil, nil)
      case _ where character.isWhitespace: (word, named) = (nil, nil)
      default:
        let start = word ?? number
        word = start
        guard character == ":", named == nil else { return }
        let name = characters[start..<number].drop { $0 == "-" }
        if let field = SearchField.Name(rawValue: String(name).lowercased()) { (named, word) = (field, nil) }
      }
    }

    private static func isQuote(_ character: Character) -> Bool { "\"“”„‟«»".contains(character) }
  }
}
