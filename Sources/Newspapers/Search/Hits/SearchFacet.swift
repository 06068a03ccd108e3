/// How the pages that a search finds are distributed.
public struct SearchFacet: Hashable, Sendable {
  public let kind: Kind
  /// In the order to show: periods by time, everything else by count, then by name.
  public let values: [Value]
  public let scope: Scope
  public let origin: Origin

  public init(kind: Kind, values: [Value], scope: Scope, origin: Origin) {
    self.kind = kind
    self.values = values
    self.scope = scope
    self.origin = origin
  }

  /// What pages are counted by.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case decade, year, state, language, title
  }

  /// What the counts are of.
  public enum Scope: Hashable, Sendable {
    /// All that the search finds.
    case all
    /// The first hits, as many as were seen.
    case seen(Int)
  }

  public struct Value: Hashable, Sendable {
    /// For display: `1890s`, `1897`, `Ohio`, `German`, `The San Francisco call`.
    public let name: String
    public let count: Int
    /// What narrows the query to these pages.
    public let field: SearchField

    public init(name: String, count: Int, field: SearchField) {
      self.name = name
      self.count = count
      self.field = field
    }
  }
}
