import NewspaperHTTP
import Newspapers

/// Requests the front pages of a day.
struct FrontPageListing {
  let server: Server
  let endpoint: Endpoint
  let sizes: PageSizes
  let date: IssueDate
  let state: String?
  let freshness: Freshness

  /// In seconds: a page of many rows is slow.
  private static let timeout = 90.0

  /// The front pages within `window`.
  func pages(_ window: Window) async throws(NewspaperError) -> FrontPageList {
    let windowed = WindowedList<FrontPage>(
      host: server.site.host, sizes: sizes, mostAtOnce: Endpoint.largestPage
    ) { place throws(NewspaperError) in
      try await place.unlessPastTheEnd { () throws(NewspaperError) in try await sheet(place) }
    }
    let part = try await server.list { () throws(NewspaperError) in try await windowed.rows(window) }
    var known: Set<PageID> = []
    let rows = part.rows.compactMap(\.self)
    let pages = rows.filter { known.insert($0.page).inserted }
    return FrontPageList(
      date: date, pages: pages, offset: window.offset, total: part.total,
      origin: origin(of: part, in: window, repeated: rows.count - pages.count),
      isOpenEnded: part.isOpenEnded)
  }

  /// The Library's order is not stable: if a whole list has pages twice, as many others are missing. Pages
  /// missing from part of a list may be in another part.
  private func origin(of part: ListWindow<FrontPage>, in window: Window, repeated: Int) -> Origin {
    guard repeated > 0, window.offset == 0, window.limit >= part.total else { return part.origin }
    return part.origin.lacking(
      .init(rows: "front pages", came: part.total - repeated, counted: part.total))
  }

  private func sheet(_ place: ListPlace) async throws(NewspaperError) -> ListSheet<FrontPage> {
    let question = ResourceRequest(
      endpoint.frontPages(of: date, state: state, place), subject: .other("front pages of \(date)"),
      timeout: FrontPageListing.timeout)
    return try await server.answer(question, as: ListResponse<IssueListRow>.self, freshness: freshness) {
      answer throws(NewspaperError) in
      try answer.checkEmptiness(host: server.site.host)
      let total = answer.value.total
      var pages: [FrontPage?] = []
      for row in answer.value.rows { pages.append(try frontPage(row)) }
      if let total, pages.isEmpty, !place.mayBeEmpty(of: total) {
        throw .malformed(
          host: server.site.host, what: "page \(place.page) is empty, but there are \(total) front pages")
      }
      return ListSheet(rows: pages, total: total, hasMore: answer.value.hasMore, origin: answer.origin)
    }
  }

  private func frontPage(_ row: IssueListRow) throws(NewspaperError) -> FrontPage? {
    guard let page = row.id.first.flatMap({ try? PageAddress($0) })?.page else { return nil }
    let filter = FilterCheck(host: server.site.host, row: "a page")
    if page.issue.date != date {
      throw filter.ignored("is from \(page.issue.date) instead of \(date)")
    }
    if page.sequence != 1 {
      throw filter.ignored("is page \(page.sequence) instead of a front page")
    }
    try filter.check(row.state.texts, against: state, "state")
    let line = PageTitle(row.title.first ?? "")
    return FrontPage(
      page: page, title: line.title.nonEmpty ?? page.issue.lccn.description,
      place: place(of: line, row), picture: picture(row, of: page))
  }

  /// The place in the title line, otherwise the first one of the row.
  private func place(of line: PageTitle, _ row: IssueListRow) -> String? {
    // As searches write it.
    if let printed = line.place { return printed.replacing(CountyName.stateWithoutCounties, with: "D.C.") }
    return FacetPlaces(cities: row.city, counties: LenientLabels(), states: row.state, printed: nil)
      .places.first?.description
  }

  /// An address with the path of the page's files. Rows may have the picture of another page, which is left out.
  private func picture(_ row: IssueListRow, of page: PageID) -> String? {
    row.images.texts.first { SegmentPath(in: $0)?.isOf(page.issue) ?? false }
  }
}
