import Newspapers
import Text

/// Other newspapers of a city: display-ready.
public struct Neighbors: Hashable, Sendable {
  /// `Detroit, Michigan`.
  public let place: String
  public let rows: [NewspaperRow]
  /// How many more there are.
  public let more: Int

  /// - Parameters:
  ///   - found: including `newspaper` itself, which is left out.
  ///   - limit: more rows are only counted.
  /// - Returns: nil if there are no others.
  public init?(_ found: LibraryRows<Newspaper>, of newspaper: LCCN, in place: Place, limit: Int) {
    let others = found.rows.filter { $0.lccn != newspaper }.prefix(limit)
    guard !others.isEmpty else { return nil }
    self.place = Sanitizer.sanitized(place.description)
    rows = others.map { NewspaperRow($0) }
    // It is from the city, too: if it is not among those rows, it is among the others.
    let isCounted = found.total > found.rows.count || found.rows.contains { $0.lccn == newspaper }
    more = found.total - (isCounted ? 1 : 0) - others.count
  }
}
