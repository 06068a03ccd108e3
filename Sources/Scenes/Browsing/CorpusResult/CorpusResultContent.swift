import MVP
import Newspapers
import Presentation

/// A window of the counts of a result: display-ready.
public struct CorpusResultContent: WindowedContent {
  public let rows: [CountRow]
  public let offset: Int
  public let total: Int
  public let identity: CountQuery
  /// By term; empty until they are counted, and if there is only one year.
  public internal(set) var curves: [Int: RateCurve] = [:]
}

/// How often a term occurs in each year: display-ready.
public struct RateCurve: Hashable, Sendable {
  public let term: String
  /// Each year from the first on; nil if there are no pages.
  private let years: [YearCount?]
  public let first: Int
  /// `most in 1898: 512.30 per million words`.
  public let peak: String

  public var last: Int { first + years.count - 1 }

  /// Nil if there are not two years to compare.
  init?(_ counts: [YearCount], term: String) {
    guard let first = counts.first?.year, let last = counts.last?.year, last > first, last - first < 1000
    else { return nil }
    var years: [YearCount?] = Array(repeating: nil, count: last - first + 1)
    for count in counts { years[count.year - first] = count }
    (self.term, self.years, self.first) = (term, years, first)
    let most = counts.max { ($0.perMillion ?? 0) < ($1.perMillion ?? 0) }
    let rate = most?.perMillion ?? 0
    peak =
      rate > 0
      ? "most in \(most?.year ?? first): \(RateWords.words(rate)) per million words" : "not in any year"
  }

  /// A part of the years, for one bar.
  struct Part {
    let years: ClosedRange<Int>
    /// As a fraction of the highest, from 0 to 1; nil if there are no words.
    let share: Double?

    /// A bar for the rate, · for none, a space if there are no words.
    var mark: Character {
      switch share {
      case nil: " "
      case 0?: "·"
      case let share?: Bar.block(Int((share * 1000).rounded()), of: 1000)
      }
    }
  }

  /// The years in at most `most` parts of the same length; a part's rate is that of all words in its years.
  func parts(atMost most: Int) -> [Part] {
    guard most > 0 else { return [] }
    let each = (years.count + most - 1) / most
    let parts = stride(from: 0, to: years.count, by: each).map { start in
      start...min(start + each, years.count) - 1
    }
    let values = parts.map { part -> Double? in
      let known = years[part].compactMap(\.self)
      let (hits, words) = (known.reduce(0) { $0 + $1.hits }, known.reduce(0) { $0 + $1.words })
      return YearCount(year: first, hits: hits, words: words).perMillion
    }
    let highest = values.compactMap(\.self).max() ?? 0
    return zip(parts, values).map { part, value in
      Part(
        years: first + part.lowerBound...first + part.upperBound,
        share: value.map { highest > 0 ? $0 / highest : 0 })
    }
  }
}
