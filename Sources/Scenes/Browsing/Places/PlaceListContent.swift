import MVP

/// The places within a place: display-ready.
public struct PlaceListContent: WindowedContent {
  /// What identifies this list.
  public struct Identity: Hashable, Sendable {
    public let path: PlacePath
    public let order: PlaceOrder
    /// What the places were narrowed to.
    public var words = ""
  }

  public let rows: [PlaceRow]
  public let identity: Identity
  /// The number of newspapers in the whole place.
  public let newspaperCount: Int
  /// The number of newspapers in the row that has the most.
  public let largestCount: Int

  init(rows: [PlaceRow], identity: Identity, newspaperCount: Int) {
    self.rows = rows
    self.identity = identity
    self.newspaperCount = newspaperCount
    largestCount = rows.map(\.count).max() ?? 0
  }

  public var offset: Int { 0 }
  public var total: Int { rows.count }
  public var path: PlacePath { identity.path }

  /// `1 state`, `88 counties`, `12 cities`; `40 counties and cities` if some cities are in no county.
  public var summary: String {
    let kinds = Set(rows.map(\.kind))
    let count = Numerals.grouped(rows.count)
    if kinds.count > 1 { return "\(count) counties and cities" }
    return switch kinds.first {
    case .state: "\(count) state\(rows.count == 1 ? "" : "s")"
    case .county: "\(count) count\(rows.count == 1 ? "y" : "ies")"
    case .city: "\(count) cit\(rows.count == 1 ? "y" : "ies")"
    case nil: "no places"
    }
  }
}
