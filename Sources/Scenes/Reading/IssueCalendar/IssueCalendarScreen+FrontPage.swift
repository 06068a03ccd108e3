import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The front page of the selected day, or of its selected edition, to the right of the calendar.
extension IssueCalendarScreen {
  /// Narrower windows have no room for it.
  private static let fewestColumns = 120
  /// The width for year, month and day side by side.
  private static let calendarColumns = 86
  private static let mostColumns = 62

  /// Draws the front page of the edition that Enter opens if there is room, and returns the space left for
  /// the calendar. A day without an issue has a frame, too, so nothing jumps from day to day.
  func drawFrontPage(
    _ content: IssueCalendarContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) -> Rect {
    showsFrontPage = rect.columns >= Self.fewestColumns && frontPage.isWanted(on: canvas)
    guard showsFrontPage else {
      frontPage.lookAway()
      return rect
    }
    let columns = min(rect.rows * 3 / 2, rect.columns - Self.calendarColumns - 2, Self.mostColumns)
    let picture = FrontPagePane.place(
      in: rect.dropLeft(rect.columns - columns - 1).left(columns), most: Self.mostColumns)
    let page = content.selectedIssue.map { PageID(issue: $0, sequence: 1) }
    frontPage.look(at: page.map { [$0] } ?? [], rests: true, on: canvas, in: picture)
    if page == nil {
      frontPage.drawNone(
        named: IssueWords.day(content.date), words: wordsForNone(content), on: &canvas, in: picture,
        theme: theme)
    } else {
      frontPage.draw(of: content.title, loading: loadKey, on: &canvas, in: picture, theme: theme)
    }
    return rect.left(rect.columns - columns - 2)
  }

  /// Why the day has no front page, and the key that leads to the next one, if there is one.
  private func wordsForNone(_ content: IssueCalendarContent) -> [String] {
    let end = IssueDate.end(of: content.date.year)
    let rest = sequence(first: content.date) { $0 < end ? $0.adding(days: 1) : nil }
    let isFollowed =
      content.years.rows.contains { $0.year > content.date.year }
      || rest.contains { if case .issues = content.year[$0] { true } else { false } }
    return [content.issueWords]
      + (isFollowed ? [keyNames.resolved("\(key: "next-issue", "n") next issue")] : [])
  }

  /// Loads it, if it is shown.
  func loadFrontPage() {
    guard !frontPage.load(), presenter.state.content?.selectedIssue != nil else { return }
    presenter.router?.announce(
      frontPage.isNeverWanted
        ? FrontPagePane.neverWords + "; \(key: "open", "Enter") reads it"
        : "The front page needs \(Self.fewestColumns) columns; \(key: "open", "Enter") reads it")
  }
}
