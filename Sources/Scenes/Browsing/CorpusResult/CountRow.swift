import MVP
import Newspapers
import Presentation
import Text

/// A count as a list shows it: display-ready, and free of terminal control characters.
public struct CountRow: Hashable, Sendable {
  public let count: CorpusCount
  public let year: String
  public let state: String
  public let term: String
  public let hits: String
  /// Pages with a hit.
  public let pages: String
  public let words: String
  /// `–` if there are no words.
  public let rate: String

  public init(_ count: CorpusCount) {
    self.count = count
    year = String(count.cell.year)
    state = Sanitizer.sanitized(count.cell.stateName)
    term = Sanitizer.sanitized(count.word)
    hits = Numerals.grouped(count.hits)
    pages = Numerals.grouped(count.pagesWith)
    words = Numerals.grouped(count.words)
    rate = count.perMillion.map(RateWords.words) ?? "–"
  }
}
