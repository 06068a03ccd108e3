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
  /// For the year, the month and the day beside each other.
  private static let calendarColumns = 86
  private static let mostColumns = 62

  /// What is drawn there: the front page of the edition that Enter opens.
  private func frontPage(_ content: IssueCalendarContent) -> WantedPicture? {
    content.selectedIssue.map { WantedPicture(PageID(issue: $0, sequence: 1)) }
  }

  /// Draws it where there is room, and returns the room left for the calendar.
  func drawFrontPage(
    _ content: IssueCalendarContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) -> Rect {
    showsFrontPage = rect.columns >= Self.fewestColumns && canvas.graphics.imageProtocol != .none
    guard showsFrontPage else { return rect }
    // A page is three by four, a cell one by two.
    let whole = rect.rows * 3 / 2
    let columns = min(whole, rect.columns - Self.calendarColumns - 2, Self.mostColumns)
    let room = rect.dropLeft(rect.columns - columns - 1).left(columns)
    let picture = room.top(min(room.rows, columns * 2 / 3 + 1))
    let wanted = frontPage(content)
    pictures.look(at: wanted.map { [$0] } ?? [], on: canvas, in: picture)
    if let wanted {
      let name = [content.title, content.date.words, "front page"].joined(separator: " · ")
      pictures.draw(wanted.page, named: name, on: &canvas, in: picture, theme: theme, isSelected: false)
    }
    return rect.left(rect.columns - columns - 2)
  }

  /// Loads it, where it is shown.
  func loadFrontPage() {
    guard let content = presenter.state.content, let wanted = frontPage(content) else { return }
    guard pictures.isLooking(at: wanted) else {
      presenter.router?.announce("The front page needs \(Self.fewestColumns) columns; Enter reads it")
      return
    }
    pictures.order(wanted)
  }
}
