import TerminalUI

extension Columns<NoteRow> {
  /// `September 30, 1926`.
  private static var day: Int { 18 }

  /// The columns in a pane of `width` cells: narrow panes omit what matters least.
  static func ofNotes(for width: Int) -> Columns {
    var columns = Columns(margin: RowStyle.margin)
    let day = width >= 64 ? day : 0
    let tags = width >= 76 ? min(24, width / 5) : 0
    let fixed = [day, tags].filter { $0 > 0 }.map { $0 + gap }.reduce(RowStyle.margin, +)
    let room = max(8, width - fixed)
    let newspaper = width >= 44 ? room * 2 / 5 : 0
    columns.add(
      "Headline or note", newspaper > 0 ? room - newspaper - gap : room, isStrong: true
    ) { $0.headline }
    columns.add("Newspaper", newspaper) { $0.newspaper }
    columns.add("Date", day) { $0.day }
    columns.add("Tags", tags) { $0.tags }
    return columns
  }
}
