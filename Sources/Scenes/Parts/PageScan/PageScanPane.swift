import MVP
import Newspapers
import Scans
import Terminal
import TerminalUI
import Text

/// The picture of a page in whatever room it is given: a part of a screen, with its own presenter.
@MainActor final class PageScanPane: MvpView, ScreenComponent {
  var onChange: @MainActor () -> Void = {}
  private let presenter: PageScanPresenter
  private var wanted: Wanted?
  private var drawings: [ScanDrawing] = []
  private var seen: (view: Seen, picture: Picture)?
  private var failure: String?
  private let requests = Performer()
  private let preparations = Performer()

  private struct Wanted: Equatable {
    let page: PageID
    let room: ScanViewport.Room
  }

  /// What a picture was drawn from.
  private struct Seen: Equatable {
    let number: Int
    let view: ScanViewport
    let marks: [PageBox]
  }

  init(presenter: PageScanPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  /// `3.2×`; empty if the whole page is visible.
  var zoomWords: String {
    guard let zoom = presenter.state.content?.view.zoom, zoom > 1.01 else { return "" }
    let tenths = Int((zoom * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)×" : "\(tenths / 10).\(tenths % 10)×"
  }

  /// Whether `page` is known to have no scan.
  func isWithoutScan(_ page: PageID) -> Bool {
    if case .empty = presenter.state { wanted?.page == page } else { false }
  }

  /// Runs `intent`, and cancels an earlier one.
  func perform(_ intent: @escaping @MainActor (PageScanPresenter) async -> Void) {
    requests.perform { [presenter] in await intent(presenter) }
  }

  func move(_ change: (inout ScanViewport) -> Void) {
    if presenter.move(change) { perform { await $0.settle() } }
  }

  /// Moves a view down or to the next column; false at the end of the page.
  func readOn() -> Bool {
    var isMoved = false
    move { isMoved = $0.readOn() }
    return isMoved
  }

  /// Whether keys that move are for the scan: only then does what they do depend on the picture.
  var isInUse = false

  var pendingWork: [PendingWork] {
    requests.pendingWork + (isInUse ? preparations.pendingWork : [])
  }

  func willAppear() { wanted = nil }

  /// A picture that is not visible is not worth waiting for.
  func didDisappear() {
    requests.cancel()
    preparations.cancel()
  }

  func render(_ state: ViewState<PageScanContent>) {
    if let content = state.content { prepare(content) }
    onChange()
  }

  // MARK: Preparing

  /// Decodes and draws what is new, while the previous picture stays.
  private func prepare(_ content: PageScanContent) {
    drawings.removeAll { drawing in !content.pictures.contains { $0.number == drawing.number } }
    guard let picture = PageScanPane.best(content) else { return }
    let wanted = Seen(number: picture.number, view: content.view, marks: content.marks)
    guard seen?.view != wanted else { return }
    preparations.perform { [weak self] in await self?.make(wanted, picture, content.page) }
  }

  private func make(_ wanted: Seen, _ picture: ScanPicture, _ page: PageID) async {
    do throws(ScanError) {
      let drawing = try await drawing(of: picture)
      guard !Task.isCancelled else { return }
      if let shape = drawing.pageShape { presenter.learn(shape: shape, of: page) }
      PendingWork.current?.settle()  // what is drawn of it changes nothing for keys
      // The shape may have changed what is visible, which has started another drawing.
      guard presenter.state.content?.view == wanted.view || presenter.state.content == nil,
        let image = await drawing.seen(wanted.view, marks: wanted.marks), !Task.isCancelled
      else { return }
      seen = (wanted, Picture(image))
      failure = drawing.flaw.map {
        $0 == .cut ? "This scan's file is truncated." : "This scan is damaged."
      }
    } catch {
      guard !Task.isCancelled else { return }
      (seen, failure) = (nil, error.description)
    }
    onChange()
  }

  private func drawing(of picture: ScanPicture) async throws(ScanError) -> ScanDrawing {
    if let known = drawings.first(where: { $0.number == picture.number }) { return known }
    let drawing = try await ScanDrawing.decoded(picture)
    drawings.append(drawing)
    return drawing
  }

  /// The most detailed picture that covers what is visible.
  private static func best(_ content: PageScanContent) -> ScanPicture? {
    content.pictures.filter { $0.covers(content.view.region) }.max { $0.scale < $1.scale }
      ?? content.pictures.first
  }

  // MARK: Drawing

  func draw(_ page: PageID, on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    let cell = canvas.graphics.cell
    let room = ScanViewport.Room(
      width: rect.columns * cell.width, height: rect.rows * cell.height, pixels: canvas.pixels(in: rect).width
    )
    look(Wanted(page: page, room: room))
    let isOfPage = presenter.state.content?.page == page
    if isOfPage, let seen { canvas.place(seen.picture, in: rect) }
    if let note = note(isOfPage) {
      let isAlone = seen == nil || !isOfPage
      let row = isAlone ? rect.row + rect.rows / 3 : rect.row + rect.rows - 1
      for (number, line) in WordWrap.lines(note, width: max(1, rect.columns - 2)).prefix(4).enumerated() {
        canvas.write(
          line, row: min(row + number, rect.lastRow), column: rect.column + 1, width: rect.columns - 2,
          style: theme[isAlone ? .dim : .notice])
      }
    }
  }

  private func note(_ isOfPage: Bool) -> String? {
    switch presenter.state {
    case .empty(let nothing): nothing.message
    case .failed(let failure), .stale(_, let failure): "✗ " + failure.message
    case .loading(let words): words + " …"
    case .content where isOfPage && seen != nil, .refreshing where isOfPage && seen != nil: failure
    case .idle, .content, .refreshing: failure ?? "Loading the scan …"
    }
  }

  private func look(_ wanted: Wanted) {
    guard wanted != self.wanted else { return }
    if wanted.page != self.wanted?.page { (seen, failure) = (nil, nil) }
    self.wanted = wanted
    perform { await $0.look(at: wanted.page, in: wanted.room) }
  }
}
