import Newspapers
import Text

/// A job as shown in lists: display-ready.
public struct JobRow: Hashable, Sendable, Identifiable {
  public let job: QueuedJob
  /// `running`, `waiting`, `paused`, `failed`, `done`.
  public let state: QueuedJob.State
  /// `Evening star 1865, text`.
  public let name: String
  /// 0 to 1; nil if the total is unknown, or if the job has finished.
  public let fraction: Double?
  /// `412 of 1,236 pages`.
  public let pages: String
  /// Additional information: `about 21 min left`, why it is paused, what failed, its size.
  public let detail: String
  /// Why the failed part is not available: `www.loc.gov has no scan`; empty otherwise.
  public let reason: String

  public var id: Int { job.id }

  /// `3 of 57 not available: www.loc.gov has no scan`.
  public var detailWithReason: String { [detail, reason].filter { !$0.isEmpty }.joined(separator: ": ") }

  /// `33%`; empty if the total is unknown.
  public var percent: String { fraction.map { "\(Int($0 * 100))%" } ?? "" }

  /// - Parameters:
  ///   - isRunning: whether a program is working on the queue: otherwise no job is running, whatever the file
  ///     says.
  ///   - now: seconds since 1970.
  public init(_ job: QueuedJob, isRunning: Bool, pace: QueuePace, now: Double) {
    self.job = job
    state = job.state == .running && !isRunning ? .waiting : job.state
    name = job.name
    fraction = job.state.isOver ? nil : job.fraction
    pages = job.pageWords
    reason = job.state == .failed ? job.failureReason : ""
    switch job.state {
    case .waiting, .running:
      detail = [Sanitizer.sanitized(job.note ?? ""), job.failureWords, pace.leftWords(of: job)].filter {
        !$0.isEmpty
      }.joined(separator: ", ")
    case .paused: detail = Sanitizer.sanitized(job.note ?? "").nonEmpty ?? "you paused it"
    case .failed: detail = [job.failureWords, job.gapWords].filter { !$0.isEmpty }.joined(separator: ", ")
    case .done:
      let size = ProgressWords.size(job.progress.bytes)
      let age = job.ended.map { Moment.shortAge($0, now: now) } ?? ""
      detail = [size, job.gapWords, age].filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// The rows of a queue, in its order.
  public static func rows(
    of contents: QueueContents, pace: (String?) -> QueuePace, now: Double
  ) -> [JobRow] {
    contents.jobs.map { JobRow($0, isRunning: contents.isRunning, pace: pace($0.source), now: now) }
  }
}

extension QueueContents.Fault {
  /// A sentence without a period.
  /// - Parameter path: that of the queue.
  public func words(in path: String) -> String {
    "line \(line) of \(path) was left unchanged: \(Sanitizer.sanitized(reason)); repair or remove it"
  }
}
