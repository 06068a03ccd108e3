import Clock
import MVP
import Newspapers
import Presentation

/// A saved search, and where it is watched.
public struct WatchTarget {
  let search: SavedSearch
  /// No watcher for a search of this machine.
  let watcher: Result<SearchWatcher?, NewspaperError>
  let address: (PageID) -> String?

  /// - Parameter address: that of a page's web page; nil if it has none.
  public init(_ search: SavedSearch, watcher: SearchWatcher?, address: @escaping (PageID) -> String?) {
    self.search = search
    self.watcher = .success(watcher)
    self.address = address
  }

  /// A search whose server is unknown.
  public init(_ search: SavedSearch, failing error: NewspaperError) {
    self.search = search
    watcher = .failure(error)
    address = { _ in nil }
  }
}

/// Finds the pages of saved searches added since last time.
public final class WatchPresenter: MvpPresenter<WatchContent> {
  public struct Choices: Sendable {
    /// Whether all saved searches are watched, whatever their names.
    public var isOfAll = true
    /// Whether to ignore what was known before.
    public var startsOver = false
    /// Whether only to say what it takes.
    public var isDryRun = false
    /// The requests that each search may take; nil for the default limits.
    public var allowed: Int?

    public init(
      isOfAll: Bool = true, startsOver: Bool = false, isDryRun: Bool = false, allowed: Int? = nil
    ) {
      self.isOfAll = isOfAll
      self.startsOver = startsOver
      self.isDryRun = isDryRun
      self.allowed = allowed
    }
  }

  let targets: [WatchTarget]
  let library: any WatchLibrary
  let choices: Choices
  let clock: any WallClock
  private let saved: SavedSearches
  /// The batches of each server, or why it was not asked again.
  private var listings: [String: Result<BatchListing, NewspaperError>] = [:]

  /// - Parameters:
  ///   - saved: expands the queries.
  ///   - library: remembers what was reported.
  public init(
    _ targets: [WatchTarget], saved: SavedSearches, library: any WatchLibrary, choices: Choices,
    clock: any WallClock
  ) {
    self.targets = targets
    self.saved = saved
    self.library = library
    self.choices = choices
    self.clock = clock
  }

  public override func start() async {
    var outcomes: [WatchOutcome] = []
    for target in targets { outcomes.append(await outcome(of: target)) }
    show(.content(WatchContent(outcomes: outcomes)))
  }

  private func outcome(of target: WatchTarget) async -> WatchOutcome {
    let name = target.search.name
    func failed(_ failure: Failure) -> WatchOutcome {
      WatchOutcome(name: name, result: .failed(failure), memory: nil)
    }
    let watcher: SearchWatcher
    switch target.watcher {
    case .success(let known?):
      watcher = known.allowing(SearchAllowance(requests: choices.allowed ?? WatchPlan.allowed))
    case .success(nil): return failed(WatchWords.local)
    case .failure(let error): return failed(Failure(error))
    }
    do throws(NewspaperError) {
      return try await outcome(of: target, watcher)
    } catch {
      // Whatever keeps a server from answering would also affect the next search.
      if error.endsWork { listings[watcher.name] = .failure(error) }
      return failed(Failure(error))
    }
  }

  private func outcome(
    of target: WatchTarget, _ watcher: SearchWatcher
  ) async throws(NewspaperError) -> WatchOutcome {
    let (name, server) = (target.search.name, watcher.name)
    let query = try await query(of: target.search)
    let listing = try await batches(of: watcher)
    let known = choices.startsOver ? nil : try await library.watched(name, at: server)
    let memory = WatchedSearch(
      search: name, server: server, batches: Set(listing.batches.map(\.name)),
      begun: known?.begun ?? clock.now, watched: clock.now)
    guard let known else {
      let count = memory.batches.count
      return choices.isDryRun
        ? WatchOutcome(
          name: name, result: .price(WatchWords.price(ofBeginningAt: server, batches: count)), memory: nil)
        : WatchOutcome(name: name, result: .begun(server: server, batches: count), memory: memory)
    }
    do throws(NewspaperError) {
      try watcher.check(listing, against: known.batches)
    } catch {
      return WatchOutcome(name: name, result: .failed(WatchWords.gone(error)), memory: nil)
    }
    let plan = try await watcher.plan(query, in: listing, known: known.batches)
    let price = try await watcher.price(of: plan)
    if choices.isDryRun {
      return WatchOutcome(
        name: name, result: .price(WatchWords.price(of: plan, at: server, price)), memory: nil)
    }
    if choices.allowed == nil, plan.batches.count > WatchPlan.mostBatches {
      return WatchOutcome(
        name: name, result: .failed(WatchWords.tooMany(plan, at: server, price)), memory: nil)
    }
    let findings = try await watcher.findings(of: plan, allowed: choices.allowed ?? WatchPlan.allowed)
    let news = WatchNews(
      findings, of: plan, query: query, server: server,
      without: try await library.reportedPages(of: name), address: target.address)
    return WatchOutcome(name: name, result: .news(news), memory: memory)
  }

  private func query(of search: SavedSearch) async throws(NewspaperError) -> SearchQuery {
    let field: SearchQuery
    do throws(SearchQueryError) {
      field = try SearchQuery(.field(search.field))
    } catch {
      throw .unreadable(what: "the saved search “\(search.name)” cannot be read: \(error.message)")
    }
    return try await saved.expanding(field)
  }

  /// Each server is asked once.
  private func batches(of watcher: SearchWatcher) async throws(NewspaperError) -> BatchListing {
    if let known = listings[watcher.name] { return try known.get() }
    let listing = try await watcher.batches()
    listings[watcher.name] = .success(listing)
    return listing
  }
}
