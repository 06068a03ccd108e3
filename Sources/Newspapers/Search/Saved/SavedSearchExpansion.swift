/// Expands saved searches, each once.
struct SavedSearchExpansion {
  private let searches: [SavedSearch]
  private var written: [String: SearchExpression] = [:]
  /// The names of those being expanded, each referenced by the previous one.
  private var path: [String] = []
  /// How deep references may go. An import could exceed the stack.
  static let deepest = 50

  init(_ searches: [SavedSearch]) { self.searches = searches }

  mutating func expanding(_ query: SearchQuery) throws(NewspaperError) -> SearchQuery {
    let expression = try expanding(query.expression)
    do throws(SearchQueryError) {
      return try SearchQuery(expression)
    } catch {
      throw .unreadable(what: "“\(query)” cannot be searched for: \(error.clause)")
    }
  }

  private mutating func expanding(
    _ expression: SearchExpression
  ) throws(NewspaperError) -> SearchExpression {
    switch expression {
    // There are no fields among words that are near each other.
    case .word, .phrase, .near: return expression
    case .field(let field):
      guard field.name == .saved else { return expression }
      var parts: [SearchExpression] = []
      for case .name(let name) in field.values { parts.append(try self.expression(named: name)) }
      return parts.count == 1 ? parts[0] : .any(parts)
    case .not(let part): return .not(try expanding(part))
    case .all(let parts): return .all(try expanding(parts))
    case .any(let parts): return .any(try expanding(parts))
    }
  }

  private mutating func expanding(_ parts: [SearchExpression]) throws(NewspaperError) -> [SearchExpression] {
    var expanded: [SearchExpression] = []
    for part in parts { expanded.append(try expanding(part)) }
    return expanded
  }

  /// The query of the search with that name.
  mutating func expression(named name: String) throws(NewspaperError) -> SearchExpression {
    let search = try search(named: name)
    if let written = written[search.name] { return written }
    if let start = path.firstIndex(of: search.name) {
      let others = path[(start + 1)...].map { "“\($0)”" }.joined(separator: ", ")
      let way = others.isEmpty ? "" : ", through \(others)"
      throw .unreadable(what: "the saved search “\(search.name)” contains itself\(way)")
    }
    guard path.count < SavedSearchExpansion.deepest else {
      throw .unreadable(
        what: "“\(path[0])” cannot be expanded: at most \(SavedSearchExpansion.deepest) saved searches can "
          + "refer to one another in a row")
    }
    path.append(search.name)
    let query: SearchQuery
    do throws(SearchQueryError) {
      query = try SearchQuery.read(search.query).query
    } catch {
      throw .unreadable(what: "the saved search “\(search.name)” cannot be read: \(error.clause)")
    }
    let expression = try expanding(query).expression
    path.removeLast()
    written[search.name] = expression
    return expression
  }

  /// The search with that name; case and accents are ignored if that is unambiguous.
  func search(named name: String) throws(NewspaperError) -> SavedSearch {
    if let search = searches.first(where: { $0.name == name }) { return search }
    let folded = TitleText.folded(name)
    if let search = searches.first(where: { TitleText.folded($0.name) == folded }) { return search }
    let meant = Resemblance.names(like: name, among: searches.map(\.name)).first
    let suggestion = meant.map { "; did you mean \(SearchField(.saved, [.name($0)]))?" } ?? ""
    throw .notFound(what: .savedSearch(name, suggestion: suggestion), source: "reader’s library")
  }
}

extension SearchQueryError {
  /// Its sentence, as the end of another one.
  fileprivate var clause: String { message.hasSuffix(".") ? String(message.dropLast()) : message }
}
