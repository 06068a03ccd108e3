/// Works on the jobs of a queue, page by page: after each page the queue is read again, so that changes made
/// in any program take effect at once.
public actor QueueRunner {
  /// The outcome of a step.
  public enum Step: Hashable, Sendable {
    /// The job's current state.
    case went(QueuedJob)
    /// A job finished.
    case ended(QueuedJob)
    /// A job cannot continue until something on this machine is fixed; it is paused.
    case paused(QueuedJob, NewspaperError)
    /// The source cannot be asked at the moment; `until` is in seconds since 1970, nil if unknown.
    case halted(QueuedJob, NewspaperError, until: Double?)
    /// There is nothing to do.
    case idle
  }

  private let store: any QueueStore
  private let sources: @Sendable (_ name: String?) throws(NewspaperError) -> QueueSource
  private let describe: @Sendable (NewspaperError) -> String
  private let now: @Sendable () -> Double
  private var walks: [Int: QueueWalk] = [:]
  private var opened: [String?: QueueSource] = [:]
  private var troubles: (job: Int, count: Int) = (0, 0)
  private var resting = RestingJobs()

  /// A page that fails this often in a row, while nothing else is requested, is itself at fault.
  private static let mostTroubles = 5
  /// Seconds before what a server could not send is requested once more.
  private static let wait = 10.0
  /// How many pages in a row may already be here before the job's state is written.
  private static let mostPassed = 50

  /// - Parameters:
  ///   - sources: the source that a job names, by that name.
  ///   - describe: an error in words.
  public init(
    store: any QueueStore, sources: @escaping @Sendable (String?) throws(NewspaperError) -> QueueSource,
    describe: @escaping @Sendable (NewspaperError) -> String, now: @escaping @Sendable () -> Double
  ) {
    (self.store, self.sources, self.describe, self.now) = (store, sources, describe, now)
  }

  /// Takes the next page of the queue. The caller must hold the queue (`QueueStore.hold`), and calls this
  /// repeatedly.
  /// - Throws: `.local` if the queue cannot be read or written, `.canceled`.
  public func step() async throws(NewspaperError) -> Step {
    let contents = try await store.contents()
    for id in walks.keys where contents.jobs.first(where: { $0.id == id })?.isWalked(by: walks[id]) != true {
      walks[id] = nil
    }
    resting.forget(except: contents.jobs)
    guard var job = contents.next(after: resting.ids) else { return .idle }
    if resting.contains(job) {
      // Nothing else is left, so they are tried again, but none whose server refuses requests until later.
      resting.end(at: now())
      job = contents.next(after: resting.ids) ?? job
      if resting.contains(job), let halt = resting.halt(of: contents) { return halt }
    }
    let step = try await outcome(of: job)
    guard case .halted(_, let error, let until) = step else { return step }
    resting.insert(job, error, until: until)
    // One server that cannot be asked does not hold up jobs from others.
    if resting.areNotAll(of: contents) { return .went(job) }
    // Another one may be tried again earlier.
    return until.flatMap { resting.halt(of: contents, before: $0) } ?? step
  }

  /// Whether waiting for the source that halted the queue is over early: there is a job that does not wait for
  /// one, or there is no job at all anymore.
  /// - Throws: `.local` if the queue cannot be read.
  public func canContinue() async throws(NewspaperError) -> Bool {
    let contents = try await store.contents()
    return contents.next == nil || resting.areNotAll(of: contents)
  }

  private func outcome(of job: QueuedJob) async throws(NewspaperError) -> Step {
    do throws(NewspaperError) {
      let step = try await walk(job)
      troubles = (0, 0)
      return step
    } catch {
      return try await stop(job, error)
    }
  }

  private func walk(_ job: QueuedJob) async throws(NewspaperError) -> Step {
    let source = try source(job.source)
    var walk = walks[job.id] ?? QueueWalk(job, source)
    defer { walks[job.id] = walk }
    var failures: [QueuedJob.Failure] = []
    var isOver = false
    var trouble: NewspaperError?
    loop: for _ in 0..<QueueRunner.mostPassed {
      switch try await walk.step(describe: describe) {
      case .went(wasHere: true): continue
      case .went(wasHere: false): break loop
      case .failed(let failure):
        failures.append(failure)
        break loop
      case .waits(let error):
        trouble = error
        break loop
      case .ended:
        isOver = true
        break loop
      }
    }
    guard let changed = try await write(job, walk, failures, isOver: isOver) else { return .went(job) }
    if let trouble { return await halt(changed, trouble, until: now() + QueueRunner.wait) }
    if isOver { walks[job.id] = nil }
    return changed.state.isOver ? .ended(changed) : .went(changed)
  }

  /// Downloaded pages are on disk by now, so only those are counted. While a walk finds what an earlier one
  /// has counted, that count stays: a smaller one would look as if pages were lost.
  private func write(
    _ job: QueuedJob, _ walk: QueueWalk, _ failures: [QueuedJob.Failure], isOver: Bool
  ) async throws(NewspaperError) -> QueuedJob? {
    let time = now()
    let (progress, gaps, foundMost, title) = (walk.progress, walk.gaps, walk.foundMost, walk.newTitle)
    return try await store.change(job.id) { stored in
      if stored.title.isEmpty, let title { stored = stored.titled(title) }
      if isOver || progress.done >= stored.progress.done || !foundMost { stored.progress = progress }
      for failure in failures where !stored.failures.contains(where: { $0.item == failure.item }) {
        stored.failures.append(failure)
      }
      for gap in gaps where !stored.gaps.contains(gap) { stored.gaps.append(gap) }
      // Nothing at all is not what the reader wanted.
      if isOver, progress.done == 0, stored.failures.isEmpty {
        (stored.failures, stored.gaps) = (stored.gaps, [])
      }
      // The reader may have paused it meanwhile.
      guard stored.state == .waiting || stored.state == .running else { return }
      stored.note = nil
      stored.state = isOver ? (stored.failures.isEmpty ? .done : .failed) : .running
      if isOver { stored.ended = time }
    }
  }

  private func stop(_ job: QueuedJob, _ error: NewspaperError) async throws(NewspaperError) -> Step {
    switch error {
    case .canceled: throw error
    case .rateLimited(_, let until): return await halt(job, error, until: until)
    case .timedOut, .serverError, .degraded:
      troubles = (job.id, troubles.job == job.id ? troubles.count + 1 : 1)
      guard troubles.count >= QueueRunner.mostTroubles, var walk = walks[job.id],
        let failure = walk.giveUp(describe(error))
      else { return await halt(job, error, until: nil) }
      troubles = (0, 0)
      walks[job.id] = walk
      return try await write(job, walk, [failure], isOver: false).map { .went($0) } ?? .went(job)
    case .unreachable, .botCheck: return await halt(job, error, until: nil)
    case .cutOff, .malformed, .ignoredFilter, .tooLarge, .notFound, .unsupported, .notASite, .tooCostly,
      .unknownValue, .notHere,
      .unreadable, .notInstalled, .local, .inFallback:
      walks[job.id] = nil
      let words = describe(error)
      let paused: QueuedJob?
      do throws(NewspaperError) {
        paused = try await store.change(job.id) { ($0.state, $0.note) = (.paused, words) }
      } catch .local {
        // The queue's own disk is full: the file stays correct, and the reader learns about it here.
        throw NewspaperError.local(what: words)
      }
      return .paused(paused ?? job, error)
    }
  }

  /// The queue shows why it does not continue.
  private func halt(_ job: QueuedJob, _ error: NewspaperError, until: Double?) async -> Step {
    let words = describe(error)
    // The step says so, too.
    _ = try? await store.change(job.id) { if !$0.state.isOver, $0.state != .paused { $0.note = words } }
    return .halted(job, error, until: until)
  }

  private func source(_ name: String?) throws(NewspaperError) -> QueueSource {
    if let known = opened[name] { return known }
    let source = try sources(name)
    opened[name] = source
    return source
  }
}

extension QueuedJob {
  /// Whether an earlier walk still applies to this job: it is open, and was not restarted.
  fileprivate func isWalked(by walk: QueueWalk?) -> Bool {
    !state.isOver && walk.map { $0.job.isSame(as: self) && failures.count >= $0.failureCount } == true
  }
}
