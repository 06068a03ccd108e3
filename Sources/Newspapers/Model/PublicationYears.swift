/// When a newspaper was published, from its first year to its last.
public struct PublicationYears: Hashable, Sendable, CustomStringConvertible {
  public let start: CatalogueYear
  public let end: CatalogueYear

  public init(start: CatalogueYear, end: CatalogueYear) {
    self.start = start
    self.end = end
  }

  /// Parses `1901-1913`, `18??-19??`, `1915-current`, `1897`.
  public init(_ written: String) {
    let parts = written.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    start = CatalogueYear(parts.first ?? "")
    end = CatalogueYear(parts.count > 1 ? parts[1] : parts.first ?? "")
  }

  /// Whether it may have been published in any year of `from...to`; unknown years match any.
  public func overlaps(from: Int?, to: Int?) -> Bool {
    if let from, let latest = end.latest, latest < from { return false }
    if let to, let earliest = start.earliest, earliest > to { return false }
    return true
  }

  /// The decades in which it may have been published, each as its years without the last digit: 186 is the
  /// 1860s. Nil if unknown. Current newspapers extend to the 2020s.
  public var decades: ClosedRange<Int>? {
    guard let first = start.earliest else { return nil }
    guard let last = end == .current ? PublicationYears.present : end.latest, last >= first else {
      return nil
    }
    return first / 10...last / 10
  }

  /// The last year of the decade that current newspapers extend to.
  private static let present = 2029

  /// `1866–1924`, with an en dash as in printed catalogues.
  public var description: String { "\(start)–\(end)" }
}
