import Files
import Newspapers

/// The queue in a text file, one job per line. An unreadable line stays as it is, and the others work.
///
/// What a reader keeps is private: only the owner can read the file.
public struct QueueFile: QueueStore {
  public let path: String

  /// - Parameter path: absolute; file and folder are created when the first job is added.
  public init(path: String) { self.path = path }

  private struct Line {
    var text: [UInt8]
    var job: QueuedJob?
    /// Why the line is not a job.
    var fault: String?
  }

  private final class Hold: QueueHold {
    private let lock: FileLock

    init(_ path: String) throws(FileFailure) { lock = try FileLock(path: path, patience: .none) }
  }

  @concurrent
  public func contents() async throws(NewspaperError) -> QueueContents {
    let lines = try local("the queue cannot be read") { () throws(FileFailure) in try read() }
    let faults = lines.enumerated().compactMap { index, line in
      line.fault.map { QueueContents.Fault(line: index + 1, reason: $0) }
    }
    return QueueContents(jobs: lines.compactMap(\.job), faults: faults, isRunning: isHeld)
  }

  @concurrent
  public func add(_ jobs: [QueuedJob]) async throws(NewspaperError) -> [AddedJob] {
    try update { lines in
      jobs.map { job in
        if let known = lines.lazy.compactMap(\.job).first(where: { !$0.state.isOver && $0.isSame(as: job) }) {
          return AddedJob(known, isNew: false)
        }
        let taken = lines.compactMap(\.job?.id)
        // A restored one keeps its number.
        let isKept = job.id > 0 && !taken.contains(job.id)
        let added = isKept ? job : job.numbered(QueueFile.number(besides: taken))
        lines.append(Line(text: Array(QueueLine(added).text.utf8), job: added))
        return AddedJob(added, isNew: true)
      }
    }
  }

  @concurrent @discardableResult
  public func change(
    _ id: Int, _ change: @Sendable (inout QueuedJob) -> Void
  ) async throws(NewspaperError) -> QueuedJob? {
    try update { lines in
      guard let index = lines.firstIndex(where: { $0.job?.id == id }), var job = lines[index].job else {
        return nil
      }
      change(&job)
      if job != lines[index].job { lines[index] = Line(text: Array(QueueLine(job).text.utf8), job: job) }
      return job
    }
  }

  @concurrent @discardableResult
  public func remove(
    where isUnwanted: @Sendable (QueuedJob) -> Bool
  ) async throws(NewspaperError) -> [QueuedJob] {
    try update { lines in
      let removed = lines.compactMap(\.job).filter(isUnwanted)
      lines.removeAll { line in line.job.map(isUnwanted) ?? false }
      return removed
    }
  }

  @concurrent
  public func hold() async throws(NewspaperError) -> (any QueueHold)? {
    for attempt in 1...QueueFile.attempts {
      do throws(FileFailure) {
        try Folder.make(Folder.holding(path))
        return try Hold(path + ".run")
      } catch {
        guard error.isInUse else { throw .local(what: "the queue cannot be used: \(error.reason)") }
      }
      // Perhaps a program was only checking whether it is held.
      if attempt < QueueFile.attempts { try? await Task.sleep(for: .milliseconds(10)) }
    }
    return nil
  }

  private static let attempts = 4

  /// Whether a program is working on the jobs.
  private var isHeld: Bool { FileLock.isHeld(path: path + ".run") }

  /// The number after the largest one; if lines can have no larger one, the first that is not taken.
  private static func number(besides taken: [Int]) -> Int {
    let last = taken.max() ?? 0
    if last < QueueLine.largest { return last + 1 }
    let numbers = Set(taken)
    return (1...QueueLine.largest).first { !numbers.contains($0) } ?? 1
  }

  // MARK: The file

  /// Nothing else can change the file meanwhile, and a killed program leaves the old one or the new one.
  private func update<Result>(_ change: (inout [Line]) -> Result) throws(NewspaperError) -> Result {
    try local("the queue was not changed") { () throws(FileFailure) in
      try Folder.make(Folder.holding(path))
      let lock = try FileLock(path: path + ".lock")
      var lines = try read()
      let before = lines.map(\.text)
      let result = change(&lines)
      if lines.map(\.text) != before {
        let bytes = lines.flatMap { $0.text + [UInt8(ascii: "\n")] }
        // Flushed even if only the progress changed: otherwise a power failure could cost the whole queue.
        try WholeFile(path: path).replace(with: [bytes], by: path + ".new", isFlushed: true)
      }
      _ = consume lock
      return result
    }
  }

  private func read() throws(FileFailure) -> [Line] {
    guard let bytes = try WholeFile(path: path).read() else { return [] }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var seen: Set<Int> = []
    return lines.map { text in
      do throws(QueueLine.Fault) {
        let job = try QueueLine.job(Array(text))
        // Of two jobs with one number, the first one is meant, whatever is done with it.
        guard seen.insert(job.id).inserted else {
          throw QueueLine.Fault(reason: "job \(job.id) is in an earlier line")
        }
        return Line(text: Array(text), job: job)
      } catch {
        return Line(text: Array(text), fault: error.reason)
      }
    }
  }

  private func local<Result>(
    _ words: String, _ work: () throws(FileFailure) -> Result
  ) throws(NewspaperError) -> Result {
    do throws(FileFailure) { return try work() } catch {
      throw .local(what: "\(words): \(error.reason)")
    }
  }
}
