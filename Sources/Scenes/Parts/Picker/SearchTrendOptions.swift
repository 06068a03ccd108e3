import MVP
import Newspapers
import Presentation

/// Pages found over time, for narrowing the search to a period.
struct SearchTrendOptions: PickerOptions {
  let trend: SearchTrend
  /// What was left out: shown below the periods.
  var notes: [SearchNote] = []

  func options() async throws(NewspaperError) -> [PickerOption<SearchField>] {
    let hasRates = trend.rows.contains { $0.perMillion != nil }
    func length(_ row: SearchTrend.Row, _ count: Int) -> Double {
      hasRates ? row.perMillion ?? 0 : Double(count)
    }
    func most(_ row: SearchTrend.Row) -> Double { length(row, row.found.most ?? row.found.least) }
    let longest = trend.rows.map(most).max() ?? 0
    let leftOut = notes.map(SearchWords.sentence).joined(separator: "\n")
    return trend.rows.map { row in
      let bar = RangeBar.text(
        least: length(row, row.found.least), most: most(row), of: longest, width: SearchTrendOptions.width)
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
