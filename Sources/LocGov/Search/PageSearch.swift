import NewspaperHTTP
import Newspapers
import Synchronization

/// The Library's search for pages. It silently ignores filters, and returns nothing when it is overloaded:
/// each response is checked against the request.
final class PageSearch: SearchingServer {
  let server: Server
  let tiles: Server
  let places: FilePlaces
  private let sizes: PageSizes
  /// The rows of a list that the server serves.
  private let reach: Int
  /// When the advanced search was last seen to ignore part of a request, in seconds since 1970.
  private let ignored = Mutex<Double?>(nil)
  /// When the server was last seen to search for words, in seconds since 1970, by the parameters of a search for a
  /// made-up word.
  let heeded = Mutex<[String: Double]>([:])

  /// - Parameters:
  ///   - tiles: the server that shows passages of pages.
  ///   - places: where pages are now, if a row's place is outdated.
  ///   - reach: the rows of a list that the server serves.
  init(server: Server, tiles: Server, places: FilePlaces, sizes: PageSizes, reach: Int) {
    self.server = server
    self.reach = reach
    self.tiles = tiles
    self.places = places
    self.sizes = sizes
  }

  var name: String { server.site.name }
  var countsAllPages: Bool { true }

  /// Rows of a response.
  private static let size = 100
  /// In seconds: a search takes half a minute and more.
  static let timeout = 90.0
  /// The number of pages held on 2026-07-01: a search that finds nearly all of them has ignored the words.
  static let everything = 23_500_000
  /// Seconds for which the advanced search is not tried again after it ignored something, and for which it is known
  /// to search for words.
  static let pause = 3600.0

  func capabilities() async throws(NewspaperError) -> SearchCapabilities {
    SearchCapabilities(
      alternatives: .max, phrases: .max, nears: .max, distances: [5, 10], bringsText: false,
      findsForms: false,
      orders: Set(SearchOrder.allCases), rows: PageSearch.size, seconds: 33,
      joinsSearches: true, reach: reach,
      fields: [
        .lccn: .values(1), .title: .lccns, .in: .lccns, .state: .values(1), .county: .values(1),
        .city: .values(1),
        .language: .values(1), .ethnicity: .lccns, .frequency: .rows, .date: .values(1), .on: .eachYear(20),
        .page: .values(1), .edition: .rows, .batch: .values(1),
      ], checksWords: true)
  }

  func rows(
    of search: NativeSearch, order: SearchOrder, from start: Int, freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows {
    let sent = SentRequests(since: server.now)
    return try await asking(search, order) { parameters, isSimple throws(NewspaperError) in
      try await self.rows(parameters, search, from: start, freshness, isSimple: isSimple, sent)
    }
  }

  /// Uses the advanced search, or the simple one if the advanced one currently ignores filters.
  func asking<Answer>(
    _ search: NativeSearch, _ order: SearchOrder,
    _ ask: (_ parameters: [(name: String, value: String)], _ isSimple: Bool) async throws(NewspaperError) ->
      Answer
  ) async throws(NewspaperError) -> Answer {
    let address = PageSearchAddress(search: search, order: order)
    let isPaused = ignored.withLock { $0.map { server.now - $0 < PageSearch.pause } ?? false }
    return try await server.list { () async throws(NewspaperError) -> Answer in
      if isPaused, let simple = address.simple { return try await ask(simple, true) }
      do throws(NewspaperError) {
        return try await ask(address.advanced, false)
      } catch {
        guard case .ignoredFilter = error, let simple = address.simple else { throw error }
        ignored.withLock { $0 = server.now }
        return try await ask(simple, true)
      }
    }
  }

  func address(of search: NativeSearch, order: SearchOrder) async throws(NewspaperError) -> SearchAddress {
    let parameters = PageSearchAddress(search: search, order: order).advanced
    let paging = [("c", String(PageSearch.size)), ("sp", "1")]
    return SearchAddress(
      parameters: parameters.filter { !["dl", "searchType", "sb"].contains($0.name) },
      web: server.site.url(PageSearchAddress.path, parameters),
      api: server.site.url(
        PageSearchAddress.path, [("fo", "json"), ("at", "results,pagination")] + parameters + paging))
  }

  /// Issues, texts and pictures are not part of a search: stored ones still count.
  func refresh() async {
    for subject in [RequestSubject.pageSearch, PageSearch.counting] {
      server.expire(subject, before: server.now)
    }
    server.forgetOutage()
    tiles.forgetOutage()
    heeded.withLock { $0 = [:] }
  }

  private func rows(
    _ parameters: [(name: String, value: String)], _ search: NativeSearch, from start: Int,
    _ freshness: Freshness, isSimple: Bool, _ sent: SentRequests
  ) async throws(NewspaperError) -> NativeRows {
    let windowed = WindowedList<NativeRow>(host: server.site.host, sizes: sizes) {
      place throws(NewspaperError) in
      try await sent.notingErrors { () throws(NewspaperError) in
        let sheet = try await place.unlessPastTheEnd { () throws(NewspaperError) in
          try await self.sheet(place, parameters, search, freshness)
        }
        sent.note(sheet?.origin)
        if let sheet, !sheet.rows.isEmpty,
          let other = try await self.checkWords(
            of: search, in: sheet.rows.compactMap(\.self), isSimple: isSimple, age: sheet.origin, freshness)
        {
          sent.note(other)
        }
        return sheet
      }
    }
    let part = try await windowed.rows(Window(offset: start, limit: PageSearch.size))
    let rows = part.rows.compactMap(\.self)
    var notes: [SearchNote] =
      isSimple ? [.simplified(reason: "the advanced search ignores filters today")] : []
    if rows.count < part.rows.count { notes.append(.unreadableRows(part.rows.count - rows.count)) }
    if part.total > reach { notes.append(.onlyFirst(limit: reach, of: part.total)) }
    let end = start + PageSearch.size
    return NativeRows(
      rows: rows, total: part.total, next: end < min(part.total, reach) ? end : nil,
      origin: part.origin, notes: notes, counts: sent.others(than: part.origin),
      isOpenEnded: part.isOpenEnded)
  }
}
