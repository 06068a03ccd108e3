import Clock
import MVP
import Newspapers
import Terminal
import TerminalUI

/// The front pages of a day for `browse`.
public final class FrontPagesScreen: ListScreen<FrontPagesPresenter> {
  private let clock: any WallClock

  public init(presenter: FrontPagesPresenter, clock: any WallClock, components: [any ScreenComponent] = []) {
    self.clock = clock
    super.init(presenter: presenter, components: [AgeTicker()] + components)
  }

  /// Describes what is visible, even while another day is loading.
  public override var title: String {
    FrontPagesContent.day(presenter.state.content?.identity.date ?? presenter.date, presenter.placeState)
  }

  public override var bindings: [KeyBinding] { FrontPagesKeys.bindings }

  public override var contentName: String { "Front pages" }

  public override func needsContent(_ command: Command) -> Bool {
    command == .issues || super.needsContent(command)
  }

  /// It is a list of its own, with nothing to show beside it.
  public override var placement: ScreenPlacement { .whole }

  public override var status: ScreenStatus {
    StatusWords.status(of: presenter.state, position: position, clock: clock)
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let row = cursor.row
    let steps = count ?? 1
    switch command {
    case .nextDay: perform { await $0.move(days: steps) }
    case .previousDay: perform { await $0.move(days: -steps) }
    case .nextYear: perform { await $0.move(years: steps) }
    case .previousYear: perform { await $0.move(years: -steps) }
    case .issues: presenter.openIssues(row: row)
    case .search: presenter.openSearch()
    case .copyCitation, .citeAs:
      let row = cursor.row
      carryOut { await $0.cite(row: row, choosesStyle: command == .citeAs) }
    case .refresh: perform { await $0.refresh() }
    case .goToDate:
      askForDate()
    default: return super.handle(command, count: count)
    }
    return true
  }

  public override func promptSubmitted(_ text: String) {
    guard !text.isEmpty else { return }
    guard let day = presenter.day(written: text) else { return askForDate(text) }
    perform { await $0.go(to: day) }
  }

  private func askForDate(_ typed: String = "") {
    type(LineEditor(label: "Go to date: ", hint: "1865-10-02 or April 15, 1865", text: typed))
  }

  // MARK: Drawing

  private var columns = (width: 0, columns: Columns<FrontPageRow>.ofFrontPages(for: 0))

  private func columns(for width: Int) -> Columns<FrontPageRow> {
    if columns.width != width { columns = (width, .ofFrontPages(for: width)) }
    return columns.columns
  }

  public override var headerRows: Int { 1 }

  public override func drawHeader(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    columns(for: rect.columns).drawHeader(on: &canvas, in: rect, theme: theme)
  }

  public override func drawRow(
    _ row: FrontPageRow, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool,
    isFocused: Bool
  ) {
    let style = RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme)
    style.drawSelection(on: &canvas, in: rect)
    columns(for: rect.columns).draw(row, on: &canvas, in: rect, style: style)
  }
}
