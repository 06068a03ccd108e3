import NewspaperHTTP
import Newspapers

/// Pages of a list, each checked against the request.
extension PageSearch {
  func sheet(
    _ place: ListPlace, _ parameters: [(name: String, value: String)], _ search: NativeSearch,
    _ freshness: Freshness
  ) async throws(NewspaperError) -> ListSheet<NativeRow> {
    let paging = [("c", String(place.size)), ("sp", String(place.page))]
    let question = ResourceRequest(
      server.site.url(
        PageSearchAddress.path, [("fo", "json"), ("at", "results,pagination")] + parameters + paging),
      subject: .pageSearch, timeout: PageSearch.timeout)
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

  static func check(
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
    try check(total: total, host: host)
    let asked = Set(search.clauses.flatMap(\.words).flatMap { FoldedText($0).words })
    let found = rows.filter { !$0.words.isEmpty }
    let others = found.filter { row in
      asked.isDisjoint(with: row.words.flatMap { FoldedText($0).words })
    }
    if let other = others.first, others.count == found.count, found.count > 2 {
      throw .ignoredFilter(host: host, what: "it marks “\(other.words[0])”, which was not asked for")
    }
  }

  /// For a search for words.
  static func check(total: Int?, host: String) throws(NewspaperError) {
    if let total, total >= everything {
      throw .ignoredFilter(host: host, what: "it found \(total) pages, nearly all there are")
    }
  }
}
