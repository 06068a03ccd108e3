import NewspaperHTTP
import Newspapers
import Synchronization

/// The search of a site's pages (core/views/search.py of chronam, core/solr_index.py of either). It silently
/// drops filters that it does not understand, so rows are checked; and each row includes the full text of its
/// page.
final class PageSearch: SearchingServer {
  let server: Server
  private let dialect: @Sendable () async throws(NewspaperError) -> Dialect
  private let lists = Mutex<[NativeSearch: Listed]>([:])

  /// What is known about the list of a search.
  private struct Listed {
    /// How many pages it has, according to the latest response.
    let total: Int
    /// The end of the farthest rows that came or were left out.
    let end: Int
    /// The rows per response that the site gives instead of those requested; nil if it gives those.
    let size: Int?
  }

  enum Dialect: Sendable {
    case chronAm, openONI
  }

  /// - Parameter dialect: whether dates and languages are written as Open ONI has them.
  init(server: Server, dialect: @escaping @Sendable () async throws(NewspaperError) -> Dialect) {
    self.server = server
    self.dialect = dialect
  }

  var name: String { server.site.name }

  /// Rows include the full text of their page.
  private static let rowsPerResponse = 20
  /// The rows of a response, and of those that are tried if it fails; each a multiple of the next.
  private static let sizes = [rowsPerResponse, 5, 1]
  /// In seconds: a search is slow.
  private static let timeout = 90.0

  func capabilities() async throws(NewspaperError) -> SearchCapabilities {
    let dialect = try await dialect()
    let isOpenONI = dialect == .openONI
    var fields: [SearchField.Name: SearchCapabilities.Support] = [
      .lccn: .values(300), .title: .lccns, .in: .lccns, .state: .values(60), .county: .lccns, .city: .lccns,
      .language: .values(1), .ethnicity: .lccns, .frequency: .lccns, .date: .values(1), .on: .eachYear(20),
      .page: .values(1), .edition: .rows, .batch: .rows,
    ]
    if isOpenONI {
      for name in [SearchField.Name.county, .city, .frequency] { fields[name] = .values(60) }
      fields[.on] = .values(1)
    }
    return SearchCapabilities(
      alternatives: 1, phrases: 1, nears: 1, distances: nil, bringsText: true, findsForms: true,
      // Open ONI sorts titles by their alphabetically smallest word.
      orders: isOpenONI ? [.relevance, .date] : [.relevance, .date, .title], rows: PageSearch.rowsPerResponse,
      seconds: 2, fields: fields,
      // Open ONI compares whole frequencies: “Daily” is not “Daily (except Sunday)”.
      partial: isOpenONI ? [.ethnicity, .frequency] : [.ethnicity, .frequency, .county, .city],
      told: [.frequency, .county, .city]
    ) { field, hasWords in PageSearchRequest.canHave(field, hasWords: hasWords, dialect) }
  }

  func rows(
    of search: NativeSearch, order: SearchOrder, from start: Int, freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows {
    let request = PageSearchRequest(search: search, order: order, dialect: try await dialect())
    let found = try await rows(request, from: start, freshness)
    guard found.total == 0 else { return found }
    return found.counting(try await checkNames(of: request, freshness))
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

  /// Issues, texts and pictures are not part of a search: stored ones still count.
  func refresh() async {
    server.expire(.pageSearch, before: server.now)
    server.forgetOutage()
  }

  static let path = "/search/pages/results/"

  private func rows(
    _ request: PageSearchRequest, from start: Int, _ freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows {
    do {
      return try await rows(request, from: start, size: size(of: request.search, at: start), freshness)
    } catch .malformed(let host, let what) {
      // The site may have its own size of pages, which only the first one reveals.
      guard start > 0, ownSize(of: request.search) == nil else { throw .malformed(host: host, what: what) }
      let begun = server.now
      let first = try await responseRows(request, from: 0, size: PageSearch.rowsPerResponse, freshness)
      guard ownSize(of: request.search) != nil else { throw .malformed(host: host, what: what) }
      let rest = try await rows(request, from: start, size: size(of: request.search, at: start), freshness)
      return rest.counting(1 + (first.origin.asOf >= begun ? 1 : 0))
    }
  }

  /// A page of results begins at a multiple of its size: after small ones, a large one has to wait for that.
  private func size(of search: NativeSearch, at start: Int) -> Int {
    let own = ownSize(of: search)
    let sizes = ([own].compactMap(\.self) + PageSearch.sizes).filter { $0 <= own ?? .max }
    return sizes.first { start.isMultiple(of: $0) } ?? 1
  }

  private func ownSize(of search: NativeSearch) -> Int? { lists.withLock { $0[search]?.size } }

  /// At an Open ONI site, one page without text fails the whole response: smaller responses leave it out.
  private func rows(
    _ request: PageSearchRequest, from start: Int, size: Int, _ freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows {
    do {
      return try await responseRows(request, from: start, size: size, freshness)
    } catch .serverError(let host, status: 500) {
      if let smaller = PageSearch.sizes.first(where: { $0 < size && start.isMultiple(of: $0) }) {
        return try await rows(request, from: start, size: smaller, freshness)
      }
      // The first page of a search says whether the site can be searched at all.
      guard start > 0, let listed = lists.withLock({ $0[request.search] }) else {
        try await checkLanguage(of: request, freshness)
        throw .serverError(host: host, status: 500)
      }
      return try await rows(request, without: start, of: listed, freshness)
    }
  }

  /// Leaves out a page that cannot be listed, and the next one if that cannot be listed either, unless the
  /// site no longer lists any, or lists none so far behind those that came: then its failure is the error.
  private func rows(
    _ request: PageSearchRequest, without start: Int, of listed: Listed, _ freshness: Freshness
  ) async throws(NewspaperError) -> NativeRows {
    let total = listed.total
    var missing = 1
    if start + 1 < total {
      do {
        let rest = try await responseRows(request, from: start + 1, size: 1, freshness)
        return NativeRows(
          rows: rest.rows, total: rest.total, next: rest.next, origin: rest.origin,
          notes: [.unreadableRows(1)] + rest.notes)
      } catch .serverError(let host, status: 500) {
        guard start <= listed.end else { throw .serverError(host: host, status: 500) }
        missing = 2
      }
    }
    // A parameter that sites ignore makes this an address that no cache has.
    let now: [(name: String, value: String)] = [("asked", String(Int(server.now)))]
    let first = try await responseRows(request, from: 0, size: 1, .recent, now)
    let next = start + missing
    note(request.search, total: total, end: next)
    return NativeRows(
      rows: [], total: total, next: next < total ? next : nil, origin: first.origin,
      notes: [.unreadableRows(missing)])
  }

  func responseRows(
    _ request: PageSearchRequest, from start: Int, size: Int, _ freshness: Freshness,
    _ more: [(name: String, value: String)] = []
  ) async throws(NewspaperError) -> NativeRows {
    let question = ResourceRequest(
      server.site.url(PageSearch.path, request.parameters(from: start, rows: size) + more),
      subject: .pageSearch, timeout: PageSearch.timeout)
    do throws(NewspaperError) {
      let rows = try await server.answer(question, as: PageSearchResponse.self, freshness: freshness) {
        [host = server.site.host] answer throws(NewspaperError) in
        try PageSearch.read(answer, request.search, from: start, size: size, host: host)
      }
      let due = min(size, rows.total - start)
      let given = rows.next.map { $0 - start } ?? due
      note(
        request.search, total: rows.total, end: rows.next ?? rows.total,
        size: given == due || rows.rows.isEmpty ? nil : given)
      return rows
    } catch .notFound where start > 0 {
      // A part of a list is missing, not the search.
      throw .serverError(host: server.site.host, status: 404)
    } catch .notFound(_, let source) {
      // The search is missing, not what was searched for.
      throw .unsupported(source: source, what: .pageSearch)
    }
  }

  private func note(_ search: NativeSearch, total: Int, end: Int, size: Int? = nil) {
    lists.withLock { lists in
      let known = lists[search]
      lists[search] = Listed(total: total, end: max(end, known?.end ?? 0), size: size ?? known?.size)
    }
  }
}
