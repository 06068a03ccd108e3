import Clock
import MVP
import Newspapers
import Presentation
import Text

/// What is being downloaded: display-ready.
public struct QueueRunContent: Hashable, Sendable {
  /// In order; lines are only ever added at the end.
  public fileprivate(set) var lines: [Line] = []
  /// The running job; nil between jobs.
  public fileprivate(set) var current: JobRow?
  public fileprivate(set) var exitCode = ExitStatus.done

  public enum Line: Hashable, Sendable {
    /// A finished job.
    case ended(JobRow)
    case note(String)
  }
}

/// Works on the queue until nothing is left to do.
public final class QueueRunPresenter: MvpPresenter<QueueRunContent> {
  private let queue: ReadingQueue
  private let clock: any WallClock
  private let rest: @Sendable (Duration) async throws(NewspaperError) -> Void
  private var content = QueueRunContent()
  /// The reason for waiting that was reported last.
  private var told: Wait?
  /// The right to work on the queue; nil while nothing can be requested.
  private var hold: (any QueueHold)?

  /// The longest time between checks for other jobs, in seconds.
  private static let slice = 10.0
  /// How many failures to report one by one.
  private static let mostNamed = 20

  /// - Parameter rest: a function that waits.
  public init(
    _ queue: ReadingQueue, clock: any WallClock,
    rest: @escaping @Sendable (Duration) async throws(NewspaperError) -> Void = QueueRunPresenter.sleep
  ) {
    (self.queue, self.clock, self.rest) = (queue, clock, rest)
  }

  public override func start() async {
    do throws(NewspaperError) {
      hold = try await queue.store.hold()
      defer { hold = nil }
      guard hold != nil else {
        return show(
          .failed(
            Failure(
              "another program is already working on the queue",
              advice: ["“broadsheet queue” shows its progress."], exitCode: ExitStatus.tryLater)))
      }
      let faults = try await queue.store.contents().faults
      for fault in faults {
        add(note: "broadsheet: \(fault.words(in: queue.store.path))", exitCode: ExitStatus.badData)
      }
      while try await step() {}
      show(.content(content))
    } catch {
      showFailure(Failure(error))
    }
  }

  /// - Returns: whether there may be more to do.
  private func step() async throws(NewspaperError) -> Bool {
    switch try await queue.runner.step() {
    case .idle: return false
    case .went(let job): content.current = row(job)
    case .ended(let job): end(job)
    case .paused(let job, let error):
      content.current = nil
      add(
        note: "broadsheet: paused \(job.name): \(Failure.words(for: error))",
        exitCode: Failure(error).exitCode)
    case .halted(_, let error, let until?) where until > clock.now:
      tell(Wait(error, until: until, now: clock.now))
      show(.refreshing(content))
      try await wait(until: until)
      return true
    case .halted(_, let error, _): throw error
    }
    show(.refreshing(content))
    return true
  }

  /// A server may refuse many requests in a row, so a reason is reported once while the same would be said.
  private func tell(_ wait: Wait) {
    guard told?.says(wait) != true else { return }
    add(note: wait.words, exitCode: ExitStatus.done)
    told = wait
  }

  /// Why the queue waits.
  private struct Wait {
    let words: String
    /// A host that refuses requests for a short time, and the seconds; nil for other reasons.
    private let short: (host: String, seconds: Int)?
    /// When it ends, unless `words` say so.
    private let until: Double?

    /// Refusals for fewer seconds are reported in seconds, others by the time when they end.
    private static let minute = 60.0

    init(_ error: NewspaperError, until: Double, now: Double) {
      switch error {
      case .rateLimited(let host, _) where until - now < Wait.minute:
        let seconds = max(1, Int((until - now).rounded(.up)))
        words =
          "\(Sanitizer.sanitized(host)) is refusing requests for \(Numerals.count(seconds, "second")); waiting"
        short = (host, seconds)
        self.until = nil
      case .rateLimited:
        words = "\(Failure.words(for: error)); waiting until then"
        short = nil
        self.until = nil
      default:
        // Only a refusal says until when.
        words = "\(Failure.words(for: error)); trying once more in a few seconds"
        short = nil
        self.until = until
      }
    }

    /// Whether another one needs no report after this one. It may be the rest of the same short refusal.
    func says(_ other: Wait) -> Bool {
      guard let short else { return words == other.words && until == other.until }
      guard let another = other.short else { return false }
      return another.host == short.host && another.seconds <= short.seconds
    }
  }

  /// Waits until `time`, but not while there is a job that need not wait. Meanwhile other programs may work on
  /// the queue: one that has begun works until nothing is left to do.
  private func wait(until time: Double) async throws(NewspaperError) {
    hold = nil
    while clock.now < time {
      try await rest(.seconds(min(QueueRunPresenter.slice, time - clock.now)))
      if try await queue.runner.canContinue() { break }
    }
    hold = try await queue.store.hold()
    if hold == nil {
      add(
        note: "another program is working on the queue; waiting until it has finished",
        exitCode: ExitStatus.done)
      show(.refreshing(content))
    }
    while hold == nil {
      try await rest(.seconds(QueueRunPresenter.slice))
      hold = try await queue.store.hold()
    }
  }

  private func row(_ job: QueuedJob) -> JobRow {
    JobRow(job, isRunning: true, pace: queue.pace(job.source), now: clock.now)
  }

  private func end(_ job: QueuedJob) {
    content.current = nil
    content.lines.append(.ended(row(job)))
    name(job.failures, exitCode: ExitStatus.notFound)
    name(job.gaps, exitCode: ExitStatus.done)
  }

  private func name(_ failures: [QueuedJob.Failure], exitCode: Int32) {
    for failure in failures.prefix(QueueRunPresenter.mostNamed) {
      let words = "\(Sanitizer.sanitized(failure.item)): \(Sanitizer.sanitized(failure.reason))"
      add(note: words, exitCode: exitCode)
    }
    let more = failures.count - QueueRunPresenter.mostNamed
    if more > 0 { content.lines.append(.note("and \(Numerals.grouped(more)) more")) }
  }

  private func add(note: String, exitCode: Int32) {
    content.lines.append(.note(note))
    if content.exitCode == ExitStatus.done { content.exitCode = exitCode }
  }

  /// Waits, unless the task is canceled.
  public static func sleep(_ time: Duration) async throws(NewspaperError) {
    do { try await Task.sleep(for: time) } catch { throw .canceled }
  }
}
