import NewspaperHTTP
import Newspapers

/// The search of a site's pages (core/views/search.py of chronam, core/solr_index.py of either). It silently
/// drops filters that it does not understand, so rows are checked; and each row includes the full text of its
/// page.
struct PageSearch: SearchingServer {
  let server: Server
  /// Whether dates and languages are written as Open ONI has them.
  let dialect: @Sendable () async throws(NewspaperError) -> Dialect

  enum Dialect: Sendable {
    case chronAm, openONI
  }

  var name: String { server.site.name }

  /// Rows include the full text of their page.
  static let rowsPerResponse = 20
  /// In seconds: a search is slow.
  private static let timeout = 90.0

  func capabilities() async throws(NewspaperError) -> SearchCapabilities {
    let isOpenONI = try await dialect() == .openONI
    var fields: [SearchField.Name: SearchCapabilities.Support] = [
      .lccn: .values(300), .title: .lccns, .in: .lccns, .state: .values(60), .county: .lccns, .city: .lccns,
      .language: .values(1), .ethnicity: .lccns, .frequency: .lccns, .date: .values(1), .on: .eachYear(20),
      .page: .values(1), .edition: .rows, .batch: .rows,
    ]
    if isOpenONI { (fields[.county], fields[.city], fields[.on]) = (.values(60), .values(60), .values(1)) }
    return SearchCapabilities(
      alternatives: 1, phrases: 1, nears: 1, distances: nil, bringsText: true, findsForms: true,
      // Open ONI sorts titles by their alphabetically smallest word.
      orders: isOpenONI ? [.relevance, .date] : [.relevance, .date, .title], rows: PageSearch.rowsPerResponse,
      seconds: 2, fields: fields)
  }

  func rows(
    of search: NativeSearch, order: SearchOrder, from start: Int, freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows {
    let request = PageSearchRequest(search: search, order: order, dialect: try await dialect())
    return try await rows(request, from: start, size: PageSearch.rowsPerResponse, freshness)
  }

  func address(of search: NativeSearch, order: SearchOrder) async throws(NewspaperError) -> SearchAddress {
    let request = PageSearchRequest(search: search, order: order, dialect: try await dialect())
    let all = request.parameters(from: 0, rows: PageSearch.rowsPerResponse)
    let query = all.filter { !["format", "rows", "page", "sort"].contains($0.name) }
    return SearchAddress(
      parameters: query,
      web: server.site.url(PageSearch.path, query + [("sort", request.sort)]),
      api: server.site.url(PageSearch.path, all))
  }

  static let path = "/search/pages/results/"

  /// At an Open ONI site, one page without text fails the whole response: smaller responses skip it.
  private func rows(
    _ request: PageSearchRequest, from start: Int, size: Int, _ freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows {
    do {
      return try await responseRows(request, from: start, size: size, freshness)
    } catch .serverError(let host, status: 500) {
      if size > 5 { return try await rows(request, from: start, size: 5, freshness) }
      if size > 1 { return try await rows(request, from: start, size: 1, freshness) }
      // The first page of a search says whether the site can be searched at all.
      guard start > 0 else { throw .serverError(host: host, status: 500) }
      return NativeRows(
        rows: [], total: start + 1, next: start + 1,
        origin: Origin(name: name, asOf: server.now, isLive: true), notes: [.unreadableRows(1)])
    }
  }

  private func responseRows(
    _ request: PageSearchRequest, from start: Int, size: Int, _ freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows {
    let question = ResourceRequest(
      server.site.url(PageSearch.path, request.parameters(from: start, rows: size)),
      subject: .pageSearch, timeout: PageSearch.timeout)
    do throws(NewspaperError) {
      return try await server.answer(question, as: PageSearchResponse.self, freshness: freshness) {
        answer throws(NewspaperError) in try read(answer, request.search, from: start, size: size)
      }
    } catch .notFound(_, let source) {
      // Not what was searched for is missing, but the search.
      throw .unsupported(source: source, what: .pageSearch)
    }
  }

  private func read(
    _ answer: Resource<PageSearchResponse>, _ search: NativeSearch, from start: Int, size: Int
  ) throws(NewspaperError) -> NativeRows {
    let items = answer.value.items
    guard let total = answer.value.total.count else {
      throw .malformed(host: server.site.host, what: "“totalItems” is missing or not a count")
    }
    // Past the end the first rows are repeated.
    guard start < total, answer.value.start.number.map({ $0 == start + 1 || items.isEmpty }) ?? true else {
      return NativeRows(rows: [], total: min(total, start), next: nil, origin: answer.origin)
    }
    let rows = items.compactMap(\.row)
    guard items.isEmpty || !rows.isEmpty else {
      throw .malformed(host: server.site.host, what: "no page found has an address")
    }
    for row in rows { try check(row.facts, against: search) }
    try FilterCheck(host: server.site.host, row: "a page").checkMost(
      of: rows.map(\.facts.languages), against: search.language, "language")
    let notes: [SearchNote] = rows.count < items.count ? [.unreadableRows(items.count - rows.count)] : []
    return NativeRows(
      rows: rows, total: total, next: start + size < total ? start + size : nil, origin: answer.origin,
      notes: notes)
  }

  /// Every row must satisfy the request; a newspaper's languages say nothing about its pages.
  private func check(_ facts: PageFacts, against search: NativeSearch) throws(NewspaperError) {
    for field in search.fields where field.name != .language {
      if field.name == .state || field.name == .county || field.name == .city, facts.places.isEmpty {
        continue
      }
      guard facts.holds(field) == false else { continue }
      throw FilterCheck(host: server.site.host, row: "a page").ignored("is \(facts.page), not of \(field)")
    }
  }
}
