import Clock
import MVP
import Newspapers
import Pending
import Presentation

/// Shows what the reader was doing, and what this machine has. Sends no requests.
public final class HomePresenter: MvpPresenter<HomeContent> {
  let shelf: Bookshelf
  private let archive: (any IssueArchive)?
  private let holdings: any MachineHoldings
  private let clock: any WallClock
  /// Knows what was open when the reader last quit; nil if nothing is remembered.
  let session: SessionKeeper?
  /// Whether records of newspapers are on this machine.
  let isLocal: Bool
  let router: (any Router<Route>)?
  private(set) var machine = HomeMachine()
  /// How many loads have begun, and which of them was shown last: an earlier one knows less.
  private var (begun, shown) = (0, 0)
  /// For each job removed here, how many changes to the library could be undone at that time.
  private var removedJobs: [Int] = []
  /// The row that the neighboring pane is about.
  private var beside: HomeRow.Target?

  /// More than a section has on any ordinary screen. The first frame waits for them.
  private static let limit = 32

  /// - Parameters:
  ///   - archive: knows which newspapers are completely here.
  ///   - isLocal: whether a record shown beside comes from this machine.
  ///   - session: knows what was open when the reader last quit; nil if nothing is remembered.
  ///   - router: nil for a view that cannot go anywhere.
  public init(
    shelf: Bookshelf, archive: (any IssueArchive)? = nil, holdings: any MachineHoldings = NoHoldings(),
    isLocal: Bool = false, clock: any WallClock, session: SessionKeeper? = nil,
    router: (any Router<Route>)? = nil
  ) {
    self.shelf = shelf
    self.archive = archive
    self.holdings = holdings
    self.isLocal = isLocal
    self.clock = clock
    self.session = session
    self.router = router
  }

  public override func start() async { await load() }

  public func refresh() async { await load() }

  private func load() async {
    begun += 1
    let load = begun
    var parts = HomeParts(
      front: LibraryFront(), machine: machine, now: clock.now, demonstration: archive?.held.min(),
      isOffline: shelf.desk?.isOffline == true)
    var failure: Failure?
    do throws(NewspaperError) {
      parts = HomeParts(
        front: try await front(), machine: machine, now: parts.now,
        demonstration: parts.demonstration, isOffline: parts.isOffline)
    } catch {
      failure = Failure(error)
    }
    show(parts, failure, of: load)
    // Keys do not depend on the rest.
    PendingWork.current?.settle()
    let found = await look(parts)
    guard load >= shown else { return }
    machine = found
    guard machine != parts.machine else { return }
    parts.machine = machine
    show(parts, failure, of: load)
  }

  private func front() async throws(NewspaperError) -> LibraryFront {
    var front = try await shelf.library.front(HomePresenter.limit)
    front.sessions = session?.offered(front.sessions, router) ?? []
    return front
  }

  private func show(_ parts: HomeParts, _ failure: Failure?, of load: Int) {
    guard load >= shown, !Task.isCancelled else { return }
    shown = load
    let content = HomeContent(parts)
    show(failure.map { .stale(content, $0) } ?? .content(content))
  }

  /// What takes longer than the first frame may take.
  private func look(_ parts: HomeParts) async -> HomeMachine {
    var machine = HomeMachine()
    let today = Moment.date(parts.now)
    machine.whole = archive?.held ?? []
    await shelf.look()
    machine.bookmarked = shelf.bookmarked
    do throws(NewspaperError) {
      machine.newspapers = try await holdings.newspapers()
      machine.held = try await holdings.held(of: parts.front.positions.rows.map(\.page))
      machine.pages = try await holdings.pages()
      machine.day = try await holdings.frontPages(
        month: today.month, day: today.day, limit: HomePresenter.limit)
      let jobs = try await shelf.desk?.rows().rows ?? []
      (machine.jobs, machine.jobCount) = (jobs.filter { $0.state != .done }, jobs.count)
    } catch {
      machine.fault = .failure(Failure.words(for: error))
    }
    return machine
  }

  // MARK: Intents

  /// From now on calls `reload` whenever something has been written to the library here.
  public func followWrites(_ reload: @escaping @MainActor () -> Void) {
    shelf.onWrite.add(self, reload)
    shelf.desk?.onChange.add(self, reload)
  }

  public func toggleBookmark(_ row: HomeRow) async {
    guard let newspaper = row.newspaper else {
      router?.announce("Only newspapers, issues and pages can be bookmarked")
      return
    }
    await shelf.toggle(newspaper, target: row.marking, at: row.source, router)
    await load()
  }

  public func forget(_ row: HomeRow) async {
    if case .session(let session) = row.target {
      await shelf.forget(session, router)
      return await load()
    }
    if case .job(let id) = row.target { return await removeJob(id) }
    if case .position(let position) = row.target {
      await shelf.forgetPages(of: position.lccn, router)
      return await load()
    }
    guard let item = row.item else {
      router?.announce("Nothing to forget in this row")
      return
    }
    await shelf.remove(item, router)
    await load()
  }

  public func undo() async {
    // The latest change first, whether to a job or to the library.
    if let desk = shelf.desk, let last = removedJobs.popLast(), desk.undoCount > 0 {
      // Jobs that were restored in their own list cannot be undone here.
      let jobs = min(removedJobs.count, desk.undoCount - 1)
      if shelf.undoCount <= last {
        await desk.undo(router, rest: jobs + shelf.undoCount)
      } else {
        removedJobs.append(last)
        await shelf.undo(router, others: jobs + 1)
      }
    } else {
      await shelf.undo(router)
    }
    await load()
  }

  public func redo() async {
    await shelf.redo(router)
    await load()
  }

  /// As in the list of jobs.
  private func removeJob(_ id: Int) async {
    guard let desk = shelf.desk, let job = machine.jobs.first(where: { $0.id == id })?.job else { return }
    let count = desk.undoCount
    await desk.cancel(job, router)
    if desk.undoCount > count { removedJobs.append(shelf.undoCount) }
    await load()
  }

  /// Shows beside it what is on this machine: the page, or else the newspaper's record. That pane stays when
  /// the selected row has neither, as long as its own row exists: panes that come and go would be harder to
  /// read. Initially it shows the first row that has one.
  public func select(_ row: HomeRow?) {
    let rows = state.content?.rows ?? []
    if let row, let route = besides(row) {
      router?.showBeside(route)
      beside = row.target
    } else if row == nil || !rows.contains(where: { $0.target == beside }) {
      let first = row == nil ? nil : rows.first { besides($0) != nil }
      router?.showBeside(first.flatMap(besides))
      beside = first?.target
    }
  }
}
