import Files
import Newspapers
import Synchronization

/// Reports the progress of a download from time to time.
final class DownloadMeter: Sendable {
  private struct State {
    var total: Int?
    /// Bytes from an earlier run; nil until a response arrives.
    var start: Int?
  }

  private let file: UnfinishedFile
  private let now: @Sendable () -> Double
  private let began: Double
  private let state = Mutex(State())

  /// The time between reports.
  private static let tick = Duration.milliseconds(200)

  init(_ file: UnfinishedFile, now: @escaping @Sendable () -> Double) {
    self.file = file
    self.now = now
    began = now()
  }

  /// Bytes from an earlier run.
  var resumedFrom: Int { state.withLock { $0.start ?? 0 } }
  /// Since it was created.
  var seconds: Double { max(0, now() - began) }

  /// Call before the first byte of each response.
  func begin(total: Int?) {
    state.withLock {
      $0.total = total
      $0.start = min($0.start ?? file.count, file.count)
    }
  }

  /// Runs until its task is canceled.
  func run(_ progress: @Sendable (SaveProgress) async -> Void) async {
    while !Task.isCancelled {
      let state = state.withLock { $0 }
      if let start = state.start {
        await progress(
          SaveProgress(bytes: file.count, resumedFrom: start, total: state.total, seconds: seconds))
      }
      do { try await Task.sleep(for: DownloadMeter.tick) } catch { return }
    }
  }
}
