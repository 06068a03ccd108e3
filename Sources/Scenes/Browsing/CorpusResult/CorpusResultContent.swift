import MVP
import Newspapers
import Presentation

/// A window of the counts of a result: display-ready.
public struct CorpusResultContent: WindowedContent {
  public let rows: [CountRow]
  public let offset: Int
  public let total: Int
  public let identity: CountQuery
  /// By term; none until they are counted, and where there is only one year.
  public internal(set) var curves: [Int: RateCurve] = [:]
}

/// How often a term occurs in each year: display-ready.
public struct RateCurve: Hashable, Sendable {
  public let term: String
  /// The rate of each year from the first on; nil where there are no words.
  public let rates: [Double?]
  public let first: Int
  /// `most in 1898: 512.30 per million words`.
  public let peak: String

  public var last: Int { first + rates.count - 1 }

  /// Nil if there are not two years to compare.
  init?(_ years: [YearCount], term: String) {
    guard let first = years.first?.year, let last = years.last?.year, last > first, last - first < 1000
    else { return nil }
    var rates: [Double?] = Array(repeating: nil, count: last - first + 1)
    for year in years { rates[year.year - first] = year.perMillion }
    (self.term, self.rates, self.first) = (term, rates, first)
    let most = years.max { ($0.perMillion ?? 0) < ($1.perMillion ?? 0) }
    let rate = most?.perMillion ?? 0
    peak =
      rate > 0
      ? "most in \(most?.year ?? first): \(RateWords.words(rate)) per million words" : "not in any year"
  }

  /// A part of the years, for one bar.
  struct Part {
    let years: ClosedRange<Int>
    /// Of the highest, from 0 to 1; nil where there are no words.
    let share: Double?

    /// A bar for the rate, · for none, a blank without words.
    var mark: Character {
      switch share {
      case nil: " "
      case 0?: "·"
      case let share?: Bar.block(Int((share * 1000).rounded()), of: 1000)
      }
    }
  }

  /// The years in at most `most` parts of the same length; a part's rate is that of its years on average.
  func parts(atMost most: Int) -> [Part] {
    guard most > 0 else { return [] }
    let each = (rates.count + most - 1) / most
    let parts = stride(from: 0, to: rates.count, by: each).map { start in
      start...min(start + each, rates.count) - 1
    }
    let values = parts.map { part -> Double? in
      let known = rates[part].compactMap(\.self)
      return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }
    let highest = values.compactMap(\.self).max() ?? 0
    return zip(parts, values).map { part, value in
      Part(
        years: first + part.lowerBound...first + part.upperBound,
        share: value.map { highest > 0 ? $0 / highest : 0 })
    }
  }
}
