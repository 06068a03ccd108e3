import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The counts of a result for `browse`.
public final class CorpusResultScreen: ListScreen<CorpusResultPresenter> {
  public override var title: String {
    let name = ResultWords.name(presenter.summary)
    let filters = presenter.query.filters(presenter.summary.terms).map { Sanitizer.sanitized($0.words) }
    let order = presenter.query.order == .year ? [] : ["by \(presenter.query.order.rawValue)"]
    return ([name.capitalizedAtStart] + filters + order).joined(separator: " · ")
  }

  public override var bindings: [KeyBinding] { CorpusResultKeys.bindings }

  public override var contentName: String { "Counts" }

  public override var status: ScreenStatus {
    ScreenStatus(source: presenter.summary.id, notice: staleNotice, position: position)
  }

  /// A filter can be cleared if there is one, and zeros hidden if they are shown.
  public override var contentHints: [KeyBinding] {
    bindings.compactMap { binding in
      switch binding.command {
      case .removeFilter where presenter.query.filters(presenter.summary.terms).isEmpty: nil
      case .hideWithoutHits: binding.hinting(presenter.query.onlyHits ? "show zeros" : "hide zeros")
      default: binding
      }
    }
  }

  // MARK: Commands

  public override func handle(_ command: Command, count: Int?) -> Bool {
    switch command {
    case .find: type(sought: presenter.query.words) { await $0.find($1) }
    case .filter: perform { await $0.chooseFilter() }
    case .sort: perform { await $0.chooseOrder() }
    case .removeFilter: perform { await $0.removeFilter() }
    case .hideWithoutHits: perform { await $0.toggleWithoutHits() }
    case .refresh: reload(telling: presenter.router) { await $0.refresh() }
    default: return super.handle(command, count: count)
    }
    return true
  }

  // MARK: Drawing

  private var columns = (width: 0, columns: Columns<CountRow>.ofCounts(for: 0, termWidth: 0))

  private func columns(for width: Int) -> Columns<CountRow> {
    if columns.width != width {
      let terms = presenter.summary.terms.map { TextWidth.of(Sanitizer.sanitized($0)) }
      columns = (width, .ofCounts(for: width, termWidth: terms.count > 1 ? terms.max() ?? 0 : 0))
    }
    return columns.columns
  }

  /// What was counted, and what is missing, at the top in every state of the screen.
  public override func drawTop(on canvas: inout Canvas, in rect: Rect, theme: Theme) -> Rect {
    ResultHeading(summary: presenter.summary).draw(on: &canvas, in: rect, theme: theme)
  }

  public override var headerRows: Int { 1 }

  public override func drawHeader(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    columns(for: rect.columns).drawHeader(on: &canvas, in: rect, theme: theme)
  }

  /// How many rows the list has, including what is below it.
  private var room = 0

  public override func drawContent(
    _ content: CorpusResultContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    room = rect.rows
    super.drawContent(content, on: &canvas, in: rect, theme: theme, isFocused: isFocused)
  }

  public override func footerRows(for content: CorpusResultContent) -> Int {
    content.curves.isEmpty ? 0 : room >= 3 * RateChart.rows ? RateChart.rows : 1
  }

  public override func drawFooter(
    _ content: CorpusResultContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    guard let cell = content.row(at: cursor.row)?.count.cell, let curve = content.curves[cell.term] else {
      return
    }
    RateChart(curve: curve, year: cell.year).draw(on: &canvas, in: rect, theme: theme)
  }

  public override func drawRow(
    _ row: CountRow, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool, isFocused: Bool
  ) {
    let style = RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme)
    style.drawSelection(on: &canvas, in: rect)
    columns(for: rect.columns).draw(row, on: &canvas, in: rect, style: style)
  }
}
