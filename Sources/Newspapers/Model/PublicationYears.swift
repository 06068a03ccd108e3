/// When a newspaper was published, from its first to its last year.
public struct PublicationYears: Hashable, Sendable, CustomStringConvertible {
  public let start: CatalogueYear
  public let end: CatalogueYear

  public init(start: CatalogueYear, end: CatalogueYear) {
    self.start = start
    self.end = end
  }

  /// Reads `1901-1913`, `18??-19??`, `1915-current`, `1897`.
  public init(_ written: String) {
    let parts = written.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    start = CatalogueYear(parts.first ?? "")
    end = CatalogueYear(parts.count > 1 ? parts[1] : parts.first ?? "")
  }

  /// Whether it may have appeared in some year of `from...to`; unknown years may be any.
  public func overlaps(from: Int?, to: Int?) -> Bool {
    if let from, let latest = end.latest, latest < from { return false }
    if let to, let earliest = start.earliest, earliest > to { return false }
    return true
  }

  /// `1866–1924`, with an en dash as printed catalogues write ranges.
  public var description: String { "\(start)–\(end)" }
}
