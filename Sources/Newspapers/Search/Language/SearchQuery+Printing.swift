/// Queries as they are written: parsing the output gives the same query.
extension SearchQuery: CustomStringConvertible {
  /// In canonical form: `"gold rush" -silver state:(Ohio OR "New York")`.
  public var description: String { expression.description }
}

extension SearchExpression: CustomStringConvertible {
  public var description: String {
    switch self {
    case .word(let word): return word.description
    case .phrase(let words): return "\"\(words.map(\.text).joined(separator: " "))\""
    case .near(let within, let parts):
      return "near/\(within)(\(parts.map(\.description).joined(separator: " ")))"
    case .field(let field): return field.description
    case .not(let part): return "-\(part.asOperand)"
    case .any(let parts): return parts.map(\.asOperand).joined(separator: " OR ")
    case .all(let parts):
      var names: Set<SearchField.Name> = []
      return parts.map { part in
        // A second field of the same name is put in parentheses, so that its values are not joined with the
        // first one's.
        if case .field(let field) = part, !names.insert(field.name).inserted { return "(\(field))" }
        return part.asOperand
      }.joined(separator: " ")
    }
  }

  private var asOperand: String {
    switch self {
    case .all, .any: "(\(self))"
    case .word, .phrase, .near, .field, .not: description
    }
  }
}

extension SearchWord: CustomStringConvertible {
  public var description: String {
    let signs = (isThisForm ? "=" : "", (isBeginning ? "*" : "") + (wantsVariants ? "~" : ""))
    if signs.0.isEmpty, signs.1.isEmpty, meansSomethingElse { return "\"\(text)\"" }
    return signs.0 + text + signs.1
  }

  /// Whether it would not be parsed as a word without quotation marks.
  private var meansSomethingElse: Bool {
    ["OR", "AND", "NOT", "NEAR"].contains(text)
      || text.unicodeScalars.contains { ":()|*".unicodeScalars.contains($0) }
      || text.hasPrefix("-") || text.hasPrefix("=") || text.hasSuffix("~")
      || text.lowercased().hasPrefix("near/") || PastedSearch.begins(text)
  }
}

extension SearchField: CustomStringConvertible {
  /// `state:Ohio`, `title:"evening star"`, `date:(1889 OR 1913)`.
  public var description: String {
    let written = values.map(\.description)
    return "\(name.rawValue):" + (written.count == 1 ? written[0] : "(\(written.joined(separator: " OR ")))")
  }
}

extension SearchField.Value: CustomStringConvertible {
  public var description: String {
    switch self {
    case .name(let text), .words(let text): text.needsQuotes ? "\"\(text)\"" : text
    case .dates(let range): range.description
    case .yearDay(let month, let day): "\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    case .numbers(let range):
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)..\(range.upperBound)"
    }
  }
}

extension String {
  /// Whether a value has to be quoted to be read as one.
  fileprivate var needsQuotes: Bool {
    unicodeScalars.contains { $0 == " " || "()|".unicodeScalars.contains($0) }
      || ["OR", "AND", "NOT", "NEAR"].contains(self)
      || hasPrefix("-") || PastedSearch.begins(self)
  }
}
