/// The years in which a newspaper may have appeared: what lists are filtered, counted and sorted by.
///
/// A year with unknown digits is the range of years it can mean. If one end is unknown, the other end stands
/// in for it: of `????–1890` only 1890 is known. A newspaper cataloged with its ends reversed counts from the
/// earlier one.
public struct Lifespan: Hashable, Sendable {
  public let first: Int
  /// `stillOpen` if it is still published.
  public let last: Int

  /// The last year of a newspaper that is still published.
  public static let stillOpen = 9999

  /// The last decade in which current newspapers are counted, as its years without the last digit.
  static let thisDecade = 202

  /// Nil if neither end is known: then the newspaper matches no range of years.
  public init?(start: CatalogYear, end: CatalogYear) {
    let (start, end) = (start.range, end.range)
    guard let begun = start ?? end, let ended = end ?? start else { return nil }
    self.init(first: begun.lowerBound, last: ended.upperBound)
  }

  /// - Parameters: as stored; a year below 1 means unknown.
  /// - Returns: nil if nothing is known.
  public init?(first: Int, last: Int) {
    guard first > 0, last > 0 else { return nil }
    (self.first, self.last) = (min(first, last), max(first, last))
  }

  /// Whether some of its years are in `from...to`, either of which may be left open.
  public func overlaps(from: Int?, to: Int?) -> Bool { last >= from ?? last && first <= to ?? first }

  /// The decades it covers, each as its years without the last digit: 186 is the 1860s.
  public var decades: ClosedRange<Int> {
    first / 10...max(first / 10, last == Lifespan.stillOpen ? Lifespan.thisDecade : last / 10)
  }
}

extension CatalogYear {
  /// The years that may be meant; from this decade on for `current`, nil if unknown.
  var range: ClosedRange<Int>? {
    switch self {
    case .exact(let year): year...year
    case .approximate(let earliest, let latest): earliest...latest
    case .current: Lifespan.thisDecade * 10...Lifespan.stillOpen
    case .unknown: nil
    }
  }
}
