import Clock
import MVP
import Newspapers
import Presentation

/// Shows what the reader was at, and what this machine has. Nothing is asked of any server.
public final class HomePresenter: MvpPresenter<HomeContent> {
  let shelf: Bookshelf
  private let archive: (any IssueArchive)?
  private let holdings: any MachineHoldings
  private let clock: any WallClock
  /// Knows what was open when the reader left last; nil if nothing is remembered.
  let session: SessionKeeper?
  /// Whether records of newspapers are on this machine.
  private let isLocal: Bool
  let router: (any Router<Route>)?
  private var machine = HomeMachine()
  /// The row that what stands beside is about.
  private var beside: HomeRow.Target?

  /// More than a section has on any usual screen. The first frame waits for them.
  private static let limit = 32

  /// - Parameters:
  ///   - archive: knows what newspapers are here as a whole.
  ///   - isLocal: whether a record shown beside comes from this machine.
  ///   - session: knows what was open when the reader left last; nil if nothing is remembered.
  ///   - router: nil for a view that cannot go anywhere.
  public init(
    shelf: Bookshelf, archive: (any IssueArchive)? = nil, holdings: any MachineHoldings = NoHoldings(),
    isLocal: Bool = false, clock: any WallClock = SystemClock(), session: SessionKeeper? = nil,
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
    var parts = HomeParts(
      front: LibraryFront(), machine: machine, now: clock.now, demonstration: archive?.held.min())
    var failure: Failure?
    do throws(NewspaperError) {
      parts = HomeParts(
        front: try await front(), machine: machine, now: parts.now,
        demonstration: parts.demonstration)
    } catch {
      failure = Failure(error)
    }
    show(parts, failure)
    // The rest is not what keys are about.
    PendingWork.current?.settle()
    machine = await look(parts)
    guard machine != parts.machine else { return }
    parts.machine = machine
    show(parts, failure)
  }

  private func front() async throws(NewspaperError) -> LibraryFront {
    var front = try await shelf.library.front(HomePresenter.limit)
    front.session = session?.offered(front.session, router)
    return front
  }

  private func show(_ parts: HomeParts, _ failure: Failure?) {
    let content = HomeContent(parts)
    show(failure.map { .stale(content, $0) } ?? .content(content))
  }

  /// What takes longer than the first frame may.
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
      machine.fault = "✗ \(Failure.words(for: error))"
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
    await shelf.toggle(newspaper, target: row.marking, router)
    await load()
  }

  public func forget(_ row: HomeRow) async {
    if case .session = row.target {
      await shelf.forgetSession(router)
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
    await shelf.undo(router)
    await load()
  }

  /// Shows beside what is here of it: the page, or else the newspaper's record. What stands there stays beside a row that is
  /// about neither, as long as its own row does: columns that come and go would be harder to read.
  public func select(_ row: HomeRow?) {
    if case .demonstration(let lccn)? = row?.target {
      router?.showBeside(.pageOrRecord(nil, of: lccn, preview: nil))
      beside = row?.target
    } else if let row, let newspaper = row.newspaper {
      router?.showBeside(
        .pageOrRecord(
          row.shownPage, of: newspaper.lccn, preview: preview(newspaper).leading(to: row.marking)))
      beside = row.target
    } else {
      let rows = state.content?.sections.flatMap(\.rows) ?? []
      guard row == nil || !rows.contains(where: { $0.target == beside }) else { return }
      router?.showBeside(nil)
      beside = nil
    }
  }

  func preview(_ newspaper: Newspaper) -> NewspaperDetailContent {
    NewspaperDetailContent(remembering: newspaper, in: "your library", isLocal: isLocal)
  }
}
