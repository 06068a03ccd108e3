import MVP
import Newspapers
import Presentation

/// Shows small pictures of pages: those on this machine at once, others when the reader requests them.
///
/// What is on screen comes first, in order, and nothing that is off screen is requested. Only the reader
/// abandons a request that was sent: otherwise its picture is stored, and shown if its page is still on screen.
public final class ThumbnailsPresenter: MvpPresenter<ThumbnailsContent> {
  let archive: any NewspaperArchive
  let kept: (any NewspaperArchive)?
  /// Seconds per request that a host allows; 0 if it has no rule.
  let pace: @Sendable (String) -> Double
  let router: (any Router<Route>)?
  /// The visible pages, in order.
  var sight: [WantedPicture] = []
  /// The width of a picture in pixels.
  var width = 0
  var pictures: [PageID: Thumbnail] = [:]
  /// Pages in the order in which they were seen last.
  private var seen: [PageID] = []
  /// The pages that were ordered and are still visible.
  var ordered: Set<PageID> = []
  /// Visible pages whose picture is here, but coarse, and that were ordered again.
  var sharpened: Set<PageID> = []
  /// Where kept lists say that pictures of pages are.
  var listed: [PageID: String] = [:]
  /// The kept list of front pages that was read last.
  var listing: (date: IssueDate, pictures: [PageID: String])?
  /// Whether everything that comes into view is ordered.
  private(set) var isAllOrdered = false
  private let mostBytes: Int
  private var isPaused = false
  var isLoading = false
  /// The page whose picture is being requested, and what to show of it if the reader cancels that.
  var requested: (page: PageID, former: Thumbnail)?
  /// Visible pages that were ordered because the reader paused on them: nobody waits for those.
  var rested: Set<PageID> = []
  var count = 0
  /// What the single visible page takes, if it is not here.
  var offered: RequestPrice?
  /// That pictures are loading, as it was announced last.
  var report: Notice?
  /// Whether a server refused the last picture: then only the reader requests others.
  var isRefused = false

  /// - Parameters:
  ///   - kept: local data; it sends nothing.
  ///   - pace: seconds per request that a host allows.
  ///   - router: nil for a view that cannot ask.
  ///   - mostBytes: the most of decoded pictures to keep, unless visible ones take more.
  public init(
    archive: any NewspaperArchive, kept: (any NewspaperArchive)?,
    pace: @escaping @Sendable (String) -> Double = { _ in 0 }, router: (any Router<Route>)? = nil,
    mostBytes: Int = 16 << 20
  ) {
    self.archive = archive
    self.kept = kept
    self.pace = pace
    self.router = router
    self.mostBytes = mostBytes
  }

  /// `pages` are visible, and pictures are `width` pixels wide. Shows those that are here.
  public func see(_ pages: [WantedPicture], width: Int) async {
    begin(pages, width)
    await lookUp(pages)
  }

  /// Looks for those of `pages` that it has not looked for yet.
  func lookUp(_ pages: [WantedPicture]) async {
    for wanted in pages where !isLookedUp(wanted.page) {
      guard !Task.isCancelled else { return }
      await lookUp(wanted)
    }
  }

  /// The reader wants to see one of `pages`: shows the first local one, or else what the first one takes.
  public func seeOne(of pages: [WantedPicture], width: Int) async {
    begin(pages, width)
    for wanted in pages {
      guard !Task.isCancelled else { return }
      await lookUp([wanted])
      if case .here? = pictures[wanted.page] { return }
    }
    guard let first = pages.first else { return }
    let price = await price(of: [first])
    guard !Task.isCancelled else { return }
    offered = price
    showNow()
  }

  private func begin(_ pages: [WantedPicture], _ width: Int) {
    (sight, self.width, offered) = (pages, max(1, width), nil)
    let inSight = Set(pages.map(\.page))
    ordered.formIntersection(inSight)
    sharpened.formIntersection(inSight)
    rested.formIntersection(inSight)
    seen = seen.filter { !inSight.contains($0) } + pages.map(\.page)
    forgetOldest(but: inSight)
    showNow()
  }

  /// Whether there are pictures to load that nothing is loading; then the caller has to call `load`.
  public func claimOrders() -> Bool {
    guard !isLoading, next != nil else { return false }
    isLoading = true
    return true
  }

  /// Orders the picture of a page, even one that failed before.
  /// - Parameter words: what to announce while it is loading.
  public func order(_ page: PageID, announcing words: String? = nil) {
    if case .failed? = pictures[page] { pictures[page] = .absent }
    ordered.insert(page)
    rested.remove(page)
    if let words { announceLoading(words) }
    showNow()
  }

  /// Orders the visible ones, or whatever comes into view.
  /// - Parameter words: what to announce while they are loading.
  func order(_ order: PictureOrder, announcing words: String? = nil) {
    if order != .none {
      for page in sight.map(\.page) { if case .failed? = pictures[page] { pictures[page] = .absent } }
    }
    switch order {
    case .none: (ordered, sharpened, isAllOrdered) = ([], [], false)
    case .inSight: ordered = Set(sight.map(\.page))
    case .all: isAllOrdered = true
    }
    if let words { announceLoading(words) }
    showNow()
  }

  /// Whether something is still to be loaded.
  var isOrdered: Bool { isLoading || next != nil }

  /// Cancels all orders: the reader has moved on to other pages.
  public func forgetOrders() {
    guard isAllOrdered || !ordered.isEmpty else { return }
    order(.none)
  }

  /// Pauses requests, or resumes them.
  public func pause(_ pauses: Bool) {
    isPaused = pauses
    if !pauses { showNow() }
  }

  // MARK: Loading

  /// The first visible page that was ordered and is not here, or only coarse.
  var next: WantedPicture? {
    isPaused ? nil : sight.first { isWanted($0.page) && pictures[$0.page] == .absent || isToSharpen($0.page) }
  }

  private func isToSharpen(_ page: PageID) -> Bool {
    guard sharpened.contains(page), case .here(let image)? = pictures[page] else { return false }
    return image.isCoarse
  }

  private func isWanted(_ page: PageID) -> Bool { isAllOrdered || ordered.contains(page) }

  private func isLookedUp(_ page: PageID) -> Bool {
    switch pictures[page] {
    case nil: false
    case .here(let image)?: image.width >= width
    case .absent?, .loading?, .failed?: true
    }
  }

  // MARK: Showing

  private func forgetOldest(but inSight: Set<PageID>) {
    func bytes(_ page: PageID) -> Int {
      if case .here(let image)? = pictures[page] { image.bytes } else { 0 }
    }
    var total = seen.reduce(0) { $0 + bytes($1) }
    while total > mostBytes, let oldest = seen.first, !inSight.contains(oldest) {
      total -= bytes(oldest)
      pictures[oldest] = nil
      seen.removeFirst()
    }
  }

  func showNow() {
    let waiting = sight.map(\.page).filter { isWanted($0) && pictures[$0] == .absent }
    show(.content(ThumbnailsContent(pictures: pictures, ordered: Set(waiting), price: offered)))
  }
}
