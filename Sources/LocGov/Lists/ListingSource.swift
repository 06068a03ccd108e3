import NewspaperHTTP
import Newspapers

/// Fetches lists of newspapers page by page.
struct ListingSource: Sendable {
  /// Which of the server's lists to request.
  enum List: Sendable {
    /// All by title, with their digitized issues.
    case titles
    /// The newspapers that match the query's state, language and years.
    case search(NewspaperQuery)
    /// All newspapers in American libraries by title.
    case directory
  }

  let server: Server
  let endpoint: Endpoint
  let sizes = PageSizes()

  /// In seconds: a page of a thousand rows is slow.
  private static let timeout = 90.0

  private func page(
    _ place: ListPlace, of list: List, _ freshness: Freshness
  ) async throws(NewspaperError) -> ListingPage {
    let url: String
    let thisYear = Lifespan.year(at: server.now)
    switch list {
    case .titles: url = endpoint.titles(place)
    case .search(let query): url = endpoint.search(query, place, thisYear: thisYear)
    case .directory: url = endpoint.directory(place)
    }
    let host = server.site.host
    let question = ResourceRequest(
      url, subject: .other("page \(place.page) of the list"), timeout: ListingSource.timeout)
    return try await server.answer(question, as: ListResponse<TitleRow>.self, freshness: freshness) {
      answer throws(NewspaperError) in
      if case .search(let query) = list {
        try ListingSource.check(answer.value.rows, against: query, thisYear: thisYear, host: host)
      }
      return try ListingPage(answer, place, host: host)
    }
  }

  private static func check(
    _ rows: [TitleRow], against query: NewspaperQuery, thisYear: Int, host: String
  ) throws(NewspaperError) {
    let filter = FilterCheck(host: host, row: "a row")
    let (state, language) = (query.state.map(TitleText.folded), query.language.map(TitleText.folded))
    for row in rows {
      try filter.check(row.state.texts, against: state, "state")
      try filter.check(row.language.texts, against: language, "language")
    }
    try filter.checkMost(of: rows.map(\.frequencies), against: query.frequency, "frequency")
    try filter.checkMost(of: rows.map(\.ethnicity.texts), against: query.ethnicity, "ethnicity")
    try check(
      rows.compactMap { $0.newspaper?.years }, from: query.from, to: query.to, thisYear: thisYear, filter)
  }

  /// The server's documentation does not say whether it goes by the years in which a newspaper was published
  /// or by those that are digitized. Either way it was published then, if its title line is right.
  private static func check(
    _ lives: [PublicationYears], from: Int?, to: Int?, thisYear: Int, _ filter: FilterCheck
  ) throws(NewspaperError) {
    guard from != nil || to != nil else { return }
    // To the server, a newspaper still published extends into every future year.
    let reached = from.map { min($0, thisYear) }
    let others = lives.filter { !$0.overlaps(from: reached, to: to, thisYear: thisYear) }
    guard let other = others.first, others.count * 2 > lives.count else { return }
    let asked = [from, to].map { $0.map(String.init) ?? "" }.joined(separator: "–")
    throw filter.ignored("is from \(other) instead of \(asked)")
  }

  /// The newspapers of `list` within `window`, with the length of the list.
  func rows(
    _ window: Window, of list: List, _ freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    let windowed = WindowedList<Newspaper>(
      host: server.site.host, sizes: sizes, mostAtOnce: Endpoint.largestPage
    ) { place throws(NewspaperError) in
      try await pageUnlessPastTheEnd(place, of: list, freshness)?.sheet
    }
    let part = try await windowed.rows(window)
    return NewspaperListing(
      newspapers: Newspaper.merged(part.rows.compactMap(\.self)), offset: window.offset, total: part.total,
      origin: part.origin, isOpenEnded: part.isOpenEnded)
  }

  /// Nil if the server responds as it does for pages past the end: with 404 or 400.
  func pageUnlessPastTheEnd(
    _ place: ListPlace, of list: List, _ freshness: Freshness
  ) async throws(NewspaperError) -> ListingPage? {
    try await server.list { () throws(NewspaperError) in
      try await place.unlessPastTheEnd { () throws(NewspaperError) in
        try await page(place, of: list, freshness)
      }
    }
  }
}
