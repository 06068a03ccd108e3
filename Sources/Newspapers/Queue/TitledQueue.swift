/// A queue that calls jobs by the titles of their newspapers, even if these became known only after the jobs
/// were added.
public actor TitledQueue: QueueStore {
  public nonisolated var path: String { store.path }

  private let store: any QueueStore
  private let title: @Sendable (QueuedJob) async -> String?
  private let now: @Sendable () -> Double
  private var known: [LCCN: String] = [:]
  /// When titles were last looked up without success.
  private var missed: [LCCN: Double] = [:]

  /// Seconds until a title is looked up again: the jobs are read after every page.
  private static let interval = 10.0

  /// - Parameters:
  ///   - title: the title of a job's newspaper, as far as it is known without a request.
  ///   - now: the time, in seconds since 1970.
  public init(
    _ store: any QueueStore, title: @escaping @Sendable (QueuedJob) async -> String?,
    now: @escaping @Sendable () -> Double
  ) {
    (self.store, self.title, self.now) = (store, title, now)
  }

  public func contents() async throws(NewspaperError) -> QueueContents {
    var contents = try await store.contents()
    contents.jobs = await titled(contents.jobs)
    return contents
  }

  public func add(_ jobs: [QueuedJob]) async throws(NewspaperError) -> [AddedJob] {
    var added: [AddedJob] = []
    for one in try await store.add(jobs) { added.append(AddedJob(await titled(one.job), isNew: one.isNew)) }
    return added
  }

  @discardableResult
  public func change(
    _ id: Int, _ change: @Sendable (inout QueuedJob) -> Void
  ) async throws(NewspaperError) -> QueuedJob? {
    guard let changed = try await store.change(id, change) else { return nil }
    return await titled(changed)
  }

  @discardableResult
  public func remove(
    where isUnwanted: @Sendable (QueuedJob) -> Bool
  ) async throws(NewspaperError) -> [QueuedJob] {
    let removed = try await store.remove(where: isUnwanted)
    return await titled(removed)
  }

  public func hold() async throws(NewspaperError) -> (any QueueHold)? { try await store.hold() }

  private func titled(_ jobs: [QueuedJob]) async -> [QueuedJob] {
    var titled: [QueuedJob] = []
    for job in jobs { titled.append(await self.titled(job)) }
    return titled
  }

  private func titled(_ job: QueuedJob) async -> QueuedJob {
    guard job.title.isEmpty, let lccn = job.wanted.newspaper else { return job }
    if let title = known[lccn] { return job.titled(title) }
    if let time = missed[lccn], (0..<TitledQueue.interval).contains(now() - time) { return job }
    let found = await title(job)
    known[lccn] = found
    missed[lccn] = found == nil ? now() : nil
    return found.map(job.titled) ?? job
  }
}
