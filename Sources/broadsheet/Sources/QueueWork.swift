import Clock
import MVP
import Newspapers
import Presentation

/// Works at the queue while screens are open, unless another program does. What becomes of jobs is announced.
@MainActor final class QueueWork {
  let desk: JobDesk
  private let isOffline: Bool
  private weak var announcer: (any Announcer)?
  private var saysProgress = false
  private var task: Task<Void, Never>?
  private var isWoken = false
  private var said: (time: Double, share: Double) = (0, 0)

  /// Seconds between two looks at what other programs may have added.
  private static let idle = 10.0
  /// Seconds until a source that could not be asked is asked again: at first, and at most.
  private static let (shortest, longest) = (60.0, 1800.0)

  init(_ settings: Settings, named: Source?, log: AccessLog) {
    isOffline = (named ?? settings.source) == .offline
    desk = JobDesk(
      QueueServices(settings, log: log).queue, source: named?.name, isOffline: isOffline)
    desk.onWork = { [weak self] in self?.isWoken = true }
  }

  /// - Parameter saysProgress: whether how far a job is is announced, too.
  func start(telling announcer: any Announcer, saysProgress: Bool) {
    guard !isOffline else { return }
    (self.announcer, self.saysProgress) = (announcer, saysProgress)
    task = Task { await work() }
  }

  /// What is half taken is given up, and counts for nothing.
  func end() async {
    task?.cancel()
    await task?.value
  }

  private func work() async {
    var told: NewspaperError?
    // The first frame comes first.
    await rest(1)
    while !Task.isCancelled {
      do throws(NewspaperError) {
        let store = desk.queue.store
        if try await store.contents().next != nil, let hold = try await store.hold() {
          try await run()
          withExtendedLifetime(hold) {}
        }
        told = nil
      } catch {
        if error == .canceled { return }
        if told != error { announcer?.announce("✗ The queue stopped: \(Failure.words(for: error))") }
        told = error
      }
      await rest(QueueWork.idle)
    }
  }

  private func run() async throws(NewspaperError) {
    var wait = QueueWork.shortest
    while !Task.isCancelled {
      switch try await desk.queue.runner.step() {
      case .idle: return
      case .went(let job):
        wait = QueueWork.shortest
        say(job)
      case .ended(let job):
        said = (0, 0)
        announcer?.announce(QueueWork.words(ended: job))
        desk.onChange()
      case .paused(let job, let error):
        announcer?.announce("✗ Paused \(job.name): \(Failure.words(for: error))")
        desk.onChange()
      case .halted(_, _, let until):
        let now = SystemClock().now
        await rest(max(1, until.map { $0 - now } ?? wait), isPatient: until != nil)
        wait = min(QueueWork.longest, wait * 2)
      }
    }
  }

  private static func words(ended job: QueuedJob) -> String {
    guard job.state == .failed else { return "✓ Kept for reading offline: \(job.name), \(job.pageWords)" }
    return "✗ \(job.failureWords), gj shows it: \(job.name)"
  }

  /// At most every 10 seconds and 10 percent.
  private func say(_ job: QueuedJob) {
    let (now, share) = (SystemClock().now, job.fraction ?? 0)
    guard saysProgress, now >= said.time + 10, share >= said.share + 0.1 else { return }
    said = (now, share)
    let left = desk.queue.pace(job.source).leftWords(of: job)
    let parts = [job.pageWords, "\(Int(share * 100))%", left].filter { !$0.isEmpty }
    announcer?.announce("Progress: \(job.name). \(parts.joined(separator: ", "))")
  }

  /// Waits for so many seconds, or until the queue is changed here.
  /// - Parameter isPatient: whether a change does not end it: a server said how long.
  private func rest(_ seconds: Double, isPatient: Bool = false) async {
    let end = ContinuousClock.now + .seconds(seconds)
    while .now < end, !Task.isCancelled, isPatient || !isWoken {
      try? await Task.sleep(for: min(.seconds(1), end - .now))
    }
    isWoken = false
  }
}
