import MVP
import Newspapers
import Pending
import Scans
import Terminal
import TerminalUI
import Text

/// The picture of a page in whatever room it is given: a part of a screen, with its own presenter.
@MainActor final class PageScanPane: MvpView, ScreenComponent {
  var onChange: @MainActor () -> Void = {}
  let presenter: PageScanPresenter
  private var wanted: Wanted?
  /// What was last put on the screen: another `Picture` of it would be sent to the terminal again.
  private var shown: (source: DrawnScan.Source, picture: Picture)?
  /// Where the picture was last put, and what it shows.
  private var placed: (rect: Rect, region: PageBox)?
  private let requests = Performer()
  /// The last of them that is for another look at the same page.
  private var change: Task<Void, Never>?
  private let drawings = Performer()
  /// What `drawings` is to draw.
  private var undrawn: DrawnScan.Source?

  private struct Wanted: Equatable {
    let page: PageID
    let room: ScanViewport.Room
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

  /// Whether the scan of `page` could not be loaded.
  func hasFailed(_ page: PageID) -> Bool {
    if case .failed = presenter.state { wanted?.page == page } else { false }
  }

  /// Whether the reader canceled loading the scan of `page`.
  func isCanceled(_ page: PageID) -> Bool { hasFailed(page) && presenter.state == .failed(.canceled) }

  /// Whether the scan of `page`, or its detail, could not be loaded, and may be at `now`, in seconds since 1970.
  func canRetry(_ page: PageID, now: Double) -> Bool {
    let failure = wanted?.page == page ? presenter.state.failure : nil
    return failure.map { $0.refusal?.isOver(now: now) ?? true } ?? false
  }

  /// Loads the scan of `page` when it is drawn next, if the reader canceled that; false if not.
  func resume(_ page: PageID) -> Bool {
    guard isCanceled(page) else { return false }
    wanted = nil
    return true
  }

  /// Whether the picture of `page` is there.
  func isShown(_ page: PageID) -> Bool {
    presenter.state.content.map { $0.page == page && $0.drawn != nil } ?? false
  }

  /// Whether there is a picture of `page`, drawn or not.
  func hasPicture(of page: PageID) -> Bool { presenter.state.content?.page == page }

  /// The middle of what is visible, in fractions of the page; nil if nothing is.
  var middle: (x: Double, y: Double)? {
    presenter.state.content.map { ($0.view.middle.x, $0.view.middle.y) }
  }

  /// The position on the page of a cell of the screen, in fractions of the page: where the cell begins or,
  /// with `isEnd`, where it ends. A cell outside the picture counts as the nearest one in it; nil without a
  /// picture.
  func place(row: Int, column: Int, isEnd: Bool = false) -> (x: Double, y: Double)? {
    guard let (rect, region) = placed, rect.rows > 0, rect.columns > 0 else { return nil }
    let end = isEnd ? 1 : 0
    let across = Double(min(max(column - rect.column, 0), rect.columns - 1) + end) / Double(rect.columns)
    let down = Double(min(max(row - rect.row, 0), rect.rows - 1) + end) / Double(rect.rows)
    return (region.x + across * region.width, region.y + down * region.height)
  }

  /// Frames parts of `page`.
  func frame(_ frames: [ScanFrame], on page: PageID) { presenter.frame(frames, on: page) }

  /// Runs `intent`, and cancels an earlier one. The picture of the whole page continues to load.
  func perform(_ intent: @escaping @MainActor (PageScanPresenter) async -> Void) {
    requests.cancel(change)
    requests.perform(on: presenter, takenOver: {}) { [presenter] in await intent(presenter) }
    change = requests.task
  }

  /// Cancels what is loading, and says so in place of a picture; false if nothing is.
  func abandon() -> Bool {
    guard requests.isRunning, presenter.state.isWaiting else { return false }
    requests.cancel()
    presenter.abandon()
    return true
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

  /// Whether movement keys are for the scan: only then does their effect depend on the picture.
  var isInUse = false

  var pendingWork: [PendingWork] {
    requests.pendingWork + (isInUse ? drawings.pendingWork : [])
  }

  func willAppear() { wanted = nil }

  /// A picture that is not visible is not worth waiting for.
  func didDisappear() {
    requests.cancel()
    drawings.cancel()
    undrawn = nil
  }

  func render(_ state: ViewState<PageScanContent>) {
    let undrawn = state.content?.undrawn
    if let undrawn, undrawn != self.undrawn {
      drawings.perform { [presenter] in await presenter.draw() }
    }
    self.undrawn = undrawn
    onChange()
  }

  // MARK: Drawing

  /// Loads the picture of `page` for a part of the screen.
  func look(at page: PageID, on canvas: inout Canvas, in rect: Rect) {
    let cell = canvas.graphics.cell
    let room = ScanViewport.Room(
      width: rect.columns * cell.width, height: rect.rows * cell.height, pixels: canvas.pixels(in: rect).width
    )
    look(at: Wanted(page: page, room: room))
  }

  /// - Parameter loadKey: the key that loads the scan once the reader has canceled that.
  func draw(_ page: PageID, on canvas: inout Canvas, in rect: Rect, theme: Theme, loadKey: String? = nil) {
    look(at: page, on: &canvas, in: rect)
    // While another page is loading, the state of the previous one is still there.
    let content = presenter.state.content.flatMap { $0.page == page ? $0 : nil }
    placed = content?.drawn.map { drawn in
      (canvas.place(picture(of: drawn), in: rect), drawn.source.view.region)
    }
    let canceled = isCanceled(page) ? loadKey.map { "Scan not loaded; \($0) loads it" } : nil
    if let note = canceled ?? note(content) {
      let isAlone = content?.drawn == nil
      let row = isAlone ? rect.row + rect.rows / 3 : rect.row + rect.rows - 1
      for (number, line) in WordWrap.lines(note, width: max(1, rect.columns - 2)).prefix(4).enumerated() {
        canvas.write(
          line, row: min(row + number, rect.lastRow), column: rect.column + 1, width: rect.columns - 2,
          style: theme[isAlone ? .muted : .warning])
      }
    }
  }

  private func picture(of drawn: DrawnScan) -> Picture {
    if let shown, shown.source == drawn.source { return shown.picture }
    let picture = Picture(drawn.image)
    shown = (drawn.source, picture)
    return picture
  }

  private func note(_ content: PageScanContent?) -> String? {
    switch presenter.state {
    case .empty(let nothing): nothing.message
    case .failed(let failure), .stale(_, let failure): Notice.failure(failure.message).text
    case .loading(let words): words + " …"
    case .idle, .content, .refreshing:
      content?.note ?? (content?.drawn == nil ? "Loading the scan …" : nil)
    }
  }

  private func look(at wanted: Wanted) {
    guard wanted != self.wanted else { return }
    self.wanted = wanted
    requests.perform { [presenter] in await presenter.look(at: wanted.page, in: wanted.room) }
  }
}
