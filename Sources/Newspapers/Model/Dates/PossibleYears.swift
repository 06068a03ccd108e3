/// The outermost years in which a newspaper may have appeared. Unlike in its `Lifespan`, an end that is not known may be
/// any year: of `1890–????` all years from 1890 on, of `1890–1???` those up to 1999.
///
/// Lists leave out newspapers that may have appeared in a range of years only by this, and say how many.
public struct PossibleYears: Hashable, Sendable {
  /// Nil if it may be any year.
  public let first: Int?
  public let last: Int?

  /// - Parameter years: nil if nothing is recorded.
  public init(_ years: PublicationYears?) {
    let (start, end) = (years?.start.possibleRange?.lowerBound, years?.end.possibleRange?.upperBound)
    // As for a `Lifespan`, ends cataloged in reverse order are exchanged.
    if let start, let end, end < start {
      (first, last) = (end, start)
    } else {
      (first, last) = (start, end)
    }
  }

  /// - Parameters: as stored; a year below 1 means any.
  public init(first: Int, last: Int) {
    self.first = first > 0 ? first : nil
    self.last = last > 0 ? last : nil
  }

  /// Whether some of its years are in `from...to`, either of which may be left open. Nothing counts in a future year.
  public func overlaps(from: Int?, to: Int?, thisYear: Int = Lifespan.thisYear) -> Bool {
    let last = min(self.last ?? thisYear, thisYear)
    return last >= from ?? last && first ?? .min <= to ?? .max
  }
}
