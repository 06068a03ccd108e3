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
    /// Archives that are here.
    var here: Set<String> = []
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
      state.done += 1
      state.here.insert(archive.batch)
      state.bytes += archive.size ?? 0
      guard let run = state.running.removeValue(forKey: archive.batch), isNew else {
        state.report.found += 1
        return
      }
      state.received += max(0, (archive.size ?? run.before) - run.before)
      state.report.fetched.append(archive.batch)
      state.report.bytes += archive.size ?? 0
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
        if state.here.contains(archive.batch) {
          if let place = state.report.fetched.firstIndex(of: archive.batch) {
            state.report.fetched.remove(at: place)
            state.report.bytes -= archive.size ?? 0
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
