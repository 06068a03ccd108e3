import Glibc

/// The years in which a newspaper may have appeared: what lists are filtered, counted and sorted by.
///
/// A year with unknown digits is the range of years it can mean. If of one end not even the century is known, the
/// other end is taken for it: of `????–1890` only 1890 is known. If the ends were cataloged in reverse order, the
/// earlier one counts first. Nothing counts in a future year: `20??` and newspapers still published end this
/// year.
public struct Lifespan: Hashable, Sendable {
  public let first: Int
  /// `stillOpen` if it is still published.
  public let last: Int

  /// The last year of a newspaper that is still published, as it is stored.
  public static let stillOpen = 9999

  /// The year in which the program was started.
  public static let thisYear = year(at: Double(time(nil)))

  /// The year of a time in seconds since 1970, in UTC.
  public static func year(at seconds: Double) -> Int {
    let days = seconds.isFinite ? max(-1e9, min(seconds / 86_400, 1e9)).rounded(.down) : 0
    return IssueDate(ordinal: firstOf1970 + Int(days)).year
  }

  private static let firstOf1970 = 719_163

  /// The decade up to which newspapers still published are counted, by its years without the last digit.
  static let thisDecade = thisYear / 10

  /// Nil if neither end is known: then the newspaper matches no range of years.
  public init?(start: CatalogYear, end: CatalogYear) {
    let (start, end) = (start.range, end.range)
    guard let begun = start ?? end, let ended = end ?? start else { return nil }
    self.init(first: begun.lowerBound, last: ended.upperBound)
  }

  /// - Parameters: as stored; a year below 1 means unknown.
  /// - Returns: nil if nothing is known.
  public init?(first: Int, last: Int) {
    guard first > 0, last > 0, min(first, last) <= Lifespan.thisYear else { return nil }
    (self.first, self.last) = (min(first, last), max(first, last))
  }

  /// The last year that is not in the future.
  private func lastReached(by thisYear: Int) -> Int { min(last, thisYear) }

  /// Whether some of its years are in `from...to`, either of which may be left open.
  public func overlaps(from: Int?, to: Int?, thisYear: Int = Lifespan.thisYear) -> Bool {
    let last = lastReached(by: thisYear)
    return last >= from ?? last && first <= to ?? first
  }

  /// The decades it reaches into, each by its years without the last digit: 186 is the 1860s.
  public var decades: ClosedRange<Int> { first / 10...lastReached(by: Lifespan.thisYear) / 10 }
}

extension CatalogYear {
  /// The years that may be meant; from this decade on for `current`; nil if unknown, in the future, or more than a
  /// century.
  var range: ClosedRange<Int>? {
    switch self {
    case .exact(let year): year <= Lifespan.thisYear ? year...year : nil
    case .approximate(let earliest, let latest): earliest <= Lifespan.thisYear ? earliest...latest : nil
    case .current: Lifespan.thisDecade * 10...Lifespan.stillOpen
    case .millennium, .unknown: nil
    }
  }

  /// The same, however many years they are.
  var possibleRange: ClosedRange<Int>? {
    guard case .millennium(let earliest) = self else { return range }
    return earliest <= Lifespan.thisYear ? earliest...earliest + 999 : nil
  }
}
