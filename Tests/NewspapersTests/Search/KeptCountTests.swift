import Newspapers
import Synchronization
import Testing

/// Counts of searches whose lists are on this machine.
struct KeptCountTests {
  /// A server that finds five pages with anything, one a day, three in a response. It keeps its responses and
  /// counts requests.
  private final class KeepingServer: SearchingServer {
    let name = "www.loc.gov"
    private let state = Mutex(State())

    private struct State {
      var kept: Set<List> = []
      var requests = 0
      var isDown = false
    }

    private struct List: Hashable {
      let search: NativeSearch
      /// Nil for a length alone.
      let order: SearchOrder?
      var start = 0
    }

    var requests: Int { state.withLock { $0.requests } }

    /// From now on it does not answer, and what it keeps is out of date.
    func goDown() { state.withLock { $0.isDown = true } }

    func capabilities() async throws(NewspaperError) -> SearchCapabilities {
      SearchCapabilities(
        alternatives: .max, phrases: .max, nears: .max, distances: [5, 10], bringsText: false,
        findsForms: false,
        orders: Set(SearchOrder.allCases), rows: 3, seconds: 1, joinsSearches: true, fields: [:])
    }

    /// Whether it is out of date.
    private func ask(_ list: List, _ freshness: Freshness) throws(NewspaperError) -> Bool {
      let answer = state.withLock { state -> (isHere: Bool, isDown: Bool) in
        if state.kept.contains(list) { return (true, state.isDown) }
        guard freshness != .kept, !state.isDown else { return (false, state.isDown) }
        state.requests += 1
        state.kept.insert(list)
        return (true, false)
      }
      if answer.isHere { return answer.isDown }
      if freshness == .kept { throw .notHere(what: .pageSearch) }
      throw .unreachable(host: name, .refused)
    }

    func rows(
      of search: NativeSearch, order: SearchOrder, from start: Int, freshness: Freshness
    ) async throws(NewspaperError) -> NativeRows {
      let isStale = try ask(List(search: search, order: order, start: start), freshness)
      return NativeRows(
        rows: try (start..<min(start + 3, 5)).map { row throws(NewspaperError) in
          try self.row(order == .dateDescending ? 4 - row : row, of: search)
        },
        total: 5, next: start < 3 ? start + 3 : nil,
        origin: Origin(name: name, asOf: 0, isLive: true, isStale: isStale))
    }

    /// Lists with and without “mine” have no page in common.
    private func row(_ number: Int, of search: NativeSearch) throws(NewspaperError) -> NativeRow {
      guard let lccn = try? LCCN("sn84022673"), let date = IssueDate(year: 1898, month: 1, day: number + 1)
      else { throw .malformed(host: name, what: "made row") }
      let page = PageID(
        issue: IssueID(lccn: lccn, date: date), sequence: "\(search)".contains("mine") ? 2 : 1)
      return NativeRow(facts: PageFacts(page: page, title: "Star"))
    }

    func total(of search: NativeSearch, freshness: Freshness) async throws(NewspaperError) -> Int {
      _ = try ask(List(search: search, order: nil), freshness)
      return 5
    }

    func address(
      of search: NativeSearch, order: SearchOrder
    ) async throws(NewspaperError) -> SearchAddress { SearchAddress(parameters: [], web: "", api: "") }

    func refresh() async {}
  }

  private let server = KeepingServer()
  private let search: PlannedSearch

  init() {
    // The most frequent word first, as the index of pages has them.
    search = PlannedSearch(
      server, lookup: { _ in [] }, vocabulary: { _ in ["klondyke", "klondike"] }, now: { 1 })
  }

  private func list(_ query: SearchQuery, _ order: SearchOrder) async throws {
    _ = try await search.hits(
      of: query, order: order, window: Window(offset: 0, limit: 1), freshness: .recent)
  }

  @Test func `a count finds the lists of a beginning that were read`() async throws {
    let query = try SearchQuery.read("klond* -mine").query
    try await list(query, .date)
    let asked = server.requests
    #expect(asked == 2)
    _ = try await search.count(of: query, freshness: .recent)
    #expect(server.requests == asked, "the words of a kept list were asked for in another order")
  }

  @Test(arguments: [SearchOrder.dateDescending, .title])
  func `a count finds a list whatever its order`(order: SearchOrder) async throws {
    let query = try SearchQuery.read("klond*").query
    try await list(query, order)
    #expect(try await search.count(of: query, freshness: .recent) == .between(least: 5, most: nil))
    #expect(server.requests == 1)
  }

  @Test func `while the server is down, an old list is counted`() async throws {
    let query = try SearchQuery.read("klond*").query
    try await list(query, .date)
    server.goDown()
    #expect(try await search.count(of: query, freshness: .recent) == .between(least: 5, most: nil))
  }

  @Test func `while the server is down, lists without their intersection give bounds`() async throws {
    let query = try SearchQuery.read("\"gold rush\" OR \"silver mine\"").query
    try await list(query, .date)
    server.goDown()
    let count = try await search.count(of: query, freshness: .recent)
    #expect(count == .between(least: 5, most: 10))
  }

  @Test func `without a list, the outage is the error`() async throws {
    server.goDown()
    let query = try SearchQuery.read("\"gold rush\" OR \"silver mine\"").query
    await #expect(throws: NewspaperError.unreachable(host: "www.loc.gov", .refused)) {
      try await search.count(of: query, freshness: .recent)
    }
  }
}
