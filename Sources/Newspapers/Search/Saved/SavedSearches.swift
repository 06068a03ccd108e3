/// Replaces the names of saved searches in queries with their queries.
public struct SavedSearches: Sendable {
  private let library: any PersonalLibrary

  public init(_ library: any PersonalLibrary) { self.library = library }

  /// `query` with every saved search in it expanded, recursively.
  /// - Throws: `.notFound` for a name that is not known; `.unreadable` if a saved search cannot be read,
  ///   contains itself, or can match no page.
  public func expanding(_ query: SearchQuery) async throws(NewspaperError) -> SearchQuery {
    guard query.namesSavedSearches else { return query }
    var expansion = SavedSearchExpansion(try await all())
    return try expansion.expanding(query)
  }

  /// - Throws: what `expanding` would throw for `search` once it is saved.
  public func check(_ search: SavedSearch) async throws(NewspaperError) {
    var expansion = SavedSearchExpansion(try await all().filter { $0.name != search.name } + [search])
    _ = try expansion.expression(named: search.name)
  }

  /// The search that `query` names, if it asks for nothing else; nil if it asks for more.
  /// - Throws: `.notFound` for a name that is not known.
  public func search(namedBy query: SearchQuery) async throws(NewspaperError) -> SavedSearch? {
    guard case .field(let field) = query.expression, field.name == .saved, field.values.count == 1,
      case .name(let name) = field.values[0]
    else { return nil }
    return try SavedSearchExpansion(try await all()).search(named: name)
  }

  /// The search with that name, ignoring case and accents.
  /// - Throws: `.notFound` for a name that is not known.
  public func search(named name: String) async throws(NewspaperError) -> SavedSearch {
    try SavedSearchExpansion(try await all()).search(named: name)
  }

  /// By name.
  public func all() async throws(NewspaperError) -> [SavedSearch] {
    try await library.savedSearches(matching: "", window: Window(offset: 0, limit: 100_000)).rows
  }
}

extension SearchQuery {
  /// Whether it has to be expanded before it can be run.
  public var namesSavedSearches: Bool { expression.fields.contains { $0.name == .saved } }

  /// The default order: pages without words to compare are sorted by date.
  public var usualOrder: SearchOrder {
    expression.clauses.isEmpty && !namesSavedSearches ? .date : .relevance
  }
}
