import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The hits of a result for `browse`.
public final class ConcordanceScreen: ListScreen<ConcordancePresenter> {
  public override var title: String {
    let place = presenter.query.cell.map { cell in
      "“\(Sanitizer.sanitized(presenter.term ?? ""))” · \(ResultWords.place(cell))"
    }
    let name = ResultWords.name(presenter.summary)
    let words = presenter.query.words.isEmpty ? [] : ["“\(presenter.query.words)”"]
    let order = presenter.query.order == .page ? [] : ["by \(HitOrderWords.name(of: presenter.query.order))"]
    return ([place ?? name.capitalizedAtStart] + words + order)
      .joined(separator: " · ")
  }

  public override var bindings: [KeyBinding] { ConcordanceKeys.bindings }

  public override var contentName: String { "Hits" }

  public override func needsContent(_ command: Command) -> Bool {
    ConcordanceKeys.needingHit.contains(command) || super.needsContent(command)
  }

  /// The words around a hit need all the space available.
  public override var placement: ScreenPlacement { .whole }

  public override var status: ScreenStatus {
    var status = ScreenStatus(source: presenter.summary.id, notice: staleNotice, position: position)
    if let counted = presenter.state.content?.counted {
      status.position += ", \(Numerals.grouped(counted)) in all"
    }
    return status
  }

  // MARK: Commands

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let row = cursor.row
    switch command {
    case .find: type(sought: presenter.query.words) { await $0.find($1) }
    case .sort: perform { await $0.chooseOrder() }
    case .refresh: reload(telling: presenter.router) { await $0.refresh() }
    case .issues: presenter.openIssues(row: row)
    case .openInBrowser: presenter.openInBrowser(row: row)
    case .copyCitation, .citeAs: carryOut { await $0.cite(row: row, choosesStyle: command == .citeAs) }
    default:
      guard let part = CopiedPart(command) else { return super.handle(command, count: count) }
      presenter.copy(part, row: row)
    }
    return true
  }

  // MARK: Drawing

  private var columns = (width: 0, columns: ConcordanceColumns(width: 0))

  private func columns(for width: Int) -> ConcordanceColumns {
    if columns.width != width { columns = (width, ConcordanceColumns(width: width)) }
    return columns.columns
  }

  /// What was found, and how much of it is listed. The list for a whole result says which result it is.
  public override func drawTop(on canvas: inout Canvas, in rect: Rect, theme: Theme) -> Rect {
    guard let cell = presenter.query.cell else {
      return ResultHeading(summary: presenter.summary, isOfHits: true).draw(
        on: &canvas, in: rect, theme: theme)
    }
    let content = presenter.state.content
    var lines: [(String, Theme.Role)] = [
      ("“\(Sanitizer.sanitized(presenter.term ?? ""))” in \(ResultWords.place(cell))", .accent)
    ]
    if rect.rows > 8 {
      lines.append((content?.count.map(ResultWords.words) ?? "", .muted))
      if let content, let counted = content.counted, let kept = content.count?.keptHits {
        let some = "\(Numerals.grouped(kept)) of \(Numerals.grouped(counted)) hits"
        let isSample = presenter.summary.sample != nil
        lines.append((isSample ? "! \(some), picked at random" : "! First \(some)", .text))
      }
    }
    for (number, line) in lines.enumerated() {
      canvas.write(
        TextWidth.truncated(line.0, to: rect.columns - 2), row: rect.row + number, column: rect.column + 1,
        width: max(0, rect.columns - 2), style: theme[line.1])
    }
    return rect.dropTop(lines.count)
  }

  public override var headerRows: Int { 1 }

  public override func drawHeader(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    columns(for: rect.columns).drawHeader(on: &canvas, in: rect, theme: theme)
  }

  public override func drawRow(
    _ row: ConcordanceRow, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool,
    isFocused: Bool
  ) {
    let style = RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme)
    style.drawSelection(on: &canvas, in: rect)
    columns(for: rect.columns).draw(row, on: &canvas, in: rect, style: style)
  }

  /// A line cannot show everything, so the whole text of the selected hit is below.
  public override func footerRows(for content: ConcordanceContent) -> Int { 4 }

  public override func drawFooter(
    _ content: ConcordanceContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    canvas.drawRule(in: rect, theme: theme)
    guard let row = content.row(at: cursor.row) else { return }
    let body = rect.dropTop(1).inset(columns: 1)
    let place = [row.place, row.quality].compactMap(\.self).joined(separator: " · ")
    var lines = [(TextWidth.truncated(place, to: body.columns), Theme.Role.accent)]
    let text = WordWrap.lines("… \(row.text.trimmingBlanks) …", width: max(1, min(body.columns, 76)))
    lines += text.map { ($0, .text) }
    for (number, line) in lines.prefix(body.rows).enumerated() {
      canvas.write(
        line.0, row: body.row + number, column: body.column, width: body.columns, style: theme[line.1])
    }
  }
}

extension String {
  /// Without white space at either end.
  fileprivate var trimmingBlanks: String {
    let start = drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { String(start[...$0]) } ?? ""
  }
}
