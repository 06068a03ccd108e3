import Newspapers
import Synchronization
import Testing

/// The estimate of what a search takes, once a server has answered some.
struct PricedServerTests {
  /// A server that takes the same time for every answer, on a clock of its own.
  private final class TimedServer: SearchingServer {
    let name = "www.loc.gov"
    let time = Mutex(1000.0)
    private let seconds: Double
    private let requests: Int

    /// - Parameter requests: how many of them an answer takes.
    init(seconds: Double, requests: Int = 1) { (self.seconds, self.requests) = (seconds, requests) }

    func capabilities() async throws(NewspaperError) -> SearchCapabilities {
      SearchCapabilities(
        alternatives: .max, phrases: .max, nears: .max, distances: nil, bringsText: false, findsForms: false,
        orders: Set(SearchOrder.allCases), rows: 100, seconds: 33, fields: [:])
    }

    func rows(
      of search: NativeSearch, order: SearchOrder, from start: Int, freshness: Freshness
    ) async throws(NewspaperError) -> NativeRows {
      let asOf = time.withLock { time in
        guard freshness != .kept else { return time - 100 }
        time += seconds * Double(requests)
        return time
      }
      return NativeRows(
        rows: [], total: 0, next: nil, origin: Origin(name: name, asOf: asOf, isLive: true),
        counts: requests - 1)
    }

    func address(
      of search: NativeSearch, order: SearchOrder
    ) async throws(NewspaperError) -> SearchAddress { SearchAddress(parameters: [], web: "", api: "") }

    func refresh() async {}
  }

  /// The estimate for a request after that many answers.
  private func price(
    after answers: Int, each seconds: Double, requests: Int = 1, pace: Double = 0,
    freshness: Freshness = .recent
  ) async throws -> Double {
    let server = TimedServer(seconds: seconds, requests: requests)
    let priced = PricedServer(server, pace: pace) { server.time.withLock { $0 } }
    for _ in 0..<answers {
      _ = try await priced.rows(of: NativeSearch(), order: .date, from: 0, freshness: freshness)
    }
    return try await priced.capabilities().seconds
  }

  @Test func `the usual price approaches what the last answers took`() async throws {
    #expect(try await price(after: 0, each: 8) == 33)
    #expect(try await price(after: 2, each: 8) == 33, "a few answers say little")
    #expect(try await price(after: 4, each: 8) == 8)
    #expect(try await price(after: 9, each: 70) == 70)
  }

  @Test func `an answer that takes several requests is the price of each`() async throws {
    #expect(try await price(after: 9, each: 8, requests: 5) == 8)
  }

  @Test func `no request is said to take less than the pace allows`() async throws {
    #expect(try await price(after: 9, each: 2, pace: 6) == 6)
    #expect(try await price(after: 0, each: 2, pace: 60) == 60)
    #expect(try await price(after: 9, each: 0) == 1)
  }

  @Test func `stored answers are no measure`() async throws {
    #expect(try await price(after: 9, each: 8, freshness: .kept) == 33)
  }

  @Test func `an explanation says what was learned`() async throws {
    let server = TimedServer(seconds: 8)
    let priced = PricedServer(server, pace: 6) { server.time.withLock { $0 } }
    let search = PlannedSearch(
      priced, lookup: { _ in [] }, vocabulary: { _ in [] }, now: { server.time.withLock { $0 } })
    let query = try SearchQuery.read("gold").query
    #expect(try await search.explanation(of: query, order: .date).seconds == 33)
    for _ in 0..<5 {
      _ = try await search.hits(
        of: query, order: .date, window: Window(offset: 0, limit: 1), freshness: .recent)
    }
    #expect(try await search.explanation(of: query, order: .date).seconds == 8)
  }
}
