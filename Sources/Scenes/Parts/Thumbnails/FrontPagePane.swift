import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// When a front page is shown beside what is about it.
public enum FrontPagePreview: Hashable, Sendable {
  /// If it is on this machine; else once the reader rests on it, if that takes a single request.
  case rest
  /// If it is on this machine; else when the reader asks for it.
  case ask
  case never
}

/// One page as a picture: the front page of a day or a newspaper, or the very page that a row is about.
@MainActor final class FrontPagePane: ScreenComponent {
  var onChange: @MainActor () -> Void {
    get { pictures.onChange }
    set { pictures.onChange = newValue }
  }
  private let pictures: ThumbnailPane
  private let preview: FrontPagePreview
  /// Of which the first one on this machine is shown.
  private var pages: [PageID] = []

  /// As it is in the widest panes.
  static let mostColumns = 60
  /// With fewer cells nobody could tell which page it is.
  static let fewestColumns = 28

  init(presenter: ThumbnailsPresenter, preview: FrontPagePreview) {
    pictures = ThumbnailPane(presenter: presenter)
    self.preview = preview
  }

  func willAppear() { pictures.willAppear() }
  func didDisappear() { pictures.didDisappear() }

  /// Whether the reader wants front pages beside, and the terminal can show them.
  func isWanted(on canvas: borrowing Canvas) -> Bool {
    preview != .never && canvas.graphics.imageProtocol != .none
  }

  var isNeverWanted: Bool { preview == .never }

  /// Why there is none, for the reader.
  static let neverWords = "Front pages are not shown: preview is never in your settings"

  /// The page that is shown, or would be loaded; nil if there is none to show.
  var page: PageID? { pages.first(where: pictures.isHere) ?? pages.first }

  var hasPicture: Bool { page.map(pictures.isHere) ?? false }

  /// Whether what is shown could be had, and is not here.
  var canLoad: Bool { page != nil && !hasPicture }

  /// Looks for the first of `pages` that is on this machine, as large as `rect`.
  /// - Parameter rests: whether resting on it is a reason to ask for it.
  func look(at pages: [PageID], rests: Bool = false, on canvas: borrowing Canvas, in rect: Rect) {
    self.pages = pages
    pictures.look(
      at: pages.map { WantedPicture($0) }, isOne: true, rests: rests && preview == .rest, on: canvas, in: rect
    )
  }

  /// Shows none until `look` names others.
  func lookAway() { pages = [] }

  /// Loads the page that is shown; false if it shows none.
  func load() -> Bool {
    guard let page else { return false }
    pictures.order(WantedPicture(page))
    return true
  }

  // MARK: Drawing

  /// Room of a page's shape at the top of `rect`: a page is three by four, a cell one by two.
  static func place(in rect: Rect, most: Int = FrontPagePane.mostColumns) -> Rect {
    let columns = max(0, min(rect.columns, rect.rows * 3 / 2, most))
    return rect.left(columns).top(min(rect.rows, PictureGrid.height(ofColumns: columns)))
  }

  /// Draws the page, or a frame of the same size that says what it would take.
  /// - Parameters:
  ///   - title: the newspaper's, for the frame.
  ///   - key: the reader's, which loads it.
  ///   - isCut: whether a picture that is too high for `rect` is cut off below, where only its head matters.
  func draw(
    of title: String, loading key: String, on canvas: inout Canvas, in rect: Rect, theme: Theme,
    isCut: Bool = false
  ) {
    guard let page else { return }
    pictures.draw(
      page, named: [title, FrontPagePane.words(of: page)].joined(separator: " · "), loadKey: key,
      on: &canvas, in: rect, theme: theme, isSelected: false, isCut: isCut)
  }

  /// Draws the day and the page that is shown, with a mark: `◆ Monday, October 2, 1865 · page 1`.
  func drawHeading(on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    guard let page, rect.rows > 0 else { return }
    canvas.write(hasPicture ? "◆" : "●", row: rect.row, column: rect.column, width: 1, style: theme[.accent])
    canvas.write(
      TextWidth.truncated(FrontPagePane.words(of: page), to: rect.columns - 2), row: rect.row,
      column: rect.column + 2, width: rect.columns - 2, style: theme[.text])
  }

  private static func words(of page: PageID) -> String {
    let edition = page.issue.edition > 1 ? "edition \(page.issue.edition)" : nil
    return [IssueWords.day(page.issue.date), edition, "page \(page.sequence)"].compactMap(\.self)
      .joined(separator: " · ")
  }
}

extension BaseScreen {
  /// What the reader presses for the picture.
  var loadKey: String { keyNames.name(of: .loadPicture, usual: "v") }
}
