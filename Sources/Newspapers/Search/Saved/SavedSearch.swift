/// A search of the text of pages, saved under a name.
public struct SavedSearch: Hashable, Sendable {
  /// One line that satisfies `isName`.
  public let name: String
  /// In the query language; one line. It may come from a program that knows more of that language.
  public let query: String
  /// The source that the user named, as for `--source`, without a password; nil if none.
  public let source: String?
  /// Nil for the default order.
  public let order: SearchOrder?
  /// When a search with this name was first saved, in seconds since 1970.
  public let created: Double
  /// When this one was saved, in seconds since 1970.
  public let changed: Double

  public init(
    name: String, query: String, source: String? = nil, order: SearchOrder? = nil, created: Double,
    changed: Double
  ) {
    self.name = OwnWords.line(name)
    self.query = OwnWords.line(query)
    self.source = source.map(OwnWords.line)
    self.order = order
    self.created = created
    self.changed = changed
  }

  /// What is written in a query to search for it: `saved:influenza`.
  public var field: SearchField { SearchField(.saved, [.name(name)]) }

  /// Whether a query can name it: not blank, and without quotation marks.
  public static func isName(_ text: String) -> Bool {
    let field = SearchField(.saved, [.name(OwnWords.line(text))])
    return (try? SearchQuery.read(field.description))?.query.expression == .field(field)
  }
}
