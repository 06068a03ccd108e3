import NewspaperHTTP
import Newspapers

/// Pages of a list, each checked against the request.
extension PageSearch {
  /// - Parameter isCount: whether the length of the list is all that matters.
  func sheet(
    _ place: ListPlace, _ parameters: [(name: String, value: String)], _ search: NativeSearch,
    _ freshness: Freshness, isCount: Bool = false
  ) async throws(NewspaperError) -> ListSheet<NativeRow> {
    let paging = [("c", String(place.size)), ("sp", String(place.page))]
    let question = ResourceRequest(
      server.site.url(
        PageSearchAddress.path, [("fo", "json"), ("at", "results,pagination")] + parameters + paging),
      subject: .pageSearch, timeout: PageSearch.timeout)
    return try await server.answer(question, as: ListResponse<PageSearchRow>.self, freshness: freshness) {
      [host = server.site.host, tiles = TileEndpoint(site: tiles.site)] answer throws(NewspaperError) in
      try answer.checkEmptiness(host: host)
      let total = answer.value.total
      // A list can do without a count.
      if isCount || total != nil && answer.value.hasMore == true {
        _ = try PageSearch.count(total, rows: answer.value.rows.count, host: host)
      }
      let rows = answer.value.rows.map { $0.native(found: search, tiles) }
      try PageSearch.check(rows.compactMap(\.self), total, against: search, host: host)
      if let total, rows.isEmpty, !place.mayBeEmpty(of: total) {
        throw .malformed(host: host, what: "page \(place.page) is empty, but there are \(total) pages")
      }
      return ListSheet(rows: rows, total: total, hasMore: answer.value.hasMore, origin: answer.origin)
    }
  }

  /// A count that the rows with it do not contradict.
  static func count(_ total: Int?, rows: Int, host: String) throws(NewspaperError) -> Int {
    guard let total else {
      throw .malformed(host: host, what: "“pagination.of” is missing or not a count")
    }
    guard total > 0 || rows == 0 else {
      throw .malformed(host: host, what: "“pagination.of” is 0, but there is a page")
    }
    return total
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
    try checkMadeUp(search, total: total, rows: rows.count, host: host)
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

extension ListSheet: Doubtful where Row == NativeRow {
  var isDoubtful: Bool { total == 0 }
}
