import Newspapers
import Synchronization

/// Counts the requests for some rows of a list: a server with small pages takes several, and the simple search
/// comes after the advanced one.
final class SentRequests: Sendable {
  /// In seconds since 1970.
  private let begun: Double
  private let sent = Mutex(0)

  init(since begun: Double) { self.begun = begun }

  /// - Parameter origin: that of a response, which may have been stored; nil for an error.
  func note(_ origin: Origin?) {
    if origin.map({ $0.asOf >= begun }) ?? true { sent.withLock { $0 += 1 } }
  }

  /// The result of `ask`, which notes its responses itself. Its error was a request, too.
  func notingErrors<Answer>(
    _ ask: () async throws(NewspaperError) -> Answer
  ) async throws(NewspaperError) -> Answer {
    do throws(NewspaperError) {
      return try await ask()
    } catch {
      note(nil)
      throw error
    }
  }

  /// Those beyond the one of a whole answer.
  func others(than origin: Origin) -> Int {
    max(0, sent.withLock { $0 } - (origin.asOf >= begun ? 1 : 0))
  }
}
