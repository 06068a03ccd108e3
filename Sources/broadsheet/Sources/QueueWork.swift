import Clock
import MVP
import Newspapers
import Presentation

/// Works on the queue while screens are open, unless another program does. Announces the outcome of jobs.
@MainActor final class QueueWork {
  let desk: JobDesk
  private let isOffline: Bool
  private weak var announcer: (any Announcer)?
  private var saysProgress = false
  private var task: Task<Void, Never>?
  private var isWoken = false
  private var said: (time: Double, share: Double) = (0, 0)
  private var wait = QueueWork.shortest

  /// Seconds between checks for jobs added by other programs.
  private static let idle = 10.0
  /// Seconds until a source that could not be asked is retried: at first, and at most.
  private static let (shortest, longest) = (60.0, 1800.0)

  /// - Parameters:
  ///   - holdings: what this machine has.
  ///   - kept: what it has of pages.
  init(
    _ settings: Settings, named: Source?, holdings: any MachineHoldings, kept: (any NewspaperArchive)?,
    log: AccessLog
  ) {
    // A job keeps its source, whatever the settings are when it runs.
    let source = named ?? settings.source
    isOffline = source == .offline
    desk = JobDesk(
      QueueServices(settings, log: log).queue, source: source?.name, isOffline: isOffline,
      clock: SystemClock(), holdings: holdings, kept: kept)
    desk.onWork = { [weak self] in self?.isWoken = true }
  }

  /// - Parameter saysProgress: whether to announce the progress of jobs, too.
  func start(telling announcer: any Announcer, saysProgress: Bool) {
    guard !isOffline else { return }
    (self.announcer, self.saysProgress) = (announcer, saysProgress)
    task = Task { await work() }
  }

  /// A half-finished download is abandoned, and does not count.
  func end() async {
    task?.cancel()
    await task?.value
  }

  private func work() async {
    var told: NewspaperError?
    // The first frame comes first.
    await rest(1)
    while !Task.isCancelled {
      var pause = QueueWork.idle
      do throws(NewspaperError) {
        pause = try await runIfFree() ?? pause
        told = nil
      } catch {
        if error == .canceled { return }
        if told != error { announcer?.announce(failure: "The queue stopped: \(Failure.words(for: error))") }
        told = error
      }
      await rest(pause)
    }
  }

  /// Works on the queue unless another program does; a program that is only waiting leaves it to others.
  /// - Returns: the seconds to wait before retrying a source that could not be asked; nil if there was none.
  private func runIfFree() async throws(NewspaperError) -> Double? {
    let store = desk.queue.store
    guard try await store.contents().next != nil, let hold = try await store.hold() else { return nil }
    defer { withExtendedLifetime(hold) {} }
    return try await run()
  }

  private func run() async throws(NewspaperError) -> Double? {
    while !Task.isCancelled {
      switch try await desk.queue.runner.step() {
      case .idle: return nil
      case .went(let job):
        wait = QueueWork.shortest
        say(job)
      case .ended(let job):
        said = (0, 0)
        announcer?.announce(QueueWork.words(ended: job))
        desk.onChange()
      case .paused(let job, let error):
        announcer?.announce(failure: "Paused \(job.name): \(Failure.words(for: error))")
        desk.onChange()
      case .halted(_, _, let until):
        if let until { return max(1, until - SystemClock().now) }
        defer { wait = min(QueueWork.longest, wait * 2) }
        return wait
      }
    }
    return nil
  }

  private static func words(ended job: QueuedJob) -> Notice {
    guard job.state == .failed else {
      let parts = [job.name, job.pageWords, job.gapWords].filter { !$0.isEmpty }
      return "✓ Kept for reading offline: \(parts.joined(separator: ", "))"
    }
    return .failure("\(job.failureWords); \(key: "jobs", "gj") shows why: \(job.name)")
  }

  /// At most every 10 seconds and 10 percent.
  private func say(_ job: QueuedJob) {
    let (now, share) = (SystemClock().now, job.fraction ?? 0)
    guard saysProgress, now >= said.time + 10, share >= said.share + 0.1 else { return }
    said = (now, share)
    let left = desk.queue.pace(job.source).leftWords(of: job)
    let parts = [job.pageWords, "\(Int(share * 100))%", left].filter { !$0.isEmpty }
    announcer?.announce(Notice("\(job.name). \(parts.joined(separator: ", "))", .progress))
  }

  /// Waits, at most until the queue is changed here, or another program adds a job that need not wait.
  private func rest(_ seconds: Double) async {
    let end = ContinuousClock.now + .seconds(seconds)
    var check = ContinuousClock.now + .seconds(QueueWork.idle)
    while .now < end, !Task.isCancelled, !isWoken {
      try? await Task.sleep(for: min(.seconds(1), end - .now))
      guard ContinuousClock.now >= check else { continue }
      check = ContinuousClock.now + .seconds(QueueWork.idle)
      do throws(NewspaperError) {
        if try await desk.queue.runner.canContinue() { break }
      } catch {
        // Working on the queue reports the same.
        break
      }
    }
    isWoken = false
  }
}
