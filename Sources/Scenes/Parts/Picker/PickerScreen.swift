import Clock
import MVP
import Newspapers
import Terminal
import TerminalUI
import Text

/// A popup to pick from: typing narrows it, the arrows move, Enter picks.
public final class PickerScreen<Options: PickerOptions>: ListScreen<PickerPresenter<Options>> {
  private let name: String
  private let columns: Int
  /// The most lines between its edges.
  private static var most: Int { 20 }
  /// The fewest while it loads: what is loading, and how to cancel that.
  private static var fewestWhileLoading: Int { 3 }
  /// The fewest for a failure and its advice.
  private static var fewestForWords: Int { 8 }

  public init(
    title: String, presenter: PickerPresenter<Options>, columns: Int = 46, clock: any WallClock,
    components: [any ScreenComponent] = []
  ) {
    (name, self.columns) = (title, columns)
    super.init(presenter: presenter, clock: clock, components: components)
    type(PickerScreen.prompt(title))
  }

  private static func prompt(_ title: String, text: String = "") -> LineEditor {
    LineEditor(label: "\(title): ", hint: "↑ ↓ or Ctrl-P Ctrl-N move, Enter selects, Esc cancels", text: text)
  }

  public override var title: String { name }

  /// As tall as its rows and frame, so that what it belongs to can be seen. It begins in the same place while it
  /// is narrowed.
  public override var placement: ScreenPlacement {
    let fewest =
      switch presenter.state {
      case .failed: PickerScreen.fewestForWords
      case .idle, .loading: PickerScreen.fewestWhileLoading
      case .content, .refreshing, .stale, .empty: 1
      }
    let rows = max(fewest, presenter.state.content.map { lines($0) } ?? 0)
    return .popup(columns: columns, rows: rows + 2, whole: presenter.whole.map { lines($0) + 2 })
  }

  private func lines(_ content: PickerContent) -> Int {
    let footer = footerRows(for: content)
    let lines = content.rows.count + footer
    return min(PickerScreen.most, footer > 0 ? max(leastRowsWithFooter, lines) : lines)
  }

  public override var status: ScreenStatus { ScreenStatus(source: "Type to narrow", position: position) }

  public override func promptChanged(_ text: String) { presenter.narrow(to: text) }

  public override func promptSubmitted(_ text: String) {
    guard presenter.state.content == nil else { return presenter.open(row: cursor.row) }
    type(PickerScreen.prompt(name, text: text))
  }

  public override func promptCanceled() { presenter.leave() }

  public override func promptIgnored(_ key: Key) {
    switch key {
    case "PgDn": moveCursor(to: cursor.row + cursor.height)
    case "PgUp": moveCursor(to: cursor.row - cursor.height)
    default: moveCursor(byTypingKey: key)
    }
  }

  /// For the detail of the selected row, if rows have any.
  public override func footerRows(for content: PickerContent) -> Int {
    content.rows.contains { !$0.detail.isEmpty } ? 5 : 0
  }

  public override func drawFooter(
    _ content: PickerContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    guard let detail = content.row(at: cursor.row)?.detail else { return }
    PickerDetail.draw(detail, on: &canvas, in: rect, theme: theme)
  }

  public override func drawRow(
    _ row: PickerContent.Row, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool,
    isFocused: Bool
  ) {
    PickerDetail.draw(row, on: &canvas, in: rect, theme: theme, isSelected: isSelected)
  }
}
