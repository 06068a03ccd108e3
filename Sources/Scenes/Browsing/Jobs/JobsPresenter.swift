import MVP
import Newspapers
import Presentation

/// Shows the progress of the queue's jobs, and changes them.
public final class JobsPresenter: MvpPresenter<JobsContent>, ListPresenting {
  private let desk: JobDesk?
  private let router: any Router<Route>
  /// The reader's job, which the cursor follows: jobs are sorted by state, which may change at any time.
  private var selected: QueuedJob.ID?

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
      follow(JobsContent(rows: rows, fault: fault))
    } catch {
      if error != .canceled { showFailure(Failure(error)) }
    }
  }

  /// Shows `content`, with the cursor on the job where it was.
  private func follow(_ content: JobsContent) {
    let row = selected.flatMap { id in content.rows.firstIndex { $0.id == id } }
    guard state.content.map({ $0.rows.map(\.id) != content.rows.map(\.id) }) ?? false, let row else {
      return showIfNew(.content(content))
    }
    show(.content(content.anchored(at: row)))
    show(.content(content))
  }

  /// It checks every second, and usually nothing has changed.
  private func showIfNew(_ new: ViewState<JobsContent>) { if new != state { show(new) } }

  private static let nothing = EmptyState(
    "Nothing is queued",
    advice: [
      "What you queue is downloaded in the background, so you can read it without a network.",
      "Press \(key: "queue", "S") in a calendar or a page to queue an issue, \(key: "queue-year", "Y") in a calendar to queue its year.",
    ])

  // MARK: Intents

  /// The job as it is now; nil if it is no longer in the queue.
  private func job(_ id: QueuedJob.ID) -> QueuedJob? { state.content?.job(id) }

  public func pause(_ id: QueuedJob.ID) async {
    guard let desk, let job = job(id) else { return }
    guard !job.state.isOver else {
      return router.announce("This job is over; \(key: "retry-job", "r") retries it")
    }
    await desk.pause(job, router)
    await refresh()
  }

  public func cancel(_ id: QueuedJob.ID) async {
    guard let desk, let job = job(id) else { return }
    await desk.cancel(job, router)
    await refresh()
  }

  public func retry(_ id: QueuedJob.ID) async {
    guard let desk, let job = job(id) else { return }
    await desk.retry(job, router)
    await refresh()
  }

  public func undo() async {
    await desk?.undo(router)
    await refresh()
  }

  /// Shows what was unavailable, and opens the page that the reader chooses.
  public func showFailures(of id: QueuedJob.ID) async {
    guard let row = state.content?.rows.first(where: { $0.id == id }) else { return }
    let job = row.job
    guard !job.failures.isEmpty else {
      let words = "\(row.name): \(row.words)"
      return router.announce(
        job.state == .waiting
          ? "\(words); it will be retried; \(key: "retry-job", "r") retries it now" : words)
    }
    guard let item = await router.ask({ Route.jobFailurePicker(job, reply: $0) }),
      let page = (try? PageAddress(item))?.page
    else { return }
    router.back()
    router.open(.page(page, title: job.title.nonEmpty))
  }

  public func open(row: Int) {}

  public func reveal(_ rows: Range<Int>) async {}

  public func select(row: Int) { selected = state.content?.row(at: row)?.id }
}

extension JobRow {
  /// `running, 412 of 1,236 pages, 33%, about 21 min left`; `failed, 3 of 4 pages, 1 of 4 not available: www.loc.gov has no scan`.
  var words: String {
    let words = [state.rawValue, pages, percent, detail].filter { !$0.isEmpty }.joined(separator: ", ")
    return reason.isEmpty ? words : "\(words): \(reason)"
  }
}
