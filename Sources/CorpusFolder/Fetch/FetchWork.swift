import Newspapers
import Synchronization

/// What to fetch, and the outcome.
final class FetchWork: Sendable {
  private struct State {
    var waiting: [OCRArchive]
    var running: [String: (archive: OCRArchive, sum: ArchiveSum, before: Int)] = [:]
    var done = 0
    var bytes = 0
    var received = 0
    var report = FetchReport()
    /// The bytes of archives that are here, by batch.
    var here: [String: Int] = [:]
  }

  private let state: Mutex<State>
  private let total: Int
  private let totalBytes: Int
  private let began: Double

  init(_ archives: [OCRArchive], began: Double) {
    (total, totalBytes) = (archives.count, archives.compactMap(\.size).reduce(0, +))
    self.began = began
    state = Mutex(State(waiting: archives.reversed()))
  }

  var report: FetchReport { state.withLock { $0.report } }

  /// Nil once nothing is left, or nothing more may be tried.
  func next() -> OCRArchive? { state.withLock { $0.report.end == nil ? $0.waiting.popLast() : nil } }

  var isOver: Bool { state.withLock { $0.report.end != nil } }

  func start(_ archive: OCRArchive, _ sum: ArchiveSum) {
    state.withLock { $0.running[archive.batch] = (archive, sum, sum.count) }
  }

  func finish(_ archive: OCRArchive, isNew: Bool) {
    state.withLock { state in
      let run = state.running.removeValue(forKey: archive.batch)
      // Not every list has sizes.
      let bytes = run?.sum.count ?? archive.size ?? 0
      state.done += 1
      state.here[archive.batch] = bytes
      state.bytes += bytes
      guard let run, isNew else {
        state.report.found += 1
        return
      }
      state.received += max(0, bytes - run.before)
      state.report.fetched.append(archive.batch)
      state.report.bytes += bytes
    }
  }

  /// - Parameter endsWork: whether nothing more is tried.
  func fail(_ archive: OCRArchive, _ error: NewspaperError, endsWork: Bool) {
    state.withLock { state in
      state.running[archive.batch] = nil
      if endsWork {
        state.report.end = state.report.end ?? error
      } else {
        state.report.troubles.append(FetchReport.Trouble(archive.batch, error))
        // It arrived, but could not be read.
        if let bytes = state.here[archive.batch] {
          if let place = state.report.fetched.firstIndex(of: archive.batch) {
            state.report.fetched.remove(at: place)
            state.report.bytes -= bytes
          } else {
            state.report.found -= 1
          }
        }
      }
    }
  }

  func cancel() { state.withLock { $0.report.end = $0.report.end ?? .canceled } }

  func progress(now: Double) -> FetchProgress {
    state.withLock { state in
      let running = state.running.values.map { ($0.sum.count, $0.before) }
      return FetchProgress(
        done: state.done, total: total, bytes: state.bytes + running.map(\.0).reduce(0, +),
        totalBytes: totalBytes,
        received: state.received + running.map { max(0, $0 - $1) }.reduce(0, +), seconds: now - began)
    }
  }
}
