/// The jobs of a queue, as they are stored.
public struct QueueContents: Hashable, Sendable {
  /// In the order in which they were added.
  public var jobs: [QueuedJob]
  /// Unreadable lines, which stay as they are.
  public var faults: [Fault]
  /// Whether some program is working on the jobs.
  public var isRunning: Bool

  public struct Fault: Hashable, Sendable {
    /// From 1.
    public let line: Int
    /// The end of a sentence that begins with the line.
    public let reason: String

    public init(line: Int, reason: String) { (self.line, self.reason) = (line, reason) }
  }

  public init(jobs: [QueuedJob] = [], faults: [Fault] = [], isRunning: Bool = false) {
    (self.jobs, self.faults, self.isRunning) = (jobs, faults, isRunning)
  }

  /// The job to work on: the one with the highest priority, then the first one started, then the oldest.
  public var next: QueuedJob? { next(after: []) }

  /// - Parameter resting: those that come after all others.
  func next(after resting: Set<Int>) -> QueuedJob? {
    let all = jobs.filter(\.isOpen)
    let fresh = all.filter { !resting.contains($0.id) }
    let open = fresh.isEmpty ? all : fresh
    guard let highest = open.map(\.priority).max() else { return nil }
    let first = open.filter { $0.priority == highest }
    return first.first { $0.state == .running } ?? first.first
  }
}

/// The outcome of adding a job.
public struct AddedJob: Hashable, Sendable {
  /// As it is stored.
  public let job: QueuedJob
  /// Whether it was not in the queue before.
  public let isNew: Bool

  public init(_ job: QueuedJob, isNew: Bool) { (self.job, self.isNew) = (job, isNew) }
}

/// Stores the jobs of a queue. Several programs may use it at once; every change is atomic.
///
/// Every method fails with `.local` if the store cannot be read or written.
public protocol QueueStore: Sendable {
  /// For display: where it is.
  var path: String { get }

  func contents() async throws(NewspaperError) -> QueueContents

  /// Adds jobs, each with a number of its own; one that is already waiting is not added again.
  /// - Returns: the jobs as they are stored now.
  func add(_ jobs: [QueuedJob]) async throws(NewspaperError) -> [AddedJob]

  /// Changes a job.
  /// - Returns: the job as it is now; nil if there is none with that number.
  @discardableResult
  func change(
    _ id: Int, _ change: @Sendable (inout QueuedJob) -> Void
  ) async throws(NewspaperError) -> QueuedJob?

  /// Removes the jobs for which `isUnwanted` is true.
  /// - Returns: the removed jobs.
  @discardableResult
  func remove(where isUnwanted: @Sendable (QueuedJob) -> Bool) async throws(NewspaperError) -> [QueuedJob]

  /// Makes the caller the one program that works on the jobs for as long as it keeps the result; nil if
  /// another program is.
  func hold() async throws(NewspaperError) -> (any QueueHold)?
}

/// The right to work on the jobs; it ends with its last reference, or with the program.
public protocol QueueHold: AnyObject, Sendable {}
