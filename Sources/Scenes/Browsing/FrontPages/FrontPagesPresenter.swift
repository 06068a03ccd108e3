import MVP
import Newspapers
import Presentation

/// Lists the front pages of a day, window by window.
public final class FrontPagesPresenter: MvpPresenter<FrontPagesContent>, PageGridPresenting {
  public internal(set) var date: IssueDate
  public internal(set) var placeState: String?
  let archive: any NewspaperArchive
  /// Rows per request; windows begin at multiples of it, so that a source can use its own pages.
  let pageSize: Int
  private let firstRow: Int
  let freshness: Freshness
  public let router: (any Router<Route>)?
  public let citer: Citer?
  public let shelf: Bookshelf?
  let holdings: any MachineHoldings
  /// By page number, for the day shown.
  var pages: [Int: [FrontPageRow]] = [:]
  /// The part of that day's list that arrived last.
  private var latest: FrontPageList?

  /// - Parameters:
  ///   - state: a state or territory; nil for all.
  ///   - firstRow: the first row, a multiple of `pageSize`.
  ///   - freshness: how new the first answer has to be.
  ///   - holdings: knows which front pages are on this machine.
  ///   - router: nil for a view that cannot go anywhere, such as a pipe.
  public init(
    date: IssueDate, state: String? = nil, archive: any NewspaperArchive,
    pageSize: Int = FrontPageList.usualWindow, firstRow: Int = 0,
    freshness: Freshness = .recent, router: (any Router<Route>)? = nil, citer: Citer? = nil,
    shelf: Bookshelf? = nil, holdings: any MachineHoldings = NoHoldings()
  ) {
    self.date = date
    placeState = state
    self.archive = archive
    self.pageSize = pageSize
    self.firstRow = firstRow
    self.freshness = freshness
    self.router = router
    self.citer = citer
    self.shelf = shelf
    self.holdings = holdings
  }

  public override func start() async { await load(firstRow / pageSize...firstRow / pageSize, freshness) }

  public func refresh() async {
    await archive.refresh()
    pages = [:]
    await load(0...0, .recent)
  }

  public func reveal(_ rows: Range<Int>) async {
    await load(rows.lowerBound / pageSize...max(rows.lowerBound, rows.upperBound - 1) / pageSize, freshness)
  }

  /// Loads those of the `wanted` pages that are missing, and shows them; drops pages far away.
  func load(_ wanted: ClosedRange<Int>, _ freshness: Freshness) async {
    let asked = date
    let missing = wanted.filter { pages[$0] == nil }
    guard !missing.isEmpty else {
      // After a jump, what is here need not be what is shown.
      if let latest { show(wanted, of: latest) }
      return
    }
    showWaiting("Loading front pages for \(asked.words) from \(archive.name)")
    do throws(NewspaperError) {
      var (found, last): ([Int: [FrontPageRow]], FrontPageList?) = ([:], nil)
      for number in missing {
        let list = try await archive.frontPages(
          of: asked, state: placeState, window: Window(offset: number * pageSize, limit: pageSize),
          freshness: freshness)
        guard asked == date, !Task.isCancelled else { return }
        if let source, list.origin.name != source {
          // Rows of a fallback do not continue the list of its source, nor the other way around.
          if let cause = list.origin.fallbackFor?.error { throw cause }
          pages = [:]
          return await load(wanted, freshness)
        }
        found[number] = list.pages.map(FrontPageRow.init)
        last = list
      }
      guard let last else { return }
      pages.merge(found) { $1 }
      show(wanted, of: last)
      guard last.origin.isStale, freshness == .atHand else { return }
      pages = [:]
      await load(wanted, .recent)
    } catch {
      if error != .canceled { await fail(error) }
    }
  }

  private func show(_ wanted: ClosedRange<Int>, of list: FrontPageList) {
    latest = list
    guard list.total > 0 else { return show(.empty(nothing(in: list))) }
    pages.keep(near: wanted)
    let range = pages.run(around: wanted)
    show(
      .content(
        FrontPagesContent(
          rows: range.flatMap { pages[$0] ?? [] }, offset: range.lowerBound * pageSize, total: list.total,
          isOpenEnded: list.isOpenEnded, identity: .init(date: list.date, state: placeState),
          origin: OriginContent(list.origin))))
  }

  /// What the rows shown are from; nil if there are none that others could continue.
  private var source: String? { pages.isEmpty ? nil : state.content?.origin.source }

  public var pictureNeeds: String { "Pictures need colors and at least 60 columns and 16 rows" }

  public func page(row: Int) -> (page: PageID, title: String)? {
    state.content?.row(at: row).map { ($0.page, $0.title) }
  }

  /// Searches the pages of this day.
  public func openSearch() {
    let state = placeState.map { " " + QueryText.field(.state, $0) } ?? ""
    router?.open(.search("date:\(date)\(state) ", isAsked: false))
  }

  public func openIssues(row: Int) {
    guard let (page, title) = page(row: row) else { return }
    router?.open(.calendar(page.issue.lccn, title: title, date: page.issue.date))
  }
}
