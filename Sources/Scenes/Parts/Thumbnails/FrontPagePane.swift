import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// When a front page is shown beside its subject.
public enum FrontPagePreview: Hashable, Sendable {
  /// If it is on this machine; otherwise once the reader pauses on it, if that takes a single request.
  case rest
  /// If it is on this machine; otherwise when the reader requests it.
  case ask
  case never
}

/// One page as a picture: the front page of a day or a newspaper, or exactly the page that a row is about.
@MainActor final class FrontPagePane: ScreenComponent {
  var onChange: @MainActor () -> Void {
    get { pictures.onChange }
    set { pictures.onChange = newValue }
  }
  private let pictures: ThumbnailPane
  private let preview: FrontPagePreview
  /// The candidates; the first one on this machine is shown.
  private var pages: [PageID] = []

  /// Its size in the widest panes.
  static let mostColumns = 60
  /// With fewer cells the page would be unrecognizable.
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

  /// Why there is none, for display.
  static let neverWords = "Front pages are not shown: preview is never in your settings"

  /// The page that is or would be shown; nil if there is none.
  var page: PageID? { pages.first(where: pictures.isHere) ?? pages.first }

  var hasPicture: Bool { page.map(pictures.isHere) ?? false }

  /// Whether the page is available, but not here.
  var canLoad: Bool { page != nil && !hasPicture }

  /// Whether a picture stored for a smaller place is shown, and one for this place can be loaded.
  var canSharpen: Bool { page.map(pictures.isCoarse) ?? false }

  /// Looks for the first of `pages` that is on this machine, as large as `rect`.
  /// - Parameter rests: whether pausing on it is a reason to request it.
  func look(at pages: [PageID], rests: Bool = false, on canvas: borrowing Canvas, in rect: Rect) {
    self.pages = pages
    pictures.look(
      at: pages.map { WantedPicture($0) }, isOne: true, rests: rests && preview == .rest, on: canvas, in: rect
    )
  }

  /// Shows none until the next `look`.
  func lookAway() { pages = [] }

  /// Loads the page to show; false if there is none.
  func load() -> Bool {
    guard let page else { return false }
    pictures.order(WantedPicture(page))
    return true
  }

  /// Cancels loading what the reader ordered with a key; false if nothing is.
  func abandon() -> Bool { pictures.abandon() }

  // MARK: Drawing

  /// A rectangle with a page's shape at the top of `rect`: a page is three by four, a cell one by two.
  static func place(in rect: Rect, most: Int = FrontPagePane.mostColumns) -> Rect {
    let columns = max(0, min(rect.columns, rect.rows * 3 / 2, most))
    return rect.left(columns).top(min(rect.rows, PictureGrid.height(ofColumns: columns)))
  }

  /// Draws the page, or a frame of the same size that says how many requests it would take.
  /// - Parameters:
  ///   - title: the newspaper's, for the frame.
  ///   - key: the reader's key that loads it.
  ///   - isCut: whether to cut off the bottom of a picture that is too tall for `rect`, if only its top
  ///     matters.
  func draw(
    of title: String, loading key: String, on canvas: inout Canvas, in rect: Rect, theme: Theme,
    isCut: Bool = false
  ) {
    guard let page else { return }
    pictures.draw(
      page, named: [title, FrontPagePane.words(of: page)].joined(separator: " · "), loadKey: key,
      on: &canvas, in: rect, theme: theme, isSelected: false, isCut: isCut)
  }

  /// Draws a frame of the same size that says why there is no page.
  func drawNone(
    named name: String, words: [String], on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    canvas.drawPictureFrame(
      in: rect, named: name, state: words, frame: theme[.frame], text: theme[.text], weak: theme[.muted])
  }

  /// Draws the day and the shown page, with a mark: `◆ Monday, October 2, 1865 · page 1`.
  /// - Parameter isHere: whether other data of the page is on this machine, as rows about it say.
  func drawHeading(
    on canvas: inout Canvas, in rect: Rect, theme: Theme, isHere: (PageID) -> Bool = { _ in false }
  ) {
    guard let page, rect.rows > 0 else { return }
    let mark = hasPicture || isHere(page) ? "◆" : "●"
    canvas.write(mark, row: rect.row, column: rect.column, width: 1, style: theme[.accent])
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
