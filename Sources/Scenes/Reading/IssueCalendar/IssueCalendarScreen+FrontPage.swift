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
  /// the calendar.
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
    frontPage.draw(of: content.title, loading: loadKey, on: &canvas, in: picture, theme: theme)
    return rect.left(rect.columns - columns - 2)
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
