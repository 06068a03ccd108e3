import MVP
import Newspapers
import Presentation
import Text

/// What a search has found so far, page by page of its list.
struct SearchResults {
  let query: SearchQuery
  let order: SearchOrder
  /// The order that the reader chose for it; nil for the usual one.
  let wanted: SearchOrder?
  /// The source that was asked first, and is asked on refresh.
  let asked: any FullTextSearch
  /// The source that answered and gets further requests: this machine, if it is the fallback for a server.
  let source: any FullTextSearch
  let pageSize: Int
  /// What it is the fallback for.
  let fallbackFor: Origin.Fallback?
  /// What was found for the same query before: its passages need not be requested again.
  private let formerRows: [PageID: SearchRow]
  /// By number.
  private(set) var pages: [Int: [SearchRow]] = [:]
  private(set) var last: SearchHits
  private(set) var requests = 0
  /// Counts of all pages, if the reader requested them.
  private(set) var facets: [SearchFacet.Kind: SearchFacet] = [:]
  /// The number of all pages, if the reader requested it.
  var exactCount: SearchCount?

  /// - Parameters:
  ///   - local: searches this machine; nil if nothing can.
  ///   - former: what was shown before.
  init(
    _ query: SearchQuery, wanted: SearchOrder?, _ asked: any FullTextSearch,
    local: (any FullTextSearch)? = nil, pageSize: Int, after former: SearchResults? = nil, _ first: SearchHits
  ) {
    formerRows = former.map { $0.query == query ? $0.rowsByPage : [:] } ?? [:]
    (self.query, self.wanted, self.asked, self.pageSize) = (query, wanted, asked, pageSize)
    order = first.order
    fallbackFor = first.origin.fallbackFor
    // A server's earlier answer may be its fallback, too.
    let isHere = fallbackFor != nil && first.origin.name == local?.name
    source = isHere ? local ?? asked : asked
    last = first
    take(first)
  }

  mutating func take(_ hits: SearchHits) {
    let rows = hits.hits.map { hit in
      formerRows[hit.page].flatMap { $0.hasPassage(of: hit) ? $0 : nil } ?? SearchRow(hit)
    }
    pages[hits.offset / pageSize] = rows
    requests += hits.requests
    last = hits
  }

  /// Requests a page of the list by its number.
  func hits(from page: Int, _ freshness: Freshness) async throws(NewspaperError) -> SearchHits {
    // A page that was loaded in part continues; a recent first one would begin anew, and stop at the same row.
    let hits = try await source.hits(
      of: query, order: order, window: Window(offset: page * pageSize, limit: pageSize),
      freshness: pages[page] == nil ? freshness : freshness.acceptingOld)
    // Rows of a fallback do not continue the list of its source.
    if let cause = hits.origin.fallbackFor?.error, hits.origin.name != source.name { throw cause }
    return hits
  }

  /// Adds a passage that a server returned later.
  mutating func take(_ hit: SearchHit) {
    change(hit.page) { $0.showing(hit) }
  }

  /// Sets what to show instead of the passage of a page; nil for nothing.
  mutating func note(_ words: String?, of page: PageID) { change(page) { $0.saying(words) } }

  private mutating func change(_ page: PageID, _ change: (SearchRow) -> SearchRow) {
    for (number, rows) in pages {
      guard let row = rows.firstIndex(where: { $0.page == page }) else { continue }
      pages[number]?[row] = change(rows[row])
    }
  }

  /// Adds counts of all pages.
  mutating func take(_ facet: SearchFacet) {
    facets[facet.kind] = facet
    requests += facet.requests
  }

  /// The requested rows, from the first on.
  var seen: Int { pages.keys.max().map { $0 * pageSize + (pages[$0]?.count ?? 0) } ?? 0 }

  /// Why they are not in the order that was asked for: a sentence without a period; nil if they are.
  func reasonAgainst(_ wanted: SearchOrder) -> String? {
    order == wanted ? nil : orderNote?.capitalizedAtStart
  }

  private var orderNote: String? {
    last.notes.first { if case .orderedBy = $0 { true } else { false } }.map(SearchWords.words)
  }

  var isEmpty: Bool { pages.values.allSatisfy(\.isEmpty) }

  /// How the found pages are distributed: all of them if the source can count, otherwise those seen so far.
  func facet(_ kind: SearchFacet.Kind) async throws(NewspaperError) -> SearchFacet {
    if let counted = facets[kind] { return counted }
    if source.isLocal {
      do throws(NewspaperError) {
        return try await source.facet(kind, of: query, freshness: .atHand)
      } catch {
        guard case .unsupported = error else { throw error }
      }
    }
    let scope: SearchFacet.Scope = source.isLocal || last.hasMore ? .seen(rows.count) : .all
    return SearchFacet.counting(kind, rows.map(\.hit), scope: scope, origin: last.origin)
  }

  /// The loaded row of a page, counted from the first of the list; nil if there is none. A server may list a
  /// page twice: then the one nearest to `row`.
  func row(of page: PageID, near row: Int) -> Int? {
    pages.flatMap { number, rows in
      rows.indices.filter { rows[$0].page == page }.map { number * pageSize + $0 }
    }.min { abs($0 - row) < abs($1 - row) }
  }

  /// All loaded rows.
  var rows: [SearchRow] { pages.keys.sorted().flatMap { pages[$0] ?? [] } }

  /// Including those of pages of the list that were not loaded again.
  private var rowsByPage: [PageID: SearchRow] {
    rows.reduce(into: formerRows) { $0[$1.page] = $1 }
  }

  /// The rows that can be reached: on this machine more are loaded as the reader scrolls.
  var total: Int { source.isLocal ? max(seen, last.count.most ?? seen) : seen }

  /// The missing ones of the pages with `rows`.
  func missing(for rows: Range<Int>) -> [Int] {
    let wanted = rows.lowerBound / pageSize...max(rows.lowerBound, rows.upperBound - 1) / pageSize
    return wanted.filter { pages[$0] == nil && $0 * pageSize < total }
  }

  /// The part of the list that arrived last does not say what it is the fallback for.
  private var origin: Origin {
    guard let fallbackFor, last.origin.fallbackFor == nil else { return last.origin }
    return last.origin.asFallback(for: fallbackFor.name, after: fallbackFor.error)
  }

  var identity: SearchContent.Identity { .init(query: query, order: order, source: source.name) }

  /// Shows `rows` and the adjacent pages.
  func content(showing rows: Range<Int>) -> SearchContent {
    let first = min(rows.lowerBound, max(0, total - 1)) / pageSize
    let range = pages.run(around: first...first)
    let countsAll = source.isLocal || !facets.isEmpty || !last.hasMore
    let shown = range.flatMap { pages[$0] ?? [] }
    return SearchContent(
      rows: shown,
      titles: Dictionary(
        shown.map { ($0.page.issue.lccn.description, $0.title) }, uniquingKeysWith: { first, _ in first }),
      // There are no rows past the end, but those before it were found.
      offset: isEmpty ? rows.lowerBound : range.lowerBound * pageSize, total: total,
      identity: identity,
      writtenQuery: last.writtenQuery ?? query, origin: OriginContent(origin),
      count: exactCount ?? last.count, hasMore: !source.isLocal && last.hasMore,
      isLocal: source.isLocal,
      notes: last.notes.map(SearchWords.words), orderNote: orderNote, requests: requests,
      countsAll: countsAll, offersCounts: !countsAll && source.countsAllPages)
  }
}
