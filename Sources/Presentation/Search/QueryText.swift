import Newspapers

/// Writes parts of queries in the query language.
public enum QueryText {
  /// `state:Ohio`, `state:"New York"`.
  public static func field(_ name: SearchField.Name, _ value: String) -> String {
    "\(name.rawValue):\(quoted(value))"
  }

  /// Any of one or more values: `state:(Ohio OR "New York")`.
  public static func field(_ name: SearchField.Name, _ values: [String]) -> String {
    guard values.count > 1 else { return field(name, values.first ?? "") }
    return "\(name.rawValue):(\(values.map { quoted($0) }.joined(separator: " OR ")))"
  }

  /// In quotation marks, unless it is a single plain word.
  public static func quoted(_ value: String) -> String {
    let isPlain = value.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_" || $0 == "/"
    }
    if isPlain, !value.isEmpty, value.first != "-" { return value }
    return "\"\(value.filter { !isQuote($0) })\""
  }

  /// Both combined, either of which may be empty: alternatives stay together.
  public static func joined(_ words: String, _ fields: String) -> String {
    guard !fields.isEmpty, words.contains(where: { !$0.isWhitespace }) else { return words + fields }
    return SearchQuery.hasAlternatives(words) ? "(\(words)) \(fields)" : "\(words) \(fields)"
  }

  /// A query that begins with `fields` that the reader did not type: alternatives after them stay together.
  /// - Returns: nil if `text` is not such a query, or needs no parentheses.
  public static func grouped(_ text: String, after fields: String) -> String? {
    guard text.hasPrefix(fields), let begun = try? SearchQuery.read(fields).query, begun.hasOnlyFields else {
      return nil
    }
    let words = String(text.dropFirst(fields.count))
    guard SearchQuery.hasAlternatives(words) else { return nil }
    let grouped = "\(fields.trimmed) (\(words.trimmed))"
    // The words alone may mean nothing: “OR ohio” goes on with the fields.
    guard (try? SearchQuery.read(grouped)) != nil else { return nil }
    return grouped
  }

  private static func isQuote(_ character: Character) -> Bool { "\"“”„‟«»".contains(character) }
}

extension SearchQuery {
  /// Whether it says which pages to look at, but not for what.
  fileprivate var hasOnlyFields: Bool {
    switch expression {
    case .field: true
    case .all(let parts): parts.count == requiredFields.count
    default: false
    }
  }
}
