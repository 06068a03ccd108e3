import MVP
import Newspapers
import Presentation

/// Frames regions of a page, and clips them.
public final class ClippingPresenter: MvpPresenter<ClippingContent> {
  public let page: PageID
  public let title: String
  let beginning: ClipStart
  let foundBy: String?
  let archive: any NewspaperArchive
  let maker: ClipMaker?
  let shelf: Bookshelf
  let router: (any Router<Route>)?
  private var layout: PageLayout?
  private var clipper: PageClipper?
  private var isReading = true
  /// Whether the reader may have chosen another text of the page since it was loaded.
  private(set) var mayHaveOtherText = false
  private(set) var taken: [PageBox] = []
  private var earlier: [PageBox] = []
  var region = PageBox(x: 0.3, y: 0.4, width: 0.4, height: 0.2)

  /// The minimum size of a region, in fractions of the page.
  private static let least = 0.005

  public init(
    page: PageID, title: String?, start: ClipStart, foundBy: String?, archive: any NewspaperArchive,
    maker: ClipMaker?, shelf: Bookshelf, router: (any Router<Route>)?
  ) {
    self.page = page
    self.title = title ?? "Newspaper \(page.issue.lccn)"
    beginning = start
    self.foundBy = foundBy
    self.archive = archive
    self.maker = maker
    self.shelf = shelf
    self.router = router
  }

  public override func start() async {
    if case .point(let x, let y) = beginning { region = ClippingPresenter.around(x, y) }
    showRegion()
    let first = region
    earlier = await shelf.excerpts(of: page).flatMap(\.regions)
    do throws(NewspaperError) {
      let read = await ClippingPresenter.read(try await archive.layout(of: page, freshness: .atHand))
      guard !Task.isCancelled else { return }
      (layout, clipper, isReading) = (read.layout, read.clipper, false)
      // A region that the reader framed meanwhile stays.
      let place = isUntouched(since: first) ? beginning.place(in: read.layout) : nil
      if let place { takeBlock(at: place) } else { showRegion() }
    } catch {
      guard error != .canceled else { return }
      isReading = false
      if case .notFound = error {} else { router?.announce(failure: "No text: \(Failure.words(for: error))") }
      showRegion()
    }
    await frameWrittenRegion(insteadOf: first)
  }

  /// Whether the reader has framed nothing since `first`.
  func isUntouched(since first: PageBox) -> Bool { region == first && taken.isEmpty }

  // MARK: Framing

  /// Moves the region by fractions of the page, within the page.
  public func move(x: Double, y: Double) {
    region = PageBox(
      x: min(max(region.x + x, 0), 1 - region.width), y: min(max(region.y + y, 0), 1 - region.height),
      width: region.width, height: region.height)
    showRegion()
  }

  /// Moves its right and lower edges.
  public func size(x: Double, y: Double) {
    region = PageBox(
      x: region.x, y: region.y, width: max(ClippingPresenter.least, region.width + x),
      height: max(ClippingPresenter.least, region.height + y))
    showRegion()
  }

  /// Frames what lies between two places.
  public func frame(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    let (left, top) = (min(start.x, end.x), min(start.y, end.y))
    let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
    guard width >= ClippingPresenter.least, height >= ClippingPresenter.least else { return }
    region = PageBox(x: left, y: top, width: width, height: height)
    showRegion()
  }

  /// Frames the block at a place; nil is the middle of the region.
  public func takeBlock(at place: (x: Double, y: Double)? = nil) {
    take { layout, middle in layout.block(at: (place ?? middle).x, (place ?? middle).y) }
  }

  public func takeColumn() { take { layout, middle in layout.column(through: middle.x, middle.y) } }

  public func takePage() {
    region = .whole
    showRegion()
  }

  /// Opens a local reading of the region.
  public func readAgain() {
    mayHaveOtherText = true
    router?.open(.rereading(page, region: region))
  }

  /// Shows the words that the reader has chosen meanwhile.
  public func showChosenText() async {
    mayHaveOtherText = false
    do throws(NewspaperError) {
      let read = await ClippingPresenter.read(try await archive.layout(of: page, freshness: .atHand))
      guard !Task.isCancelled else { return }
      (layout, clipper) = (read.layout, read.clipper)
      showRegion()
    } catch {
      guard error != .canceled else { return }
      router?.announce(failure: "No text: \(Failure.words(for: error))")
    }
  }

  private func take(_ find: (PageLayout, (x: Double, y: Double)) -> PageBox?) {
    if let layout {
      if let box = find(layout, (region.x + region.width / 2, region.y + region.height / 2)) {
        region = box
      } else {
        router?.announce("No words with positions on this page; draw the frame, or move it")
      }
    }
    showRegion()
  }

  /// Keeps the region, and starts another below it, or at the top of the part to its right.
  public func takeAnother() {
    taken.append(region)
    let (width, height) = (region.width, region.height)
    if region.bottom + height <= 1 {
      region = PageBox(x: region.x, y: region.bottom, width: width, height: height)
    } else {
      region = PageBox(x: min(region.right, 1 - width), y: 0, width: width, height: height)
    }
    router?.announce(
      "Region \(taken.count) is kept; frame the next one; \(key: "drop-frame", "-") drops this one")
    showRegion()
  }

  /// Goes back to the previous region.
  public func dropLast() {
    guard let last = taken.popLast() else {
      router?.announce("There is only one region; \(key: "back", "Esc") leaves")
      return
    }
    region = last
    showRegion()
  }

  private static func around(_ x: Double, _ y: Double) -> PageBox {
    PageBox(x: max(0, x - 0.2), y: max(0, y - 0.1), width: 0.4, height: 0.2)
  }

  func showRegion() {
    show(
      .content(
        ClippingContent(
          page: page, title: title, taken: taken, region: region, earlier: earlier,
          text: clipper?.clip(taken + [region]), isReading: isReading)))
  }
}
