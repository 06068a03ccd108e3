/// How the pages that a search finds are distributed over time.
///
/// Pages are counted, not words, and held pages, not printed ones: what was digitized changes from year to year, so counts
/// alone say little, and a rate needs to know how many pages the same source has.
public struct SearchTrend: Hashable, Sendable {
  public let period: Period
  /// By time, without gaps.
  public let rows: [Row]
  public let origin: Origin
  /// The most requests that were sent for it: some counts may have been stored.
  public let mostRequests: Int

  public init(period: Period, rows: [Row], origin: Origin, mostRequests: Int = 0) {
    self.period = period
    self.rows = rows
    self.origin = origin
    self.mostRequests = mostRequests
  }

  /// Whether no period has a page.
  public var findsNothing: Bool { rows.allSatisfy { $0.found.most == 0 } }

  /// With fewer pages held, a rate would be random.
  public static let fewest = 1000

  public struct Row: Hashable, Sendable {
    /// `1890s`, `1896`, `1896-03`.
    public let name: String
    /// All days of the period.
    public let days: IssueDateRange
    public let found: SearchCount
    /// The source's pages from the period that match the same fields; nil if unknown.
    public let held: Int?

    public init(name: String, days: IssueDateRange, found: SearchCount, held: Int?) {
      self.name = name
      self.days = days
      self.found = found
      self.held = held
    }

    /// Pages found per million pages held; nil without an exact count, or if too few are held.
    public var perMillion: Double? {
      guard let held, held >= SearchTrend.fewest, case .exact(let found) = found else { return nil }
      return Double(found) * 1_000_000 / Double(held)
    }
  }
}
