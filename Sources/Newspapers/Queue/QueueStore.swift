/// The jobs of a queue, as they are stored.
public struct QueueContents: Hashable, Sendable {
  /// In the order in which they were added.
  public var jobs: [QueuedJob]
  /// What cannot be read; it stays as it is.
  public var faults: [Fault]
  /// Whether some program works at the jobs.
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

  /// The job to work at: that of the highest priority, the one begun first, the oldest.
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

/// What became of a job that was to be added.
public struct AddedJob: Hashable, Sendable {
  /// As it is stored.
  public let job: QueuedJob
  /// Whether it was not in the queue before.
  public let isNew: Bool

  public init(_ job: QueuedJob, isNew: Bool) { (self.job, self.isNew) = (job, isNew) }
}

/// Stores the jobs of a queue. Several programs may use it at once; every change is whole or not there at all.
///
/// Every method fails with `.local` if the store cannot be read or written.
public protocol QueueStore: Sendable {
  /// For display: where it is.
  var path: String { get }

  func contents() async throws(NewspaperError) -> QueueContents

  /// Adds jobs, each with a number of its own; one that waits already is not added again.
  /// - Returns: the jobs as they are stored now.
  func add(_ jobs: [QueuedJob]) async throws(NewspaperError) -> [AddedJob]

  /// Changes a job.
  /// - Returns: the job as it is now; nil if there is none of that number.
  @discardableResult
  func change(
    _ id: Int, _ change: @Sendable (inout QueuedJob) -> Void
  ) async throws(NewspaperError) -> QueuedJob?

  /// Removes the jobs that are to go.
  /// - Returns: what was removed.
  @discardableResult
  func remove(where isUnwanted: @Sendable (QueuedJob) -> Bool) async throws(NewspaperError) -> [QueuedJob]

  /// Makes the caller the one program that works at the jobs, for as long as it has what is returned; nil if another one is.
  func hold() async throws(NewspaperError) -> (any QueueHold)?
}

/// The right to work at the jobs; it ends with its last reference, or with the program.
public protocol QueueHold: AnyObject, Sendable {}
