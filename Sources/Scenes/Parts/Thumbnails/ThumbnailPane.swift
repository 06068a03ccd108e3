import MVP
import Newspapers
import Pending
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
  /// What was put on the screen: another `Picture` of it would be sent to the terminal again.
  private var shown: [PageID: (image: ThumbnailImage, height: Int, picture: Picture)] = [:]
  private let looks = Performer()
  private let loads = Performer()
  private let questions = Performer()

  private struct Wanted: Equatable {
    let pages: [WantedPicture]
    let width: Int
    var isOne = false
    var rests = false
  }

  /// How long the reader must pause on a page before it is requested.
  static let rest = Duration.milliseconds(500)

  init(presenter: ThumbnailsPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  func thumbnail(of page: PageID) -> Thumbnail? { presenter.state.content?[page] }

  func isHere(_ page: PageID) -> Bool { presenter.state.content?.isHere(page) ?? false }

  /// Whether the picture is here, but a sharper one can be requested.
  func isCoarse(_ page: PageID) -> Bool { presenter.state.content?.isCoarse(page) ?? false }

  /// Those that are not here.
  func missing(of pictures: [WantedPicture]) -> [WantedPicture] {
    pictures.filter { if case .here? = thumbnail(of: $0.page) { false } else { true } }
  }

  /// Orders all of `pages`, visible or not, and `more` that are not listed yet.
  func orderAll(_ pages: [WantedPicture], more: Int = 0) {
    questions.perform { [presenter] in await presenter.orderAll(pages, more: more) }
  }

  /// Orders one picture, and says what that takes.
  func order(_ wanted: WantedPicture) {
    questions.perform { [presenter] in await presenter.order(wanted) }
  }

  /// Cancels loading what the reader ordered with a key; false if nothing visible is.
  func abandon() -> Bool {
    guard presenter.isAwaited else { return false }
    loads.cancel()
    presenter.abandonOrders()
    return true
  }

  /// Looks for visible and ordered pictures while nothing covers the screen.
  func willAppear() {
    presenter.pause(false)
    wanted = nil
  }

  /// A request that was sent continues: its picture is stored.
  func didDisappear() {
    looks.cancel()
    presenter.pause(true)
  }

  func render(_ state: ViewState<ThumbnailsContent>) {
    if presenter.claimOrders() { loads.perform { [presenter] in await presenter.load() } }
    onChange()
  }

  // MARK: Drawing

  /// Looks for the pictures of `pages`, each as large as `rect`.
  /// - Parameters:
  ///   - isOne: whether the first of them that is here is enough.
  ///   - rests: whether to request the first one once the reader pauses on it, if that takes a single
  ///     request.
  func look(
    at pages: [WantedPicture], isOne: Bool = false, rests: Bool = false, on canvas: borrowing Canvas,
    in rect: Rect
  ) {
    let wanted = Wanted(pages: pages, width: canvas.pixels(in: rect).width, isOne: isOne, rests: rests)
    guard wanted != self.wanted else { return }
    self.wanted = wanted
    looks.perform { [presenter] in
      // No key waits for a picture.
      PendingWork.current?.settle()
      guard isOne else { return await presenter.see(wanted.pages, width: wanted.width) }
      await presenter.seeOne(of: wanted.pages, width: wanted.width)
      guard rests, let first = wanted.pages.first else { return }
      // Canceled: the reader moved on.
      do { try await Task.sleep(for: ThumbnailPane.rest) } catch { return }
      await presenter.orderAtRest(first)
    }
  }

  /// The rows below a picture: two of words, and an empty one.
  nonisolated static let wordRows = 3

  /// The place of the picture in a cell of a wall.
  static func picture(in cell: Rect) -> Rect {
    Rect(
      row: cell.row, column: cell.column + 1, rows: max(1, cell.rows - wordRows),
      columns: max(1, cell.columns - 2))
  }

  /// Draws a cell of a wall: the picture of `page`, and two lines of `words`, which have its whole width.
  /// - Parameters:
  ///   - isHere: whether other data of the page is on this machine.
  ///   - loadKey: the key that loads the picture of the selected cell.
  ///   - part: the part of the cell for the picture.
  func draw(
    _ page: PageID, named name: String, words: (String, String), isHere: Bool = false, loadKey: String,
    on canvas: inout Canvas, in cell: Rect, pictureIn part: Rect, theme: Theme, style: RowStyle
  ) {
    let picture = ThumbnailPane.picture(in: part)
    draw(
      page, named: name, loadKey: style.isSelected ? loadKey : nil, on: &canvas, in: picture, theme: theme,
      isSelected: style.isSelected)
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
  /// - Parameters:
  ///   - loadKey: the key that loads it, which the frame then names with its price.
  ///   - isCut: whether to cut off the bottom of a picture that is too tall for `rect`.
  func draw(
    _ page: PageID, named name: String, loadKey: String? = nil, on canvas: inout Canvas, in rect: Rect,
    theme: Theme, isSelected: Bool, isCut: Bool = false
  ) {
    let thumbnail = thumbnail(of: page)
    if case .here(let image)? = thumbnail {
      let size = PixelSize(width: image.image.width, height: image.image.height)
      let height = isCut ? canvas.height(of: size, filling: rect) : size.height
      canvas.place(picture(of: page, image, height: height), in: rect)
      return
    }
    shown[page] = nil
    let isFailed = if case .failed? = thumbnail { true } else { false }
    canvas.drawPictureFrame(
      in: rect, named: name,
      state: [words(of: thumbnail, page), loadKey.flatMap { offer(of: thumbnail, page, $0) }]
        .compactMap(\.self),
      frame: theme[isSelected ? .frameFocused : .frame], text: theme[.text],
      weak: theme[isFailed ? .error : .muted])
  }

  /// `v loads it: 2 requests, about 8 s`, or `v tries again`; nil if it is unavailable.
  private func offer(of thumbnail: Thumbnail?, _ page: PageID, _ key: String) -> String? {
    if case .failed? = thumbnail { return thumbnail == .unscanned ? nil : "\(key) tries again" }
    guard thumbnail == .absent, let content = presenter.state.content, !content.ordered.contains(page),
      let price = content.price, price.requests > 0
    else { return nil }
    return "\(key) loads it: \(price.words)"
  }

  private func words(of thumbnail: Thumbnail?, _ page: PageID) -> String {
    switch thumbnail {
    // Nothing is looked for if a page has no scan.
    case nil: wanted?.pages.contains { $0.page == page } == true ? "…" : ""
    case .absent?: presenter.state.content?.ordered.contains(page) == true ? "waits" : "not loaded"
    case .loading?: "loading …"
    case .failed(let words)?: Notice.failure(words).text
    case .here?: ""
    }
  }

  /// - Parameter height: that of the part to show, in pixels from the top.
  private func picture(of page: PageID, _ image: ThumbnailImage, height: Int) -> Picture {
    if let known = shown[page], known.image == image, known.height == height { return known.picture }
    let whole = image.image
    let part = PixelRegion(columns: 0..<whole.width, rows: 0..<max(1, height))
    let picture = Picture(height < whole.height ? whole.cropped(to: part) ?? whole : whole)
    shown = shown.filter { presenter.state.content?.isHere($0.key) ?? false }
    shown[page] = (image, height, picture)
    return picture
  }
}
