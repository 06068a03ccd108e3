import MVP
import Newspapers
import Presentation

/// Pages found over time, for narrowing the search to a period.
struct SearchTrendOptions: PickerOptions {
  let trend: SearchTrend
  /// What was left out: shown below the periods.
  var notes: [SearchNote] = []

  func options() async throws(NewspaperError) -> [PickerOption<SearchField>] {
    let lengths = trend.barLengths
    let longest = lengths.map(\.most).max() ?? 0
    let leftOut = notes.map(SearchWords.sentence).joined(separator: "\n")
    return zip(trend.rows, lengths).map { row, length in
      let bar = RangeBar.text(
        least: length.least, most: length.most, of: longest, width: SearchTrendOptions.width)
      let rate = row.perMillion.map { " · \(Numerals.grouped(Int($0.rounded()))) per million" } ?? ""
      let count = SearchWords.grouped(row.found) + rate
      return PickerOption(
        .init(
          "\(row.name) \(bar)", note: count, detail: leftOut, spoken: "\(spokenName(row)), \(count)"),
        SearchField(.date, [.dates(row.days)]))
    }
  }

  /// `July 1904` for `1904-07`.
  private func spokenName(_ row: SearchTrend.Row) -> String {
    guard trend.period == .month, let day = row.days.from else { return row.name }
    return "\(IssueDate.monthNames[day.month - 1]) \(day.year)"
  }

  /// The longest bar, in cells.
  private static let width = 14.0

  /// `Pages by year`.
  var title: String { "Pages by \(trend.period.rawValue)" }
}
