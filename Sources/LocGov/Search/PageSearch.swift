import NewspaperHTTP
import Newspapers
import Synchronization

/// The Library's search for pages. It ignores filters without a word, and answers with nothing when it is overloaded:
/// each answer is checked against what was asked.
final class PageSearch: SearchingServer {
  private let server: Server
  let tiles: Server
  private let sizes: PageSizes
  /// When the advanced search was last seen to ignore what it was asked, in seconds since 1970.
  private let ignored = Mutex<Double?>(nil)

  /// - Parameter tiles: the server that shows passages of pages.
  init(server: Server, tiles: Server, sizes: PageSizes) {
    self.server = server
    self.tiles = tiles
    self.sizes = sizes
  }

  var name: String { server.site.name }

  /// Rows of a response.
  private static let size = 100
  /// In seconds: a search takes half a minute and more.
  private static let timeout = 90.0
  /// A search that finds nearly all pages there are has ignored the words. Pages held on 2026-07-01.
  private static let everything = 23_500_000
  /// Seconds for which the advanced search is not tried again after it ignored something.
  private static let pause = 3600.0

  func capabilities() async throws(NewspaperError) -> SearchCapabilities {
    SearchCapabilities(
      alternatives: .max, phrases: .max, nears: .max, distances: [5, 10], bringsText: false,
      findsForms: false,
      orders: Set(SearchOrder.allCases), rows: PageSearch.size, seconds: 33,
      fields: [
        .lccn: .values(1), .title: .lccns, .in: .lccns, .state: .values(1), .county: .values(1),
        .city: .values(1),
        .language: .values(1), .ethnicity: .lccns, .frequency: .lccns, .date: .values(1), .on: .eachYear(20),
        .page: .values(1), .edition: .rows, .batch: .values(1),
      ])
  }

  func rows(
    of search: NativeSearch, order: SearchOrder, from start: Int, freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows {
    let address = PageSearchAddress(search: search, order: order)
    let isPaused = ignored.withLock { $0.map { server.now - $0 < PageSearch.pause } ?? false }
    if isPaused, let simple = address.simple {
      return try await rows(simple, search, from: start, freshness, isSimple: true)
    }
    do {
      return try await rows(address.advanced, search, from: start, freshness, isSimple: false)
    } catch .malformed(let host, let what) where what.hasPrefix(FilterCheck.prefix) {
      guard let simple = address.simple else { throw .malformed(host: host, what: what) }
      ignored.withLock { $0 = server.now }
      return try await rows(simple, search, from: start, freshness, isSimple: true)
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

  private func rows(
    _ parameters: [(name: String, value: String)], _ search: NativeSearch, from start: Int,
    _ freshness: Freshness,
    isSimple: Bool
  ) async throws(NewspaperError) -> NativeRows {
    let windowed = WindowedList<NativeRow>(host: server.site.host, sizes: sizes) {
      place throws(NewspaperError) in
      try await place.unlessPastTheEnd { () throws(NewspaperError) in
        try await self.sheet(place, parameters, search, freshness)
      }
    }
    let part = try await windowed.rows(Window(offset: start, limit: PageSearch.size))
    let rows = part.rows.compactMap(\.self)
    var notes: [SearchNote] =
      isSimple ? [.simplified(reason: "the advanced search ignores filters today")] : []
    if rows.count < part.rows.count { notes.append(.unreadableRows(part.rows.count - rows.count)) }
    if part.total > Endpoint.reach { notes.append(.onlyFirst(limit: Endpoint.reach)) }
    let end = start + PageSearch.size
    return NativeRows(
      rows: rows, total: part.total, next: end < min(part.total, Endpoint.reach) ? end : nil,
      origin: part.origin,
      notes: notes)
  }

  private func sheet(
    _ place: ListPlace, _ parameters: [(name: String, value: String)], _ search: NativeSearch,
    _ freshness: Freshness
  ) async throws(NewspaperError) -> ListSheet<NativeRow> {
    let paging = [("c", String(place.size)), ("sp", String(place.page))]
    let question = ResourceRequest(
      server.site.url(
        PageSearchAddress.path, [("fo", "json"), ("at", "results,pagination")] + parameters + paging),
      subject: "a search of pages", timeout: PageSearch.timeout)
    return try await server.answer(question, as: ListResponse<PageSearchRow>.self, freshness: freshness) {
      [host = server.site.host, tiles = TileEndpoint(site: tiles.site)] answer throws(NewspaperError) in
      let total = answer.value.total
      if total == 0, answer.isNotWorthKeeping { throw .degraded(host: host) }
      let rows = answer.value.rows.map { $0.native(found: search, tiles) }
      try PageSearch.check(rows.compactMap(\.self), total, against: search, host: host)
      if let total, rows.isEmpty, !place.mayBeEmpty(of: total) {
        throw .malformed(host: host, what: "page \(place.page) is empty though there are \(total) pages")
      }
      return ListSheet(rows: rows, total: total, hasMore: answer.value.hasMore, origin: answer.origin)
    }
  }

  private static func check(
    _ rows: [NativeRow], _ total: Int?, against search: NativeSearch, host: String
  ) throws(NewspaperError) {
    let filter = FilterCheck(host: host, row: "a page")
    for row in rows {
      // The language is that of the newspaper, and one in two may be missing in the row.
      for field in search.fields where field.name != .language && row.facts.says(field.name) {
        guard row.facts.holds(field) == false else { continue }
        throw filter.ignored("is \(row.facts.page), not of \(field)")
      }
    }
    try filter.checkMost(of: rows.map(\.facts.languages), against: search.language, "language")
    guard !search.clauses.isEmpty else { return }
    if let total, total >= everything {
      throw .malformed(
        host: host, what: "\(FilterCheck.prefix): it found \(total) pages, nearly all there are")
    }
    let asked = Set(search.clauses.flatMap(\.words).flatMap { FoldedText($0).words })
    let found = rows.filter { !$0.words.isEmpty }
    let others = found.filter { row in
      asked.isDisjoint(with: row.words.flatMap { FoldedText($0).words })
    }
    if let other = others.first, others.count == found.count, found.count > 2 {
      throw .malformed(
        host: host, what: "\(FilterCheck.prefix): it marks “\(other.words[0])”, which was not asked for")
    }
  }
}
