/// How the pages that a search finds are distributed.
public struct SearchFacet: Hashable, Sendable {
  public let kind: Kind
  /// In the order to show: periods by time, everything else by count, then by name.
  public let values: [Value]
  public let scope: Scope
  public let origin: Origin
  /// What the counts leave out; nil if nothing.
  public let remainder: Remainder?
  /// The requests that were sent for it.
  public let requests: Int

  public init(
    kind: Kind, values: [Value], scope: Scope, origin: Origin, remainder: Remainder? = nil, requests: Int = 0
  ) {
    self.kind = kind
    self.values = values
    self.scope = scope
    self.origin = origin
    self.remainder = remainder
    self.requests = requests
  }

  /// The same with more known about its values.
  func with(_ values: [Value]) -> SearchFacet {
    SearchFacet(
      kind: kind, values: values, scope: scope, origin: origin, remainder: remainder, requests: requests)
  }

  /// Pages that none of the values counts.
  public enum Remainder: Hashable, Sendable {
    /// This many pages say nothing about it.
    case unsaid(Int)
    /// This many pages have other values or say nothing: the source lists only the most frequent values. Of states and
    /// languages, of which a page may have several, at least this many.
    case unlisted(Int)
    /// The counts, which should cover all pages, add up to this many of `of`.
    case unequal(Int, of: Int)
  }

  /// What pages are counted by.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case decade, year, state, language, title
  }

  /// Which pages the counts cover.
  public enum Scope: Hashable, Sendable {
    /// Everything the search finds.
    case all
    /// The first hits, as many as have been seen.
    case seen(Int)
  }

  public struct Value: Hashable, Sendable {
    /// For display: `1890s`, `1897`, `Ohio`, `German`, `The San Francisco call`.
    public let name: String
    public let count: Int
    /// The field that narrows the query to these pages.
    public let field: SearchField
    /// Where a newspaper appeared, which tells it apart from others of its title; nil if unknown, and for all
    /// other kinds.
    public let place: Place?
    /// The newspaper's title, place and years as the server has them; nil if it gave its LCCN.
    public let line: TitleLine?

    public init(
      name: String, count: Int, field: SearchField, place: Place? = nil, line: TitleLine? = nil
    ) {
      self.name = name
      self.count = count
      self.field = field
      self.place = place
      self.line = line
    }

    /// The same for the pages of one newspaper only.
    func narrowing(to lccn: LCCN) -> Value {
      Value(name: name, count: count, field: SearchField(.lccn, [.name(lccn.description)]), place: place)
    }
  }
}
