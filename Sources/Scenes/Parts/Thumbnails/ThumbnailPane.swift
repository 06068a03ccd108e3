import MVP
import Newspapers
import Presentation
import Scans
import Terminal
import TerminalUI
import Text

/// Small pictures of pages wherever a screen draws them: a part of a screen, with its own presenter.
@MainActor final class ThumbnailPane: MvpView, ScreenComponent {
  var onChange: @MainActor () -> Void = {}
  let presenter: ThumbnailsPresenter
  private var wanted: Wanted?
  /// What was put on the screen: the terminal would be sent another `Picture` of it again.
  private var shown: [PageID: (image: ThumbnailImage, picture: Picture)] = [:]
  private let looks = Performer()
  private let loads = Performer()
  private let questions = Performer()

  private struct Wanted: Equatable {
    let pages: [WantedPicture]
    let width: Int
  }

  init(presenter: ThumbnailsPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func thumbnail(of page: PageID) -> Thumbnail? { presenter.state.content?[page] }

  func isHere(_ page: PageID) -> Bool { presenter.state.content?.isHere(page) ?? false }

  /// Whether the picture is in sight.
  func isLooking(at picture: WantedPicture) -> Bool { wanted?.pages.contains(picture) ?? false }

  /// Orders all of `pages`, in sight or not, and `more` that are not listed yet.
  func orderAll(_ pages: [WantedPicture], more: Int = 0) {
    questions.perform { [presenter] in await presenter.orderAll(pages, more: more) }
  }

  /// Orders one picture, and says what that takes.
  func order(_ wanted: WantedPicture) {
    questions.perform { [presenter] in await presenter.order(wanted) }
  }

  /// Looks for pictures that are being shown, and those asked for, while nothing covers the screen.
  func willAppear() {
    presenter.pause(false)
    wanted = nil
  }

  /// A request that was sent goes on: its picture is kept.
  func didDisappear() { presenter.pause(true) }

  func render(_ state: ViewState<ThumbnailsContent>) {
    if presenter.claimOrders() { loads.perform { [presenter] in await presenter.load() } }
    onChange()
  }

  // MARK: Drawing

  /// Looks for the pictures of `pages`, each as large as `rect`.
  func look(at pages: [WantedPicture], on canvas: borrowing Canvas, in rect: Rect) {
    let wanted = Wanted(pages: pages, width: canvas.pixels(in: rect).width)
    guard wanted != self.wanted else { return }
    self.wanted = wanted
    looks.perform { [presenter] in await presenter.see(wanted.pages, width: wanted.width) }
  }

  /// The rows below a picture: two of words, and a blank one.
  nonisolated static let wordRows = 3

  /// The place of the picture in a cell of a wall.
  static func picture(in cell: Rect) -> Rect {
    Rect(
      row: cell.row, column: cell.column + 1, rows: max(1, cell.rows - wordRows),
      columns: max(1, cell.columns - 2))
  }

  /// Draws a cell of a wall: the picture of `page`, and two lines of `words`.
  /// - Parameter isHere: whether something else of the page is on this machine.
  func draw(
    _ page: PageID, named name: String, words: (String, String), isHere: Bool = false,
    on canvas: inout Canvas, in cell: Rect, theme: Theme, style: RowStyle
  ) {
    let picture = ThumbnailPane.picture(in: cell)
    draw(page, named: name, on: &canvas, in: picture, theme: theme, isSelected: style.isSelected)
    let lines = cell.dropTop(picture.rows).top(2).left(cell.columns - 1)
    style.drawSelection(on: &canvas, in: lines)
    let mark = isHere || self.isHere(page) ? "◆ " : ""
    for (number, text) in [mark + words.0, words.1].enumerated() {
      canvas.write(
        TextWidth.truncated(text, to: lines.columns - 1), row: lines.row + number, column: lines.column + 1,
        width: lines.columns - 1, style: number == 0 ? style.strong : style.weak)
    }
  }

  /// Draws the picture of `page`, or a frame of the same size with `name` in it.
  func draw(
    _ page: PageID, named name: String, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool
  ) {
    let thumbnail = thumbnail(of: page)
    if case .here(let image)? = thumbnail {
      canvas.place(picture(of: page, image), in: rect)
      return
    }
    shown[page] = nil
    drawFrame(on: &canvas, in: rect, style: theme[isSelected ? .frameFocused : .frame])
    let inside = rect.inset(rows: 1, columns: 2)
    guard inside.rows > 0, inside.columns > 0 else { return }
    let lines = WordWrap.lines(name, width: inside.columns).prefix(max(1, inside.rows - 2))
    let top = inside.row + max(0, (inside.rows - lines.count - 2) / 2)
    for (number, line) in lines.enumerated() {
      write(line, on: &canvas, in: inside, row: top + number, style: theme[.text])
    }
    guard inside.rows > lines.count + 1 else { return }
    let isFailed = if case .failed? = thumbnail { true } else { false }
    write(
      words(of: thumbnail, page), on: &canvas, in: inside, row: top + lines.count + 1,
      style: theme[isFailed ? .error : .muted])
  }

  private func words(of thumbnail: Thumbnail?, _ page: PageID) -> String {
    switch thumbnail {
    // Of a page without a scan nothing is looked for.
    case nil: wanted?.pages.contains { $0.page == page } == true ? "…" : ""
    case .absent?: presenter.state.content?.ordered.contains(page) == true ? "waits" : "not loaded"
    case .loading?: "loading …"
    case .failed(let words)?: "✗ " + words
    case .here?: ""
    }
  }

  /// Writes a line in the middle of `rect`.
  private func write(_ text: String, on canvas: inout Canvas, in rect: Rect, row: Int, style: Style) {
    let text = TextWidth.truncated(text, to: rect.columns)
    let start = (rect.columns - TextWidth.of(text)) / 2
    canvas.write(text, row: row, column: rect.column + start, width: rect.columns - start, style: style)
  }

  private func drawFrame(on canvas: inout Canvas, in rect: Rect, style: Style) {
    guard rect.rows > 1, rect.columns > 1 else { return }
    let line = String(repeating: "─", count: rect.columns - 2)
    for row in rect.row..<rect.row + rect.rows {
      let (left, middle, right) =
        row == rect.row ? ("┌", line, "┐") : row == rect.lastRow ? ("└", line, "┘") : ("│", "", "│")
      canvas.write(left + middle, row: row, column: rect.column, width: rect.columns - 1, style: style)
      canvas.write(right, row: row, column: rect.column + rect.columns - 1, width: 1, style: style)
    }
  }

  private func picture(of page: PageID, _ image: ThumbnailImage) -> Picture {
    if let known = shown[page], known.image == image { return known.picture }
    let picture = Picture(image.image)
    shown = shown.filter { presenter.state.content?.isHere($0.key) ?? false }
    shown[page] = (image, picture)
    return picture
  }
}
