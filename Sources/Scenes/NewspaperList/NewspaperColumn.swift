import MVP
import Newspapers
import Terminal
import TerminalUI

/// A column of the list, fitted to the width there is: narrow panes leave out what matters least.
struct NewspaperColumn {
  let name: String
  let start: Int
  let width: Int
  let isStrong: Bool
  let isNumber: Bool
  let text: @Sendable (NewspaperRow) -> String

  /// The first cells of a row are the cursor's mark.
  private static let margin = 2
  private static let gap = 2

  /// The columns for a pane of `width` cells, from left to right.
  static func columns(for width: Int) -> [NewspaperColumn] {
    let language = width >= 96 ? 16 : 0
    let years = 12
    let issues = width >= 64 ? 7 : 0
    let lccn = width >= 112 ? 12 : 0
    let fixed = [language, years, issues, lccn].filter { $0 > 0 }.map { $0 + gap }.reduce(margin, +)
    let room = max(8, width - fixed)
    let place = width >= 44 ? min(30, room * 2 / 5) : 0
    let title = place > 0 ? room - place - gap : room
    var columns: [NewspaperColumn] = []
    var start = margin
    func add(
      _ name: String, _ width: Int, isStrong: Bool = false, isNumber: Bool = false,
      _ text: @escaping @Sendable (NewspaperRow) -> String
    ) {
      guard width > 0 else { return }
      columns.append(
        NewspaperColumn(
          name: name, start: start, width: width, isStrong: isStrong, isNumber: isNumber, text: text))
      start += width + gap
    }
    add("Title", title, isStrong: true) { $0.title }
    add("Place", place) { $0.place }
    add("Language", language) { $0.language }
    add("Years", years) { $0.years }
    add("Issues", issues, isNumber: true) { $0.issueCount.map(Numerals.grouped) ?? "" }
    add("LCCN", lccn) { $0.lccn.description }
    return columns
  }
}
