import NewspaperHTTP
import Newspapers

/// Counts without fetching lists.
extension PageSearch {
  /// The subject of a request for facets.
  static let counting: RequestSubject = "counts of a search of pages"

  /// Includes a single row, which reveals an ignored filter.
  func total(of search: NativeSearch, freshness: Freshness) async throws(NewspaperError) -> Int {
    try await asking(search, .relevance) { parameters, isSimple throws(NewspaperError) in
      let sheet = try await self.sheet(
        ListPlace(page: 1, size: 1), parameters, search, freshness, isCount: true)
      if !sheet.rows.isEmpty {
        try await self.checkWords(
          of: search, in: sheet.rows.compactMap(\.self), isSimple: isSimple, age: sheet.origin, freshness)
      }
      return try PageSearch.count(sheet.total, rows: sheet.rows.count, host: self.server.site.host)
    }
  }

  /// Asks for a single row, too, for the same reason.
  func facets(of search: NativeSearch, freshness: Freshness) async throws(NewspaperError) -> NativeFacets {
    let sent = SentRequests(since: server.now)
    return try await asking(search, .relevance) { parameters, isSimple throws(NewspaperError) in
      try await sent.notingErrors { () throws(NewspaperError) in
        try await self.facets(parameters, search, freshness, isSimple: isSimple, sent)
      }
    }
  }

  private func facets(
    _ parameters: [(name: String, value: String)], _ search: NativeSearch, _ freshness: Freshness,
    isSimple: Bool, _ sent: SentRequests
  ) async throws(NewspaperError) -> NativeFacets {
    let question = ResourceRequest(
      server.site.url(
        PageSearchAddress.path,
        [("fo", "json"), ("at", "facets,results,pagination")] + parameters + [("c", "1"), ("sp", "1")]),
      subject: PageSearch.counting, timeout: PageSearch.timeout)
    let found: FoundFacets = try await server.answer(
      question, as: FacetResponse.self, freshness: freshness
    ) {
      [host = server.site.host, tiles = TileEndpoint(site: tiles.site)]
      answer throws(NewspaperError) in
      let total = try PageSearch.count(answer.value.total, rows: 0, host: host)
      if total == 0, answer.isNotWorthKeeping { throw .degraded(host: host) }
      let values = try answer.value.values(host: host)
      try PageSearch.check(values, total, against: search, host: host)
      let rows = answer.value.rows.compactMap { $0.native(found: search, tiles) }
      try PageSearch.check(rows, total, against: search, host: host)
      return FoundFacets(
        facets: NativeFacets(values: values, total: total, origin: answer.origin), rows: rows)
    }
    sent.note(found.facets.origin)
    if found.facets.total > 0,
      let other = try await checkWords(
        of: search, in: found.rows, isSimple: isSimple, age: found.facets.origin, freshness)
    {
      sent.note(other)
    }
    return found.facets.counting(sent.others(than: found.facets.origin))
  }

  /// Every page found has the state, the language and the requested days.
  private static func check(
    _ values: [SearchFacet.Kind: [SearchFacet.Value]], _ total: Int, against search: NativeSearch,
    host: String
  ) throws(NewspaperError) {
    let filter = FilterCheck(host: host, row: "it")
    for (kind, name) in [(SearchFacet.Kind.state, SearchField.Name.state), (.language, .language)] {
      guard case .name(let wanted)? = search.field(name)?.values.first, let counted = values[kind],
        let other = counted.first(where: { TitleText.folded($0.name) != TitleText.folded(wanted) })
      else { continue }
      let matching = counted.first { TitleText.folded($0.name) == TitleText.folded(wanted) }
      if matching?.count != total { throw filter.ignored("counts \(other.count) pages of \(other.name)") }
    }
    guard case .dates(let range)? = search.field(.date)?.values.first else { return }
    for decade in values[.decade] ?? [] {
      if case .dates(let days)? = decade.field.values.first, days.intersection(range) == nil {
        throw filter.ignored("counts \(decade.count) pages of the \(decade.name)")
      }
    }
  }
}

/// Counts, with some of the pages counted.
private struct FoundFacets: Sendable, Doubtful {
  let facets: NativeFacets
  let rows: [NativeRow]

  var isDoubtful: Bool { facets.isDoubtful }
}
