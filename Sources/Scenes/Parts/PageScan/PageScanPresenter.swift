import MVP
import Newspapers
import Pending
import Presentation

/// Shows the picture of a page, and the part of it that the reader wants to see. A renderer draws it.
///
/// The picture of the whole page is loaded first. An enlarged part is shown from what is loaded at once, and
/// requested in more detail when the reader has stopped moving: one small request per view, and none for
/// views seen before.
public final class PageScanPresenter: MvpPresenter<PageScanContent> {
  let archive: any NewspaperArchive
  let renderer: any ScanRendering
  private let pause: Duration
  let asksNobody: Bool
  private let kept: (any NewspaperArchive)?
  private(set) var page: PageID?
  private(set) var view: ScanViewport?
  /// That of the whole page first, then those of parts.
  private(set) var pictures: [ScanPicture] = []
  /// The positions of words searched for.
  var marks: [PageBox] = []
  /// The frames on the page.
  var frames: [ScanFrame] = []
  /// What was drawn last of the page.
  var drawn: DrawnScan?
  /// What is wrong with that, or why nothing could be drawn.
  var note: String?
  /// The source of `drawn` and `note`.
  var drawnSource: DrawnScan.Source?
  var layout: PageLayout?
  /// What was visible when a picture with less detail stood in for that of a source that failed.
  private var lacked: PageBox?
  /// Whether the source failed, or has no scan, and nothing stood in for it.
  private var isRefused = false
  private var count = 0
  /// How many requests for a whole page there are.
  private var requestsForWhole = 0
  var isLoadingWhole: Bool { pictures.isEmpty && requestsForWhole > 0 }

  /// How many pictures of parts to keep besides that of the whole page.
  private static let partLimit = 3

  /// - Parameters:
  ///   - pause: how long the reader has to have stopped moving before a part is requested.
  ///   - asksNobody: whether `archive` has only stored data: then a picture of another size will do.
  ///   - kept: what is on this machine, for when `archive` cannot be reached.
  public init(
    archive: any NewspaperArchive, renderer: any ScanRendering, pause: Duration = .milliseconds(300),
    asksNobody: Bool = false, kept: (any NewspaperArchive)? = nil
  ) {
    self.archive = archive
    self.kept = kept.map { StoredScans(of: $0) }
    self.renderer = renderer
    self.pause = pause
    self.asksNobody = asksNobody
  }

  /// Shows `page` in the given room; keeps the zoom of the preceding page.
  public func look(at page: PageID, in room: ScanViewport.Room) async {
    if page != self.page {
      self.page = page
      (pictures, marks, frames, layout, lacked) = ([], [], [], nil, nil)
      (drawn, note, drawnSource, isRefused) = (nil, nil, nil, false)
      view?.moveToTop()
    }
    if view == nil { view = ScanViewport(room: room) } else { view?.fit(room) }
    await load()
  }

  /// Sets the page's true aspect ratio, width by height, taken from its picture.
  func learn(shape: Double) {
    guard let view, abs(view.shape - shape) > 0.002 else { return }
    self.view?.take(shape: shape)
    showCurrent()
  }

  /// Changes what is visible, at once with the best picture available; false if there is nothing to change.
  @discardableResult
  public func move(_ change: (inout ScanViewport) -> Void) -> Bool {
    guard var moved = view, page != nil else { return false }
    change(&moved)
    guard moved != view else { return false }
    view = moved
    showCurrent()
    return true
  }

  /// Requests what is visible in the best quality the source has, once the reader has stopped moving.
  public func settle() async {
    PendingWork.current?.settle()
    guard (try? await Task.sleep(for: pause)) != nil else { return }
    // Whatever loads the whole page goes on to what is visible then.
    if !isLoadingWhole { await load() }
  }

  // MARK: Loading

  /// Requests what is visible unless it is loaded; after a failure, looks for it again.
  public func refresh() async { await load(isAgain: true) }

  private func load(isAgain: Bool = false) async {
    guard let page, let view else { return }
    if pictures.isEmpty {
      guard isAgain || !isRefused else { return await takeKept(of: page, view) }
      let width = PageScanPresenter.wholeWidth(in: view.room)
      let widths = asksNobody ? ScanView.storedWidths(near: width) : [width]
      requestsForWhole += 1
      let isAdded = await add(widths.map { ScanView(width: $0, looksAgain: isAgain) }, of: page)
      requestsForWhole -= 1
      guard isAdded else { return }
    }
    guard !Task.isCancelled, page == self.page, let view = self.view else { return }
    // Until the reader wants it, or something else, that source is not asked again.
    guard isAgain || view.region != lacked else { return }
    if asksNobody || pictures.contains(where: { $0.serves(view) }) { return show(.content(content(page))) }
    show(.refreshing(content(page)))
    _ = await add([view.part.again(isAgain)], of: page)
  }

  /// The width of the picture of a whole page, in pixels.
  private static func wholeWidth(in room: ScanViewport.Room) -> Int {
    min(room.pixels, ScanView.screenWidth).roundedUp(to: 100)
  }

  /// Adds the first of `views` that exists.
  private func add(_ views: [ScanView], of page: PageID) async -> Bool {
    guard let view = views.first else { return false }
    let words = "Loading the scan from \(archive.name(of: page.issue.lccn))"
    // The picture of another page is no fallback for this one.
    if let shown = state.content, shown.page != page { show(.loading(words)) } else { showWaiting(words) }
    do throws(NewspaperError) {
      let scan = try await archive.scan(of: page, view)
      return take(scan, as: view, of: page)
    } catch {
      guard page == self.page, error != .canceled else { return false }
      if case .notHere = error, views.count > 1 { return await add(Array(views.dropFirst()), of: page) }
      // If it is not here either, the reader has to know why the source failed.
      if error.isOutage, pictures.isEmpty, let scan = try? await kept?.scan(of: page, view) {
        if take(scan, as: view, of: page) { sayLack(error) }
        // What it lacks is not requested from a source that just failed.
        return false
      }
      isRefused = !error.isNotHere
      if case .notFound(let what, let source) = error {
        show(PageScanPresenter.nothing(isScanned: what == .picture(of: page), source))
      } else {
        showFailure(Failure(error))
      }
      return false
    }
  }

  /// Shows a picture that was stored since the source failed. Until the reader wants it, the source is not asked again.
  private func takeKept(of page: PageID, _ view: ScanViewport) async {
    let wanted = ScanView(width: PageScanPresenter.wholeWidth(in: view.room))
    if let scan = try? await kept?.scan(of: page, wanted) { _ = take(scan, as: wanted, of: page) }
  }

  /// Adds the picture that came for `view`; false if the reader has moved on.
  private func take(_ scan: PageScan, as view: ScanView, of page: PageID) -> Bool {
    guard page == self.page, !Task.isCancelled else { return false }
    (lacked, isRefused) = (nil, false)
    let isWhole = scan.region == .whole
    // A source that cannot crop has sent everything it has.
    let width = min(
      scan.storedWidth ?? (isWhole && view.region != .whole ? .max : view.width), Int.max / 4)
    // The fallback for a part may already be shown.
    if scan.storedWidth == nil || pictures.first.map({ $0.width < width }) ?? true {
      count += 1
      let picture = ScanPicture(scan: scan, width: width, number: count)
      let parts = pictures.dropFirst().suffix(PageScanPresenter.partLimit - 1)
      pictures = isWhole ? [picture] : pictures.prefix(1) + parts + [picture]
    }
    show(.content(content(page)))
    return true
  }

  /// Says why a picture that is the fallback for another one has less detail than what is visible needs.
  private func sayLack(_ error: NewspaperError) {
    guard let view, !pictures.contains(where: { $0.serves(view) }) else { return }
    lacked = view.region
    showFailure(Failure(error))
  }

  private func content(_ page: PageID) -> PageScanContent {
    PageScanContent(
      page: page, view: view ?? ScanViewport(room: ScanViewport.Room(width: 1, height: 1, pixels: 1)),
      drawn: drawn, undrawn: undrawn, note: note)
  }

  /// Shows what is now visible. The loading or failure state stays as it is.
  func showCurrent() {
    if let page { showAgain { _ in content(page) } }
  }
}
