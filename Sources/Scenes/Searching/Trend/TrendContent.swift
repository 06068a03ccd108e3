import MVP
import Newspapers
import Presentation
import Text

/// How the found pages are distributed over time: display-ready.
public struct TrendContent: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    /// `1890s`, `1896`, `1896-03`.
    let period: String
    let found: SearchCount
    let held: Int?
    let perMillion: Double?
    /// `few pages` if too few are held for a rate; nil if there is nothing to say.
    let note: String?
    /// The length of its bar: the rate if there are rates, otherwise the most pages that it may have.
    let length: Double
    /// The part of it that is certain.
    let certainLength: Double

    /// Whether the number of pages has no known upper bound.
    var isOpenEnded: Bool { found.most == nil }
  }

  let rows: [Row]
  /// Whether bars are rates.
  let hasRates: Bool
  let query: String
  /// What was left out.
  let notes: [SearchNote]
  let source: String
  /// `decade`, `year`, `month`.
  let kind: String
  /// The day on which pages were counted.
  let day: String
  /// The total over all periods.
  let found: SearchCount
  let mostRequests: Int

  init(_ trend: SearchTrend, query: SearchQuery, notes: [SearchNote], day: String) {
    hasRates = trend.hasRates
    rows = zip(trend.rows, trend.barLengths).map { row, length in
      Row(
        period: row.name, found: row.found, held: row.held, perMillion: row.perMillion,
        note: row.held.flatMap { $0 == 0 ? "no pages" : $0 < SearchTrend.fewest ? "few pages" : nil },
        length: length.most, certainLength: length.least)
    }
    self.query = Sanitizer.sanitized(query.description)
    self.notes = notes
    source = trend.origin.name
    kind = trend.period.rawValue
    self.day = day
    found = TrendContent.sum(trend.rows.map(\.found))
    mostRequests = trend.mostRequests
  }

  private static func sum(_ counts: [SearchCount]) -> SearchCount {
    let least = counts.reduce(0) { $0 + $1.least }
    let isExact = counts.allSatisfy { if case .exact = $0 { true } else { false } }
    if isExact { return .exact(least) }
    let isCounted = counts.allSatisfy { if case .between = $0 { false } else { true } }
    if isCounted { return .withForms(least) }
    let most = counts.map(\.most)
    return .between(
      least: least, most: most.contains(nil) ? nil : most.compactMap(\.self).reduce(0, +),
      withForms: counts.contains(where: \.hasForms))
  }

  /// The length of the longest bar.
  var longest: Double { rows.map(\.length).max() ?? 0 }

  /// The period with the most pages, or the highest rate; nil if there are none, or if ranges leave it open.
  var most: Row? {
    guard let most = rows.max(by: { $0.certainLength < $1.certainLength }), most.certainLength > 0 else {
      return nil
    }
    let isCertain = rows.allSatisfy { row in
      row == most || !row.isOpenEnded && row.length <= most.certainLength
    }
    return isCertain ? most : nil
  }

  /// Whether some numbers of pages are known only as ranges.
  var hasRanges: Bool { rows.contains { $0.certainLength < $0.length } }

  /// `3,214 pages at www.loc.gov over 10 decades`: periods without a page are counted, too.
  var summary: String {
    "\(SearchWords.pages(found)) \(SearchWords.place(source)) over \(Numerals.count(rows.count, kind))"
  }

  /// `6728`, `3.2`: without separators, for programs.
  static func plain(_ rate: Double) -> String {
    if rate >= 10 || rate == 0 { return String(Int(rate.rounded())) }
    let tenths = Int((rate * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// `6,728`.
  static func words(_ rate: Double) -> String {
    rate >= 10 ? Numerals.grouped(Int(rate.rounded())) : plain(rate)
  }
}
