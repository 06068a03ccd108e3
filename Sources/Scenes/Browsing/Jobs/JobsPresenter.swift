import MVP
import Newspapers
import Presentation

/// Shows the progress of the queue's jobs, and changes them.
public final class JobsPresenter: MvpPresenter<JobsContent>, ListPresenting {
  private let desk: JobDesk?
  private let router: any Router<Route>

  /// - Parameter desk: nil if there is no queue.
  public init(desk: JobDesk?, router: any Router<Route>) {
    (self.desk, self.router) = (desk, router)
  }

  public override func start() async { await refresh() }

  public func refresh() async {
    guard let desk else { return show(.empty(JobsPresenter.nothing)) }
    do throws(NewspaperError) {
      let (rows, faults) = try await desk.rows()
      guard !rows.isEmpty || !faults.isEmpty else { return showIfNew(.empty(JobsPresenter.nothing)) }
      let fault = faults.first.map { faults.count > 1 ? "\($0), and \(faults.count - 1) more" : $0 }
      showIfNew(.content(JobsContent(rows: rows, fault: fault)))
    } catch {
      if error != .canceled { showFailure(Failure(error)) }
    }
  }

  /// It checks every second, and usually nothing has changed.
  private func showIfNew(_ new: ViewState<JobsContent>) { if new != state { show(new) } }

  private static let nothing = EmptyState(
    "Nothing is queued",
    advice: [
      "Press \(key: "queue", "S") in a calendar or a page to queue an issue, \(key: "queue-year", "Y") in a calendar to queue its year."
    ])

  // MARK: Intents

  private func job(_ row: Int) -> QueuedJob? { state.content?.row(at: row)?.job }

  public func pause(row: Int) async {
    guard let desk, let job = job(row) else { return }
    guard !job.state.isOver else {
      return router.announce("This job is over; \(key: "retry-job", "r") tries it again")
    }
    await desk.pause(job, router)
    await refresh()
  }

  public func cancel(row: Int) async {
    guard let desk, let job = job(row) else { return }
    await desk.cancel(job, router)
    await refresh()
  }

  public func retry(row: Int) async {
    guard let desk, let job = job(row) else { return }
    await desk.retry(job, router)
    await refresh()
  }

  public func undo() async {
    await desk?.undo(router)
    await refresh()
  }

  /// Shows what was unavailable, and opens the page that the reader chooses.
  public func showFailures(row: Int) async {
    guard let job = job(row) else { return }
    guard !job.failures.isEmpty else {
      let words = state.content?.row(at: row).map { "\($0.name): \($0.words)" } ?? ""
      return router.announce(
        job.isOpen ? "\(words); it will be retried; \(key: "retry-job", "r") retries it now" : words)
    }
    guard let item = await router.ask({ Route.jobFailurePicker(job, reply: $0) }),
      let page = (try? PageAddress(item))?.page
    else { return }
    router.back()
    router.open(.page(page, title: job.title.nonEmpty))
  }

  public func open(row: Int) {}

  public func reveal(_ rows: Range<Int>) async {}

  public func select(row: Int) {}
}

extension JobRow {
  /// `running, 412 of 1,236 pages, 33%, about 21 min left`; `failed, 3 of 4 pages, 1 of 4 not available: www.loc.gov has no scan`.
  var words: String {
    let words = [state.rawValue, pages, percent, detail].filter { !$0.isEmpty }.joined(separator: ", ")
    return reason.isEmpty ? words : "\(words): \(reason)"
  }
}
