/// Words, phrases and words near each other.
extension SearchParser {
  /// A word, phrase, field or group; nil for punctuation that cannot be searched for.
  mutating func parsePrime() throws(SearchQueryError) -> SearchExpression? {
    guard let token else { return nil }
    switch token.kind {
    case .open: return try parseGroup()
    case .quoted(let text): return try parsePhrase(text)
    case .close, .bar, .minus: return nil
    case .word(let text):
      if let within = try SearchParser.near(text, token.column) {
        guard touches({ $0 == .open }) else {
          throw SearchQueryError(column: token.column, "\(text) needs something before it.")
        }
        return try parseNearGroup(within: within)
      }
      if let field = try parseField(text) { return field }
      noteColon(in: text)
      return try parseWord(text, column: token.column)
    }
  }

  /// A phrase, and the distance that may follow it (`"fire engine"~3`).
  private mutating func parsePhrase(_ text: String) throws(SearchQueryError) -> SearchExpression? {
    var words: [SearchWord] = []
    for part in text.unicodeScalars.split(separator: " ") {
      let word = SearchWord(String(part))
      if word.canBeSearched {
        try countTerm()
        words.append(word)
      }
    }
    let isLoose = touches { if case .word(let next) = $0 { next.hasPrefix("~") } else { false } }
    advance()
    if words.isEmpty { notes.append("“\(text)” has no letters to search for and was ignored.") }
    if !words.isEmpty { noteSigns(inQuotation: text) }
    guard isLoose, case .word(let next) = self.token?.kind, let sign = self.token else {
      return words.isEmpty ? nil : .phrase(words)
    }
    let distance = try SearchParser.distance(next.dropFirst(), column: sign.column)
    advance()
    return words.isEmpty ? nil : .near(within: distance, words.map { .word($0) })
  }

  private mutating func parseWord(_ text: String, column: Int) throws(SearchQueryError) -> SearchExpression? {
    var bare = Substring(text)
    let isThisForm = bare.hasPrefix("=") && bare.count > 1
    if isThisForm { bare.removeFirst() }
    let wantsVariants = bare.hasSuffix("~")
    if wantsVariants { bare.removeLast() }
    let isBeginning = bare.hasSuffix("*")
    if isBeginning { bare.removeLast() }
    if isBeginning, bare.hasSuffix("~") {
      throw SearchQueryError(
        column: column + text.count - 1, "~ comes after *.", suggestion: "\(bare.dropLast())*~")
    }
    if let star = bare.firstIndex(of: "*") {
      let rest = bare.filter { $0 != "*" }
      let offset = text.distance(from: text.startIndex, to: star)
      throw SearchQueryError(
        column: column + offset, "* works only at the end of a word.",
        suggestion: SearchWord(String(rest)).letters >= 3 ? "\(rest)*" : nil)
    }
    let word = SearchWord(
      String(bare), isBeginning: isBeginning, isThisForm: isThisForm, wantsVariants: wantsVariants)
    guard word.canBeSearched else {
      notes.append("“\(text)” has no letters to search for and was ignored.")
      advance()
      return nil
    }
    if isBeginning, word.letters < 3 {
      throw SearchQueryError(
        column: column + text.count - (wantsVariants ? 2 : 1),
        "The beginning of a word needs at least three letters.")
    }
    noteSigns(inWord: bare)
    switch text {
    case "or": notes.append("“or” is searched for as a word; OR in capitals finds either word.")
    case "not": notes.append("“not” is searched for as a word; NOT in capitals excludes pages.")
    case "near":
      notes.append("“near” is searched for as a word; NEAR in capitals finds words close together.")
    default: break
    }
    if text.hasPrefix("!") {
      notes.append("“!” means nothing here; -\(bare.drop { $0 == "!" }) excludes pages.")
    }
    try countTerm()
    advance()
    return .word(word)
  }

  // MARK: Near

  /// The distance, if `text` is `near/5` or `NEAR`; nil if it is a word.
  static func near(_ text: String, _ column: Int) throws(SearchQueryError) -> Int? {
    if text == "NEAR" { return 5 }
    guard text.lowercased().hasPrefix("near/") else { return nil }
    return try distance(text.dropFirst(5), column: column)
  }

  private static func distance(_ digits: Substring, column: Int) throws(SearchQueryError) -> Int {
    guard let distance = Int(digits), (1...100).contains(distance), digits.allSatisfy(\.isDecimalDigit) else {
      throw SearchQueryError(column: column, "A distance is a number of words, from 1 to 100.")
    }
    return distance
  }

  /// `near/5(fire engine bell)`; the current token is `near/5`.
  private mutating func parseNearGroup(within: Int) throws(SearchQueryError) -> SearchExpression? {
    advance()
    guard let open = token else { return nil }
    advance()
    var parts: [SearchExpression] = []
    while let token, token.kind != .close {
      if token.kind == .bar || token.kind == .minus || token.isOperator { throw .onlyWordsNear(token.column) }
      guard let part = try parsePrime() else { continue }
      try part.checkNear(column: token.column)
      parts.append(part)
    }
    guard token != nil else {
      throw SearchQueryError(column: open.column, "This parenthesis is never closed.")
    }
    advance()
    guard !parts.isEmpty else {
      throw SearchQueryError(column: open.column, "There is nothing in these parentheses.")
    }
    return parts.count == 1 ? parts[0] : .near(within: within, parts)
  }
}

extension SearchToken {
  /// Whether it is one of the operators in capitals.
  fileprivate var isOperator: Bool {
    if case .word(let text) = kind { ["OR", "AND", "NOT", "NEAR"].contains(text) } else { false }
  }
}

extension SearchExpression {
  /// Only words, phrases and alternatives of them can be near each other.
  func checkNear(column: Int?) throws(SearchQueryError) {
    switch self {
    case .word, .phrase: return
    case .any(let parts): for part in parts { try part.checkNear(column: column) }
    case .near, .field, .not, .all: throw .onlyWordsNear(column)
    }
  }
}

extension SearchWord {
  /// Whether it has letters or digits at all.
  var canBeSearched: Bool { text.unicodeScalars.contains(where: \.isSearched) }

  /// The letters and digits at its end.
  var letters: Int { text.unicodeScalars.reversed().prefix(while: \.isSearched).count }
}

extension Unicode.Scalar {
  /// Whether it is part of words.
  fileprivate var isSearched: Bool { properties.isAlphabetic || properties.numericType != nil }
}
