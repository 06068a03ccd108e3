import Synchronization

/// A server that learns from its responses how long requests take, so estimates get better while the program
/// runs.
public struct PricedServer: DecoratedServer {
  public let server: any SearchingServer
  private let pace: Double
  private let now: @Sendable () -> Double
  private let times = AnswerTimes()

  /// - Parameters:
  ///   - pace: the seconds per request that the server is allowed; 0 for no limit.
  ///   - now: the time, in seconds since 1970.
  public init(_ server: any SearchingServer, pace: Double, now: @escaping @Sendable () -> Double) {
    (self.server, self.pace, self.now) = (server, pace, now)
  }

  public func capabilities() async throws(NewspaperError) -> SearchCapabilities {
    var capabilities = try await server.capabilities()
    // A price of nothing would say nothing.
    capabilities.seconds = max(times.median(assuming: capabilities.seconds), pace, 1)
    return capabilities
  }

  public func rows(
    of search: NativeSearch, order: SearchOrder, from start: Int, freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows {
    let begun = now()
    let answer = try await server.rows(of: search, order: order, from: start, freshness: freshness)
    // A stored response took no request, others may have taken several.
    if answer.origin.asOf >= begun { times.note((now() - begun) / Double(1 + answer.counts)) }
    return answer
  }
}

/// How long the last answers of a server took, with the wait for a turn.
private final class AnswerTimes: Sendable {
  private let times = Mutex<[Double]>([])

  /// How many answers count.
  private static let most = 7
  /// How many of them are assumed at first: one answer says little about the next.
  private static let assumed = 3

  func note(_ seconds: Double) {
    times.withLock { $0 = Array(($0 + [max(0, seconds)]).suffix(AnswerTimes.most)) }
  }

  /// - Parameter usual: what is assumed of a server that has not answered.
  func median(assuming usual: Double) -> Double {
    let assumed = Array(repeating: usual, count: AnswerTimes.assumed)
    let all = (assumed + times.withLock { $0 }).suffix(AnswerTimes.most).sorted()
    return all[all.count / 2]
  }
}
