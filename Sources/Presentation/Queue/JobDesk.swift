import Clock
import MVP
import Newspapers

/// What all scenes do with the queue: adding, pausing, canceling and retrying jobs. Results are announced
/// through the router.
@MainActor public final class JobDesk {
  public let queue: ReadingQueue
  private let source: String?
  /// Whether no requests are sent.
  public let isOffline: Bool
  private let clock: any WallClock
  let pricing: JobPricing
  /// Those that the reader canceled, the last at the end.
  private var canceled: [QueuedJob] = []
  /// How many canceled jobs can be restored.
  public var undoCount: Int { canceled.count }
  /// Notified once the queue has changed here, or a job has finished.
  public let onChange = Listeners()
  /// Called once there may be more to do.
  public var onWork: @MainActor () -> Void = {}

  /// - Parameters:
  ///   - source: the source that new jobs take pages from, as `--source` names it; nil for the usual one.
  ///   - isOffline: whether nobody is asked for anything.
  ///   - holdings: the pages whose texts cost nothing.
  ///   - kept: what this machine has of pages, which costs nothing, either; it sends nothing.
  public init(
    _ queue: ReadingQueue, source: String? = nil, isOffline: Bool = false,
    clock: any WallClock, holdings: any MachineHoldings = NoHoldings(),
    kept: (any NewspaperArchive)? = nil
  ) {
    (self.queue, self.source, self.isOffline, self.clock) = (queue, source, isOffline, clock)
    pricing = JobPricing(holdings: holdings, kept: kept)
  }

  /// The jobs as lists show them, running ones first, finished ones last.
  public func rows() async throws(NewspaperError) -> (rows: [JobRow], faults: [String]) {
    let contents = try await queue.store.contents()
    let order: [QueuedJob.State] = [.running, .waiting, .paused, .failed, .done]
    let rows = JobRow.rows(of: contents, pace: queue.pace, now: clock.now)
    let sorted = order.flatMap { state in
      let same = rows.filter { $0.state == state }
      return state == .waiting ? same.sorted { ($1.job.priority, $0.id) < ($0.job.priority, $1.id) } : same
    }
    return (sorted, contents.faults.map { $0.words(in: queue.store.path) })
  }

  /// Whether anything can be downloaded; says why not.
  func canTake(_ router: (any Announcer)?) -> Bool {
    if isOffline {
      router?.announce("Nothing can be queued offline: start with --source loc, or a site's address")
    }
    return !isOffline
  }

  /// What of `scopes` can be queued, and what each takes.
  func offers(of scopes: [JobScope], files: [PageFile]) -> [JobOffer] {
    JobOffer.offers(of: scopes, files: files, pace: queue.pace(source))
  }

  /// Adds a job for parts of pages.
  /// - Returns: whether it is in the queue now.
  @discardableResult
  public func take(
    _ wanted: QueuedJob.Wanted, _ parts: Set<QueuedJob.Part> = [.text], title: String?,
    _ router: (any Announcer)?
  ) async -> Bool {
    guard canTake(router) else { return false }
    var isTaken = false
    let job = QueuedJob(
      id: 0, wanted: wanted, title: title ?? "", parts: parts, source: source, added: clock.now)
    await telling(router) { () async throws(NewspaperError) in
      guard let added = try await queue.store.add([job]).first else { return "Nothing was added" }
      isTaken = true
      return added.isNew
        ? "Queued\(hint: "; \(key: "jobs", "gj") shows all jobs"): \(added.job.name)"
        : "Already in the queue\(hint: "; \(key: "jobs", "gj") shows it"): \(added.job.name)"
    }
    return isTaken
  }

  /// Pauses a job, or resumes it.
  public func pause(_ job: QueuedJob, _ router: (any Announcer)?) async {
    let isPaused = job.state == .paused
    await change(job, isPaused ? "Resumed" : "Paused", to: isPaused ? .waiting : .paused, router) { job in
      // Another program may have finished or resumed it since it was shown.
      if isPaused, job.state == .paused { job.restart() }
      if !isPaused, job.canBePaused { job.pause() }
    }
  }

  /// Retries what was unavailable, and downloads what is missing.
  public func retry(_ job: QueuedJob, _ router: (any Announcer)?) async {
    await change(job, "Trying again", to: .waiting, router) { $0.restart() }
  }

  public func cancel(_ job: QueuedJob, _ router: (any Announcer)?) async {
    await telling(router) { () async throws(NewspaperError) in
      guard let removed = try await queue.store.remove(where: { $0.id == job.id }).first else {
        return "Already removed"
      }
      canceled.append(removed)
      return "Removed; what it downloaded is kept\(Undoable.hint): \(removed.name)"
    }
  }

  /// - Parameter rest: how many further changes the reader can undo here after this one; nil for all canceled
  ///   jobs.
  public func undo(_ router: (any Announcer)?, rest: Int? = nil) async {
    await telling(router) { () async throws(NewspaperError) in
      guard let last = canceled.last else { return "Nothing to undo" }
      _ = try await queue.store.add([last])
      canceled.removeLast()
      return "Restored: \(last.name)" + Undoable.rest(rest ?? canceled.count)
    }
  }

  /// - Parameter state: the one that a changed job is in.
  private func change(
    _ job: QueuedJob, _ words: String, to state: QueuedJob.State, _ router: (any Announcer)?,
    _ change: @Sendable @escaping (inout QueuedJob) -> Void
  ) async {
    await telling(router) { () async throws(NewspaperError) in
      guard let changed = try await queue.store.change(job.id, change) else { return "Already removed" }
      return changed.state == state
        ? "\(words): \(changed.name)" : "Already \(changed.state.rawValue): \(changed.name)"
    }
  }

  private func telling(_ router: (any Announcer)?, _ work: () async throws(NewspaperError) -> String) async {
    do throws(NewspaperError) {
      router?.announce(try await work())
      onChange()
      onWork()
    } catch {
      router?.announce(failure: Failure.words(for: error))
    }
  }
}
