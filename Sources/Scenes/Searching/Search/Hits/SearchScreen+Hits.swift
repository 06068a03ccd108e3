import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The hits of the selected page, and the panes beside the list.
extension SearchScreen {
  /// With this many columns there is room for a preview: a terminal of 120.
  private static let columnsForPreview = 120
  /// With this many, there is room for counts, too.
  private static let columnsForFacets = 150
  private static let facetColumns = 26
  /// The cells beside a passage.
  private static let passageMargins = 5

  /// Which hit of `row` is shown.
  func number(of row: SearchRow) -> Int { hit?.page == row.page ? hit?.number ?? 0 : 0 }

  /// The hit of the selected row that the reader went to, as counted in the page's text; nil if they did not,
  /// or the text is not here.
  var shownHit: Int? {
    guard let row = presenter.state.content?.row(at: cursor.row), hit?.page == row.page,
      preview.isWhole(row.page)
    else { return nil }
    return hit?.number
  }

  func drawSnippet(
    of row: SearchRow, on canvas: inout Canvas, in rect: Rect, style: RowStyle, isSelected: Bool, theme: Theme
  ) {
    guard rect.rows > 1 else { return }
    if presenter.notedPages.contains(row.page) {
      canvas.write("♦", row: rect.row + 1, column: rect.column + 2, width: 1, style: style.strong)
    }
    let room = rect.dropTop(1).dropLeft(4).left(rect.columns - SearchScreen.passageMargins)
    let shown = texts(of: row, isSelected: isSelected)
    guard let (line, mark) = shown.passages.line(showing: shown.mark ?? 0) else {
      let words = keyNames.resolved(row.placeholder(isOnRest: passages.isOnRest))
      canvas.write(
        TextWidth.truncated(words, to: room.columns), row: room.row, column: room.column, width: room.columns,
        style: style.weak)
      return
    }
    if room.rows > 1 {
      MarkedLinesView(passages: shown.passages, mark: shown.mark).draw(on: &canvas, in: room, style: style)
    } else {
      MarkedLineView(line: line, mark: isSelected ? mark : nil)
        .draw(on: &canvas, in: room, style: style, theme: theme)
    }
  }

  /// How many lines of passages each row of `content` has in a list of the size of `list`.
  func passageRows(of content: SearchContent, in list: Rect) -> Int {
    let footer = list.rows >= leastRowsWithFooter ? footerRows(for: content) : 0
    return content.passageRows(
      in: list.rows - headerRows - footer, width: list.columns - SearchScreen.passageMargins)
  }

  /// What the row shows: its passages, the best first, until the reader goes to another hit; then those with
  /// that hit. The mark is nil if the row is not selected.
  private func texts(of row: SearchRow, isSelected: Bool) -> (passages: [MarkedLine], mark: Int?) {
    guard isSelected else { return (row.snippets, nil) }
    let wanted = number(of: row)
    if hit?.page == row.page, let known = preview.passages(of: row.page), known.line(ofMark: wanted) != nil {
      return (known, wanted)
    }
    return (row.snippets, row.snippets.line(ofMark: wanted) == nil ? 0 : wanted)
  }

  private func count(of row: SearchRow) -> Int {
    preview.passages(of: row.page).map { $0.reduce(0) { $0 + $1.markCount } } ?? row.markCount
  }

  /// Whether the row still shows its best passage, which is not the page's first, and nothing else is
  /// visible.
  private func isBestFarther(of row: SearchRow) -> Bool {
    guard !isPreviewShown, hit?.page != row.page, let first = preview.passages(of: row.page)?.first else {
      return false
    }
    return first.text != row.snippets.first?.text
  }

  /// `hit 2 of 9`, if nothing beside the list says so; empty until the reader goes to another hit.
  var hitPosition: String {
    guard !isPreviewShown, let hit, let row = presenter.state.content?.row(at: cursor.row),
      row.page == hit.page
    else { return "" }
    return "hit \(hit.number + 1) of \(count(of: row))"
  }

  /// Goes through the hits of the selected page. After the last one it takes another keystroke to go to the
  /// next page.
  func moveHit(by steps: Int) {
    guard let content = presenter.state.content, let row = content.row(at: cursor.row) else { return }
    if steps > 0, passages.load(row) { return }
    // A row has only the best passages. All are counted, even if they are not shown beside the list.
    preview.look(at: row, found: content.writtenQuery) { [weak self] in
      guard let self, presenter.state.content?.row(at: cursor.row)?.page == row.page else { return }
      moveHit(of: row, by: steps)
    }
  }

  private func moveHit(of row: SearchRow, by steps: Int) {
    let last = count(of: row) - 1
    // The best passage is not one of the page's hits in order yet.
    let current = isBestFarther(of: row) && steps > 0 ? -1 : number(of: row)
    let target = max(0, min(current + steps, last))
    if last >= 0, target != current {
      hit = (row.page, target)
      endedPage = nil
      if target != current + steps { sayEnd(of: row, going: steps) }
      return onChange()
    }
    guard endedPage == row.page else { return sayEnd(of: row, going: steps) }
    endedPage = nil
    moveCursor(to: cursor.row + steps.signum())
    guard steps < 0, let content = presenter.state.content, let row = content.row(at: cursor.row) else {
      return
    }
    preview.look(at: row, found: content.writtenQuery) { [weak self] in
      guard let self else { return }
      hit = (row.page, max(0, count(of: row) - 1))
      onChange()
    }
  }

  /// Says that no hit follows in this direction: from here the same key leaves the page.
  private func sayEnd(of row: SearchRow, going steps: Int) {
    endedPage = row.page
    presenter.router?.announce(
      steps > 0
        ? "Last hit on this page; \(key: "next-match", "n") again: next page"
        : "First hit on this page; \(key: "previous-match", "N") again: previous page")
  }

  /// Draws the panes beside the list, and returns the space left for the list.
  func drawBeside(
    _ content: SearchContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) -> Rect {
    var list = rect
    isPreviewShown = rect.columns >= SearchScreen.columnsForPreview
    guard isPreviewShown else { return list }
    if rect.columns >= SearchScreen.columnsForFacets, rect.rows >= 20 {
      facets.draw(
        content, on: &canvas, in: list.left(SearchScreen.facetColumns).dropLeft(1), theme: theme)
      drawLine(on: &canvas, in: list, at: SearchScreen.facetColumns + 1, theme: theme)
      list = list.dropLeft(SearchScreen.facetColumns + 2)
    }
    let width = list.columns * 9 / 20
    let beside = list.dropLeft(list.columns - width)
    list = list.left(list.columns - width - 3)
    drawLine(on: &canvas, in: beside, at: -2, theme: theme)
    if let row = content.row(at: cursor.row) {
      preview.draw(
        row, found: content.writtenQuery, mark: number(of: row), on: &canvas, in: beside.left(width - 1),
        theme: theme)
    }
    return list
  }

  private func drawLine(on canvas: inout Canvas, in rect: Rect, at column: Int, theme: Theme) {
    for row in rect.row..<rect.row + rect.rows {
      canvas.write("│", row: row, column: rect.column + column, width: 1, style: theme[.frame])
    }
  }
}
