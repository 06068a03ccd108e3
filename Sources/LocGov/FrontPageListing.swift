import NewspaperHTTP
import Newspapers

/// Asks for the front pages of a day.
struct FrontPageListing {
  let server: Server
  let endpoint: Endpoint
  let date: IssueDate
  let state: String?
  let freshness: Freshness

  /// Seconds: a page of many rows is slow.
  private static let timeout = 90.0

  /// The front pages that fall into `window`.
  func pages(_ window: Window) async throws(NewspaperError) -> FrontPageList {
    let size = min(window.limit, Endpoint.largestPage)
    var start = window.offset / size * size
    var pages: [FrontPage] = []
    var (rows, total, origin) = try await rows(from: start, size)
    while true {
      let wanted = max(window.offset - start, 0)..<max(min(window.offset - start + window.limit, size), 0)
      pages += rows[wanted.clamped(to: rows.indices)].compactMap(\.self)
      start += size
      guard start < total, start - window.offset < window.limit else { break }
      let older = origin
      (rows, total, origin) = try await self.rows(from: start, size)
      origin = origin.joined(with: older)
    }
    return FrontPageList(date: date, pages: pages, offset: window.offset, total: total, origin: origin)
  }

  /// A page for each row, nil where the row is none.
  private func rows(
    from start: Int, _ size: Int
  ) async throws(NewspaperError) -> (pages: [FrontPage?], total: Int, origin: Origin) {
    let url = endpoint.frontPages(of: date, state: state, page: start / size + 1, size: size)
    let question = Question(url, subject: "front pages of \(date)", timeout: FrontPageListing.timeout)
    return try await server.answer(question, as: IssueListAnswer.self, freshness: freshness) {
      answer throws(NewspaperError) in
      guard let total = answer.value.pagination.of.count else {
        throw .malformed(host: server.site.host, what: "“pagination.of” is missing or no count")
      }
      if total == 0, answer.isNotWorthKeeping { throw .degraded(host: server.site.host) }
      var pages: [FrontPage?] = []
      for row in answer.value.results { pages.append(try frontPage(row)) }
      return (start < total ? pages : [], total, answer.origin)
    }
  }

  private func frontPage(_ row: IssueListAnswer.Row) throws(NewspaperError) -> FrontPage? {
    guard let page = row.id.first.flatMap({ try? PageAddress($0) })?.page else { return nil }
    if page.issue.date != date {
      throw ignored("a page is of \(page.issue.date) where \(date) was asked for")
    }
    if page.sequence != 1 { throw ignored("page \(page.sequence) came where front pages were asked for") }
    let stated = row.state.texts
    if let state, !stated.isEmpty, !stated.map(TitleText.folded).contains(TitleText.folded(state)) {
      throw ignored("a page is of the state “\(stated[0])” where “\(state)” was asked for")
    }
    let (title, printed) = FrontPageListing.parts(of: row.title.first ?? "")
    let place = [row.city, row.state].compactMap(\.first).map(Capitalised.name).joined(separator: ", ")
    return FrontPage(
      page: page, title: title.nonEmpty ?? page.issue.lccn.description, place: printed ?? place.nonEmpty)
  }

  /// Title and place of `Image 1 of The roundup record (Roundup, Mont.), April 19, 1912`.
  private static func parts(of title: String) -> (title: String, place: String?) {
    var line = title[...]
    if line.hasPrefix("Image "), let of = line.firstRange(of: " of ") { line = line[of.upperBound...] }
    guard let end = line.firstRange(of: "), "), let start = line[..<end.lowerBound].lastIndex(of: "(") else {
      return (TitleLine(String(line)).name, nil)
    }
    let place = line[line.index(after: start)..<end.lowerBound]
    return (TitleText.cleaned(HTMLText.line(String(line[..<start]))), HTMLText.line(String(place)).nonEmpty)
  }

  private func ignored(_ words: String) -> NewspaperError {
    .malformed(host: server.site.host, what: "the server ignored the filter: " + words)
  }
}
