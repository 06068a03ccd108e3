import MVP
import Newspapers
import Presentation
import TerminalUI

extension Columns<NewspaperRow> {
  /// The columns of the newspaper list in a pane of `width` cells: narrow panes omit what matters least.
  static func ofNewspapers(for width: Int) -> Columns {
    let margin = RowStyle.margin
    let language = width >= 110 ? 12 : 0
    let years = 12
    let issues = width >= 64 ? 7 : 0
    let coverage = width >= 93 ? CoverageCells.count : 0
    let frequency = width >= 130 ? 12 : 0
    let lccn = width >= 146 ? 12 : 0
    let fixed = [language, years, issues, coverage, frequency, lccn].filter { $0 > 0 }.map { $0 + gap }
      .reduce(margin, +)
    let room = max(8, width - fixed)
    // A title is worth more than a place, which the record beside it names as well.
    let half = min(30, room * 2 / 5)
    let place = room - half - gap >= 30 ? half : 0
    var columns = Columns(margin: margin)
    // Titles with the same words are distinguished by their places.
    columns.add(
      "Title", place > 0 ? room - place - gap : room, isStrong: true, more: { place > 0 ? "" : $0.place },
      { $0.title })
    columns.add("Place", place) { $0.place }
    columns.add("Language", language) { $0.language }
    columns.add("Years", years) { $0.years }
    columns.add("Issues", issues, isNumber: true) { $0.issueCount.map(Numerals.grouped) ?? "" }
    columns.add("1690–2020", coverage) { CoverageCells.cells(of: $0) }
    columns.add("Frequency", frequency) { $0.frequency }
    columns.add("LCCN", lccn) { $0.lccn.description }
    return columns
  }

  /// What a click on the head `name` sorts by; nil if lists are not sorted by that column.
  /// - Parameter order: the present one: the years begin and end.
  static func order(by name: String, after order: NewspaperOrder) -> NewspaperOrder? {
    switch name {
    case "Title": .title
    case "Place": .place
    case "Years": order == .start ? .end : .start
    default: nil
    }
  }
}
