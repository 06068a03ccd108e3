import NewspaperHTTP
import Newspapers

/// Requests the front pages of a day: chronam has a list of them, Open ONI only a search. The search silently
/// drops filters it does not understand, so its rows are checked.
struct FrontPageSearch {
  let server: Server
  let endpoint: Endpoint
  let isOpenONI: Bool
  let date: IssueDate
  let state: String?
  let freshness: Freshness

  /// Rows include the full text of their page.
  private static let rowsPerResponse = 20
  /// In seconds: a search is slow.
  private static let timeout = 90.0

  func pages(_ window: Window) async throws(NewspaperError) -> FrontPageList {
    guard isOpenONI || state != nil else { return try await all(window) }
    let part = try await window.filled(from: FrontPageSearch.rowsPerResponse) {
      start throws(NewspaperError) in
      try await rows(from: start)
    }
    return FrontPageList(
      date: date, pages: part.rows.compactMap(\.self), offset: window.offset, total: part.total,
      origin: part.origin)
  }

  /// chronam's list of the day.
  private func all(_ window: Window) async throws(NewspaperError) -> FrontPageList {
    let question = ResourceRequest(endpoint.frontPages(of: date), subject: .other("front pages of \(date)"))
    return try await server.answer(question, as: [FrontPageEntry].self, freshness: freshness) {
      answer throws(NewspaperError) in
      var pages: [FrontPage] = []
      for row in answer.value {
        let page = try frontPage(
          row.url.first, title: row.label.first, place: row.place.first, picture: row.thumbnail.first)
        if let page { pages.append(page) }
      }
      guard answer.value.isEmpty || !pages.isEmpty else { throw unreadable }
      let sorted = pages.sorted {
        (TitleText.sortKey($0.title), $0.page) < (TitleText.sortKey($1.title), $1.page)
      }
      return FrontPageList(
        date: date, pages: Array(sorted[window.rows(of: sorted.count)]), offset: window.offset,
        total: sorted.count, origin: answer.origin)
    }
  }

  private func rows(from start: Int) async throws(NewspaperError) -> ListPart<FrontPage> {
    let size = FrontPageSearch.rowsPerResponse
    let url = endpoint.frontPages(
      of: date, state: state, isOpenONI: isOpenONI, page: start / size + 1, rows: size)
    let question = ResourceRequest(
      url, subject: .other("front pages of \(date)"), timeout: FrontPageSearch.timeout)
    do {
      return try await server.answer(question, as: PageSearchResponse.self, freshness: freshness) {
        answer throws(NewspaperError) in try rows(answer, from: start)
      }
    } catch .notFound where start > 0 {
      // The day has front pages: a part of their list is missing.
      throw .serverError(host: server.site.host, status: 404)
    }
  }

  private func rows(
    _ answer: Resource<PageSearchResponse>, from start: Int
  ) throws(NewspaperError) -> ListPart<FrontPage> {
    let (total, isPastTheEnd) = try answer.value.total(from: start, host: server.site.host)
    guard !isPastTheEnd else {
      return ListPart(rows: [], total: min(total, start), origin: answer.origin)
    }
    let items = answer.value.items
    var pages: [FrontPage] = []
    for item in items {
      try filter.check(item.state.texts, against: state, "state")
      let place = item.place.first ?? item.placeOfPublication.first ?? item.state.first
      let page = try frontPage(item.id.first, title: item.title.first, place: place)
      if let page { pages.append(page) }
    }
    guard items.isEmpty || !pages.isEmpty else { throw unreadable }
    return ListPart(rows: pages, total: total, origin: answer.origin)
  }

  /// Nil if it is not a page.
  private func frontPage(
    _ address: String?, title: String?, place: String?, picture: String? = nil
  ) throws(NewspaperError) -> FrontPage? {
    guard let page = address.flatMap({ try? PageAddress($0) })?.page else { return nil }
    guard page.issue.date == date else {
      throw filter.ignored("is from \(page.issue.date) instead of \(date)")
    }
    return FrontPage(
      page: page, title: title.flatMap(PlainTitle.text) ?? page.issue.lccn.description, place: place,
      picture: picture)
  }

  private var filter: FilterCheck { FilterCheck(host: server.site.host, row: "a page") }

  private var unreadable: NewspaperError {
    .malformed(host: server.site.host, what: "no front page of \(date) has an address")
  }
}
