import TerminalUI

extension Columns<CountRow> {
  /// The columns of counts in a pane of `width` cells: narrow panes leave out what matters least.
  /// - Parameter termWidth: that of the longest term; 0 if all rows have the same term.
  static func ofCounts(for width: Int, termWidth: Int) -> Columns {
    let margin = 2
    let hasTerms = termWidth > 0
    let (year, hits, rate) = (4, 8, 11)
    let words = width >= 58 + (hasTerms ? 14 : 0) ? 13 : 0
    let pages = width >= 70 + (hasTerms ? 14 : 0) ? 8 : 0
    let fixed = [year, hits, rate, words, pages].filter { $0 > 0 }.map { $0 + gap }.reduce(margin, +)
    let room = max(4, width - fixed)
    let term = hasTerms && room >= 16 ? min(room * 9 / 20, max(4, termWidth)) : 0
    // Numbers are close to what they count.
    let state = min(24, term > 0 ? room - term - gap : room)
    var columns = Columns(margin: margin)
    columns.add("Year", year) { $0.year }
    columns.add("State", state, isStrong: true) { $0.state }
    columns.add("Term", term, isStrong: true) { $0.term }
    columns.add("Hits", hits, isNumber: true) { $0.hits }
    columns.add("Pages", pages, isNumber: true) { $0.pages }
    columns.add("Words", words, isNumber: true) { $0.words }
    columns.add("Per million", rate, isNumber: true) { $0.rate }
    return columns
  }
}
