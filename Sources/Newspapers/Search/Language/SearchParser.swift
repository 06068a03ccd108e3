/// Reads a query by the grammar of `broadsheet-query(7)`:
///
///     query = or
///     or    = and { ("OR" | "|") and }
///     and   = not { [ "AND" ] not }
///     not   = [ "NOT" | "-" ] near
///     near  = prime { ("near/" n | "NEAR") prime }
///     prime = "(" or ")" | "near/" n "(" word word { word } ")" | name ":" value | phrase [ "~" n ] | word
///
/// Every input ends in an expression or an error. It recurses only into parentheses, whose depth is limited.
struct SearchParser {
  private let tokens: [SearchToken]
  private var position = 0
  private var depth = 0
  private var terms = 0
  /// Whether AND and OR were mixed without parentheses.
  private(set) var mixesOperators = false
  /// What was ignored, as sentences.
  var notes: [String] = []

  init(_ text: String) throws(SearchQueryError) { tokens = try SearchToken.tokens(of: text) }

  /// The whole query, not yet in normal form.
  mutating func parseQuery() throws(SearchQueryError) -> SearchExpression {
    let expression = try parseOr()
    if let token {
      throw SearchQueryError(column: token.column, "This “)” has no matching “(”.")
    }
    guard let expression else {
      throw SearchQueryError(column: 1, "Nothing to search for.")
    }
    return expression
  }

  // MARK: Tokens

  var token: SearchToken? { position < tokens.count ? tokens[position] : nil }

  /// The tokens after this one.
  var following: ArraySlice<SearchToken> { tokens[min(position + 1, tokens.count)...] }

  /// Whether the next token follows this one without a space, and is of that kind.
  func touches(_ isWanted: (SearchToken.Kind) -> Bool) -> Bool {
    guard let next = following.first else { return false }
    return !next.followsBlank && isWanted(next.kind)
  }

  mutating func advance() { position += 1 }

  mutating func countTerm() throws(SearchQueryError) {
    terms += 1
    guard terms <= SearchQuery.mostTerms else {
      throw SearchQueryError(
        column: token?.column,
        "A query can have at most \(SearchQuery.mostTerms) words and values. This one has more.")
    }
  }

  // MARK: Operators

  /// Alternatives; nil if all of it was punctuation that cannot be searched for.
  mutating func parseOr() throws(SearchQueryError) -> SearchExpression? {
    var (parts, joined): ([SearchExpression], Bool) = ([], false)
    var hasSeveral = false
    while true {
      let start = token?.column
      let (part, count) = try parseAnd()
      hasSeveral = hasSeveral || count > 1
      if let part {
        if depth == 0, part.onlyLeavesOut { throw SearchQueryError.onlyLeavesOut(start) }
        parts.append(part)
      }
      guard let sign = token, sign.kind == .bar || sign.kind == .word("OR") else { break }
      joined = true
      advance()
      try expectOperand(after: sign)
    }
    if joined, hasSeveral { mixesOperators = true }
    return parts.count == 1 ? parts[0] : parts.isEmpty ? nil : .any(parts)
  }

  /// A conjunction, and how many parts it has.
  private mutating func parseAnd() throws(SearchQueryError) -> (SearchExpression?, Int) {
    var parts: [SearchExpression] = []
    if let sign = token, sign.kind == .bar || sign.kind == .word("OR") || sign.kind == .word("AND") {
      throw SearchQueryError(column: sign.column, "\(sign.name) needs something before it.")
    }
    while let token, token.kind != .close, token.kind != .bar, token.kind != .word("OR") {
      if token.kind == .word("AND") {
        advance()
        try expectOperand(after: token)
        continue
      }
      if let part = try parseNot() { parts.append(part) }
    }
    return (parts.isEmpty ? nil : parts.count == 1 ? parts[0] : .all(parts.mergingFields()), parts.count)
  }

  private mutating func parseNot() throws(SearchQueryError) -> SearchExpression? {
    var isWanted = true
    while let sign = token, sign.kind == .word("NOT") || sign.kind == .minus {
      isWanted.toggle()
      advance()
      try expectOperand(after: sign)
    }
    guard let part = try parseNear() else { return nil }
    return isWanted ? part : .not(part)
  }

  private mutating func parseNear() throws(SearchQueryError) -> SearchExpression? {
    guard var left = try parsePrime() else { return nil }
    var joined: (within: Int, parts: [SearchExpression])?
    while let sign = token, case .word(let text) = sign.kind,
      let within = try SearchParser.near(text, sign.column),
      !touches({ $0 == .open })
    {
      if let joined, joined.within != within {
        throw SearchQueryError(
          column: sign.column, "Words near each other must all have the same distance.",
          suggestion: "near/\(joined.within)")
      }
      if joined == nil { try left.checkNear(column: sign.column) }
      advance()
      try expectOperand(after: sign)
      let start = token?.column
      if token?.kind == .minus || token?.kind == .word("NOT") { throw .onlyWordsNear(start) }
      guard let right = try parsePrime() else { continue }
      try right.checkNear(column: start)
      joined = (within, (joined?.parts ?? [left]) + [right])
      left = .near(within: within, joined?.parts ?? [])
    }
    return left
  }

  private mutating func expectOperand(after sign: SearchToken) throws(SearchQueryError) {
    switch token?.kind {
    case nil, .close, .bar, .word("OR"), .word("AND"):
      throw SearchQueryError(column: sign.column, "\(sign.name) needs something after it.")
    default: break
    }
  }

  /// The content of parentheses; the current token is the opening one.
  mutating func parseGroup() throws(SearchQueryError) -> SearchExpression? {
    guard let open = token else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard depth <= SearchQuery.deepest else {
      throw SearchQueryError(
        column: open.column, "At most \(SearchQuery.deepest) parentheses can be open at once.")
    }
    advance()
    if token?.kind == .close {
      throw SearchQueryError(column: open.column, "There is nothing in these parentheses.")
    }
    let group = try parseOr()
    guard token?.kind == .close else {
      throw SearchQueryError(column: open.column, "This parenthesis is never closed.")
    }
    advance()
    // Parentheses keep a field separate from others of its name; otherwise their values would be joined.
    return group.map { $0.isField ? .all([$0]) : $0 }
  }
}

extension SearchToken {
  /// As messages name it.
  fileprivate var name: String {
    switch kind {
    case .bar: "|"
    case .minus: "-"
    case .word(let text): text
    case .open, .close, .quoted: "it"
    }
  }
}
