import Files
import Newspapers
import Synchronization

/// Tells from time to time how far a download is.
final class DownloadMeter: Sendable {
  private struct State {
    var total: Int?
    /// Bytes that were there before; nil until an answer came.
    var start: Int?
  }

  private let file: UnfinishedFile
  private let now: @Sendable () -> Double
  private let began: Double
  private let state = Mutex(State())

  /// Between what is told.
  private static let tick = Duration.milliseconds(200)

  init(_ file: UnfinishedFile, now: @escaping @Sendable () -> Double) {
    self.file = file
    self.now = now
    began = now()
  }

  /// Bytes that were there before.
  var resumedFrom: Int { state.withLock { $0.start ?? 0 } }
  /// Since it was made.
  var seconds: Double { max(0, now() - began) }

  /// To be told before the first byte of each answer.
  func begin(total: Int?) {
    state.withLock {
      $0.total = total
      $0.start = min($0.start ?? file.count, file.count)
    }
  }

  /// Until its task is cancelled.
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
