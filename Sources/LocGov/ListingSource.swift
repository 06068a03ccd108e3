import NewspaperHTTP
import Newspapers

/// Fetches lists of newspapers page by page.
struct ListingSource: Sendable {
  /// Which of the server's two lists is asked.
  enum List: Sendable {
    /// All by title, with their digitised issues.
    case titles
    /// Those that match the query's state, language and years.
    case search(NewspaperQuery)
    /// All newspapers of American libraries by title, from either end.
    case directory(isFromTheEnd: Bool)
  }

  let server: Server
  let endpoint: Endpoint

  /// Seconds: a page of a thousand rows is slow.
  private static let timeout = 90.0
  private static let secondsPerYear = 31_556_952.0

  func page(
    _ page: Int, size: Int, of list: List, _ freshness: Freshness
  ) async throws(NewspaperError) -> ListingPage {
    let url: String
    switch list {
    case .titles: url = endpoint.titles(page: page, size: size)
    case .search(let query):
      let thisYear = 1970 + Int(server.now / ListingSource.secondsPerYear)
      url = endpoint.search(query, page: page, size: size, thisYear: thisYear)
    case .directory(let isFromTheEnd):
      url = endpoint.directory(page: page, size: size, isFromTheEnd: isFromTheEnd)
    }
    let host = server.site.host
    let question = Question(url, subject: "page \(page) of the list", timeout: ListingSource.timeout)
    return try await server.answer(question, as: ListingAnswer.self, freshness: freshness) {
      answer throws(NewspaperError) in
      if case .search(let query) = list {
        try ListingSource.check(answer.value.rows, against: query, host: host)
      }
      return try ListingPage(answer, page: page, size: size, host: host)
    }
  }

  private static func check(
    _ rows: [TitleRow], against query: NewspaperQuery, host: String
  ) throws(NewspaperError) {
    let filter = FilterCheck(host: host, row: "a row")
    let (state, language) = (query.state.map(TitleText.folded), query.language.map(TitleText.folded))
    for row in rows {
      try filter.check(row.state.texts, against: state, "state")
      try filter.check(row.language.texts, against: language, "language")
    }
  }

  /// The newspapers of `list` that fall into `window`, with the length of the list.
  func rows(
    _ window: Window, of list: List, _ freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    let size = min(window.limit, Endpoint.largestPage)
    let part = try await window.filled(from: size) {
      start async throws(NewspaperError) -> ListPart<Newspaper> in
      guard let page = try await pageUnlessPastTheEnd(start / size + 1, size: size, of: list, freshness)
      else {
        let first = try await first(of: list, endingBefore: start, freshness)
        return ListPart(rows: [], total: first.total, origin: first.origin)
      }
      return ListPart(rows: page.rows, total: page.total, origin: page.origin)
    }
    return NewspaperListing(
      newspapers: Newspaper.merged(part.rows.compactMap(\.self)), offset: window.offset, total: part.total,
      origin: part.origin)
  }

  /// Nil if the server answers as it does for pages past the end: with 404 or 400.
  private func pageUnlessPastTheEnd(
    _ page: Int, size: Int, of list: List, _ freshness: Freshness
  ) async throws(NewspaperError) -> ListingPage? {
    do {
      return try await self.page(page, size: size, of: list, freshness)
    } catch .notFound where page > 1 {
      return nil
    } catch .serverError(_, status: 400) where page > 1 {
      return nil
    } catch .notFound {
      throw .serverError(host: server.site.host, status: 404)
    }
  }

  /// The first row of `list`, asked for because row `start` was answered with 404: if the list goes on there, that
  /// answer was an error after all.
  private func first(
    of list: List, endingBefore start: Int, _ freshness: Freshness
  ) async throws(NewspaperError) -> ListingPage {
    let page = try await page(1, size: 1, of: list, freshness)
    guard page.total <= start else { throw .serverError(host: server.site.host, status: 404) }
    return page
  }
}
