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
  /// The rows of responses that are requested if one fails; each divides the one before.
  private static let smallerSizes = [5, 1]
  /// If this many pages in a row cannot be listed, the site cannot be searched.
  private static let mostFailures = 3
  /// In seconds: a search is slow.
  private static let timeout = 90.0

  func pages(_ window: Window) async throws(NewspaperError) -> FrontPageList {
    guard isOpenONI || state != nil else { return try await all(window) }
    let part = try await window.filled(from: FrontPageSearch.rowsPerResponse) {
      start throws(NewspaperError) in
      try await rows(from: start)
    }
    let pages = part.rows.compactMap(\.self)
    let unlisted = part.rows.count - pages.count
    return FrontPageList(
      date: date, pages: pages, offset: window.offset, total: part.total,
      origin: part.origin.lacking(
        .init(rows: "front pages", came: part.total - unlisted, counted: part.total)))
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
    do {
      return try await rows(from: start, size: FrontPageSearch.rowsPerResponse)
    } catch .serverError(_, status: 500) where isOpenONI {
      return try await parts(of: start..<start + FrontPageSearch.rowsPerResponse)
    }
  }

  /// At an Open ONI site, one page without text fails the whole response: smaller responses leave it out.
  private func parts(of wanted: Range<Int>) async throws(NewspaperError) -> ListPart<FrontPage> {
    var (rows, next, failures): ([FrontPage?], Int, Int) = ([], wanted.lowerBound, 0)
    var last: ListPart<FrontPage>?
    while next < min(wanted.upperBound, last?.total ?? .max), failures < FrontPageSearch.mostFailures {
      if let listed = try await smallerPart(from: next) {
        let (part, size) = listed
        rows += part.rows
        last = ListPart(rows: [], total: part.total, origin: part.origin.joined(with: last?.origin))
        (next, failures) = (next + size, 0)
      } else {
        rows.append(nil)
        (next, failures) = (next + 1, failures + 1)
      }
    }
    guard let last, failures < FrontPageSearch.mostFailures else {
      throw .serverError(host: server.site.host, status: 500)
    }
    return ListPart(rows: rows, total: last.total, origin: last.origin)
  }

  /// A few rows, or one if that fails; nil if that fails, too.
  private func smallerPart(
    from start: Int
  ) async throws(NewspaperError) -> (part: ListPart<FrontPage>, size: Int)? {
    for size in FrontPageSearch.smallerSizes where start.isMultiple(of: size) {
      do {
        let part = try await rows(from: start, size: size)
        return (part, size)
      } catch .serverError(_, status: 500) {
        // A smaller part may succeed.
        continue
      }
    }
    return nil
  }

  private func rows(from start: Int, size: Int) async throws(NewspaperError) -> ListPart<FrontPage> {
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
