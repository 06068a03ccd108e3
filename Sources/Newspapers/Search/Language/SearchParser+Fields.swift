/// Fields and their values.
extension SearchParser {
  /// The field that starts with the word `text`; nil if it is not one.
  mutating func parseField(_ text: String) throws(SearchQueryError) -> SearchExpression? {
    guard let token, let colon = text.firstIndex(of: ":") else { return nil }
    let written = text[..<colon]
    guard let name = try SearchField.Name.read(written, column: token.column) else { return nil }
    let rest = String(text[text.index(after: colon)...])
    let start = token.column + text.distance(from: text.startIndex, to: colon) + 1
    if !rest.isEmpty {
      let value = try readValue(rest, of: name, column: start)
      advance()
      return .field(SearchField(name, value))
    }
    guard touches({ $0 != .close && $0 != .bar }) else {
      throw SearchQueryError(
        column: token.column, "\(name.rawValue): needs a value right after the colon.",
        suggestion: following.first?.plain.map { "\(name.rawValue):\($0)" })
    }
    advance()
    return .field(SearchField(name, try parseValues(of: name)))
  }

  /// Reports a word that looks like a field, such as `author:smith`: as a word it hardly ever finds anything.
  mutating func noteColon(in text: String) {
    guard let colon = text.firstIndex(of: ":"), let next = text[colon...].dropFirst().first,
      next.isLetter || next.isNumber, text[..<colon].allSatisfy({ $0.isASCII && $0.isLetter }),
      colon > text.startIndex
    else { return }
    notes.append("“\(text)” is searched for as words: \(text[..<colon]) is not a field.")
  }

  /// One quoted value, or several in parentheses.
  private mutating func parseValues(of name: SearchField.Name) throws(SearchQueryError) -> [SearchField.Value]
  {
    guard let first = token, first.kind == .open else { return try parseValue(of: name) }
    advance()
    var values: [SearchField.Value] = []
    while let token, token.kind != .close {
      if token.kind == .bar || token.kind == .word("OR") {
        advance()
      } else {
        values += try parseValue(of: name)
      }
    }
    guard token != nil else {
      throw SearchQueryError(column: first.column, "This parenthesis is never closed.")
    }
    advance()
    guard !values.isEmpty else {
      throw SearchQueryError(column: first.column, "There is nothing in these parentheses.")
    }
    return values
  }

  private mutating func parseValue(of name: SearchField.Name) throws(SearchQueryError) -> [SearchField.Value]
  {
    guard let token else { return [] }
    guard let text = token.plain, !["AND", "NOT", "NEAR"].contains(text) else {
      throw SearchQueryError(column: token.column, "\(name.rawValue): takes values, with OR between them.")
    }
    let value = try readValue(text, of: name, column: token.column)
    advance()
    return value
  }

  /// The value, written in full.
  private mutating func readValue(
    _ text: String, of name: SearchField.Name, column: Int
  ) throws(SearchQueryError) -> [SearchField.Value] {
    try countTerm()
    do {
      return [try SearchField.Value(text, of: name)]
    } catch {
      // `state:New York` without quotation marks.
      let longer = following.prefix(2).compactMap(\.plain).reduce(into: [text]) { texts, next in
        texts.append("\(texts[texts.count - 1]) \(next)")
      }
      let whole = longer.dropFirst().first { (try? SearchField.Value($0, of: name)) != nil }
      throw SearchQueryError(
        column: column, error.message,
        suggestion: whole.map { "\(name.rawValue):\"\($0)\"" } ?? error.suggestion)
    }
  }
}

extension SearchToken {
  /// Its text, if it is a word or a quotation.
  fileprivate var plain: String? {
    switch kind {
    case .word(let text), .quoted(let text): text
    case .open, .close, .bar, .minus: nil
    }
  }
}

extension SearchField.Name {
  /// The field with that name, ignoring case; nil if it is just a word before a colon, as in `12:30` or
  /// `Editor:`.
  /// - Throws: if a field of a similar name was meant.
  static func read(_ written: Substring, column: Int) throws(SearchQueryError) -> SearchField.Name? {
    let small = written.lowercased()
    guard !small.isEmpty, small.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else {
      return nil
    }
    if let name = SearchField.Name(rawValue: small) { return name }
    let letters = Array(small.utf8)
    let near = allCases.first {
      EditDistance.between(letters, Array($0.rawValue.utf8)[...], limit: max(1, letters.count / 3))?.whole
        ?? .max
        <= max(1, letters.count / 3) && letters.count > 2
    }
    guard let meant = near ?? others[small] else { return nil }
    throw SearchQueryError(
      column: column, "“\(written)” is not a field.", suggestion: "\(meant.rawValue):")
  }

  /// Other names that readers may use.
  private static let others: [String: SearchField.Name] = [
    "year": .date, "years": .date, "from": .date, "to": .date, "since": .date, "until": .date,
    "before": .date,
    "after": .date, "day": .on, "newspaper": .title, "paper": .title, "place": .city, "town": .city,
    "lang": .language,
    "seq": .page, "sequence": .page, "issn": .lccn, "sn": .lccn, "tag": .in, "search": .saved,
  ]
}
