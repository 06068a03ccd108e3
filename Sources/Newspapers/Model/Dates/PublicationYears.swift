/// When a newspaper was published, from its first year to its last.
public struct PublicationYears: Hashable, Sendable, CustomStringConvertible {
  public let start: CatalogYear
  public let end: CatalogYear

  /// - Parameter start: `.current`, which says when a newspaper ends, not when it began, becomes `.unknown`.
  public init(start: CatalogYear, end: CatalogYear) {
    self.start = start == .current ? .unknown : start
    self.end = end
  }

  /// Of two years as a catalog writes them; nil if both are empty.
  public init?(from start: String, to end: String) {
    if start.isEmpty, end.isEmpty { return nil }
    self.init(start: CatalogYear(start), end: CatalogYear(end))
  }

  /// Parses `1901-1913`, `18??-19??`, `1915-current`, `1897`.
  public init(_ written: String) {
    let parts = written.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    self.init(
      start: CatalogYear(parts.first ?? ""), end: CatalogYear(parts.count > 1 ? parts[1] : parts.first ?? ""))
  }

  /// Parses years as lists print them after a title, with a hyphen or an en dash: also `????-????`, of which nothing is
  /// known. Nil for anything else, which belongs to the title.
  public init?(listed: String) {
    let text = listed.replacing("–", with: "-")
    self.init(text)
    let isPattern = text.contains("?") && text.allSatisfy { $0.isNumber || $0 == "?" || $0 == "-" }
    if start == .unknown, end == .unknown, !isPattern { return nil }
  }

  /// A copy with what only `other` knows of its ends: whoever knows both is right about both.
  public func completed(by other: PublicationYears?) -> PublicationYears {
    guard let other, start.isVague || end.isVague else { return self }
    if !other.start.isVague, !other.end.isVague { return other }
    return PublicationYears(start: start.completed(by: other.start), end: end.completed(by: other.end))
  }

  /// The years in which it may have appeared; nil if neither end is known.
  public var lifespan: Lifespan? { Lifespan(start: start, end: end) }

  /// Whether it is still published, as `lifespan` sees it.
  public var isCurrent: Bool { end.range?.upperBound == Lifespan.stillOpen }

  /// Whether its end is unknown, so that it may still be published. `1???` says that it ended.
  public var hasUnknownEnd: Bool { end.possibleRange == nil }

  /// Whether it may have appeared in some year of `from...to`. False if neither end is known.
  public func overlaps(from: Int?, to: Int?, thisYear: Int = Lifespan.thisYear) -> Bool {
    from == nil && to == nil || lifespan?.overlaps(from: from, to: to, thisYear: thisYear) ?? false
  }

  /// The decades in which it may have appeared, each as its years without the last digit: 186 is the 1860s.
  /// Nil if neither end is known.
  public var decades: ClosedRange<Int>? { lifespan?.decades }

  /// The sort key by start: the first year in which it may have appeared, an exact year before a vague one,
  /// unknown years last.
  public var startRank: Int { rank(lifespan?.first, start) }

  /// The sort key by end, likewise; current newspapers come after all that have ended.
  public var endRank: Int { rank(lifespan?.last, end) }

  private func rank(_ year: Int?, _ written: CatalogYear) -> Int {
    guard let year else { return .max }
    return year << 8 + min(255, (written.range ?? year...year).count - 1)
  }

  /// For how many years it certainly appeared; 0 if unknown.
  public var certainRun: Int {
    guard let first = start.latest, let last = isCurrent ? Lifespan.thisDecade * 10 : end.earliest
    else {
      return 0
    }
    return max(0, last - first)
  }

  /// Whether one year says both ends. `19??–19??` and `1???–1???` do not: these may be any two years of that time.
  public var isOneYear: Bool {
    guard start == end else { return false }
    return switch start {
    case .approximate, .millennium: false
    case .exact, .current, .unknown: true
    }
  }

  /// `1866–1924`, with an en dash as printed catalogs write ranges; `1902` if both ends are that year.
  public var description: String { isOneYear ? "\(start)" : "\(start)–\(end)" }
}
