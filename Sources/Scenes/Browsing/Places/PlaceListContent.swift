import MVP
import Newspapers

/// The places within a place: display-ready.
public struct PlaceListContent: WindowedContent {
  /// What identifies this list.
  public struct Identity: Hashable, Sendable {
    public let path: PlacePath
    public let order: PlaceOrder
    /// The words that narrow the places.
    public var words = ""
  }

  public let rows: [PlaceRow]
  public let identity: Identity
  /// The number of newspapers in the whole place.
  public let newspaperCount: Int
  /// How many of them are in no row, because their records do not say where in the place they are.
  public let unplacedCount: Int
  /// The number of newspapers in the row that has the most.
  public let largestCount: Int
  /// What was counted instead of the requested source, and why; nil if that counted.
  public let notice: String?

  init(
    rows: [PlaceRow], identity: Identity, newspaperCount: Int, unplacedCount: Int, notice: String? = nil
  ) {
    self.notice = notice
    self.rows = rows
    self.identity = identity
    self.newspaperCount = newspaperCount
    self.unplacedCount = unplacedCount
    largestCount = rows.map(\.count).max() ?? 0
  }

  public var offset: Int { 0 }
  public var total: Int { rows.count }
  public var path: PlacePath { identity.path }

  /// `1 state`, `53 states and territories`, `88 counties`, `12 cities`; `40 counties and cities` if some cities are in no
  /// county.
  public var summary: String {
    let kinds = Set(rows.map { $0.kind == .country ? PlaceRow.Kind.state : $0.kind })
    let count = Numerals.grouped(rows.count)
    if kinds.count > 1 { return "\(count) counties and cities" }
    return switch kinds.first {
    case .state, .country: "\(count) \(states)"
    case .county: "\(count) count\(rows.count == 1 ? "y" : "ies")"
    case .city: "\(count) cit\(rows.count == 1 ? "y" : "ies")"
    case nil: "no places"
    }
  }

  /// `88 counties, 3,979 newspapers`, with `, 22 with no county or city recorded` if some are in no row. A
  /// newspaper may have several places, so those of some rows are not the sum of their counts.
  public var counts: String {
    guard identity.words.isEmpty else { return summary }
    let counts = "\(summary), \(Numerals.count(newspaperCount, "newspaper"))"
    guard unplacedCount > 0 else { return counts }
    let unsaid = path.county != nil ? "city" : path.state != nil ? "county or city" : "state"
    return "\(counts), \(Numerals.grouped(unplacedCount)) with no \(unsaid) recorded"
  }

  /// What to call the rows without an enclosing place.
  private var states: String {
    if rows.count == 1 { return rows[0].kind.rawValue }
    let others = rows.filter { !StateName.isState($0.name) }
    if others.isEmpty { return "states" }
    return others.allSatisfy { StateName.isTerritory($0.name) }
      ? "states and territories" : "states and countries"
  }
}
