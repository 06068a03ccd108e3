import NewspaperHTTP
import Newspapers

/// A list that is fetched page after page until it is whole. A few rows may be missing: the Library's own counts were seen
/// to be one too high.
struct WholeList<Page: WholeListPage> {
  let pages: [Page]
  let origin: Origin

  /// - Parameters:
  ///   - name: the list's, such as `the list of issues`.
  ///   - rows: what it is a list of, such as `issues`.
  ///   - mostPages: more than this there cannot be.
  ///   - page: asks for a page of a thousand rows, counted from 1.
  init(
    _ name: String, of rows: String, host: String, mostPages: Int,
    page: (_ number: Int) async throws(NewspaperError) -> Page
  ) async throws(NewspaperError) {
    var pages: [Page] = []
    var known: Set<Page.Key> = []
    var rowCount = 0
    var origin: Origin?
    for number in 1...mostPages {
      let page = try await page(number)
      let before = known.count
      known.formUnion(page.keys)
      pages.append(page)
      rowCount += page.rowCount
      let joined = page.origin.joined(with: origin)
      origin = joined
      if number * Endpoint.largestPage >= page.total {
        guard rowCount >= page.total / 100 * 99 else {
          throw .malformed(host: host, what: "only \(rowCount) of \(page.total) \(rows) came")
        }
        self.pages = pages
        self.origin = joined
        return
      }
      guard known.count > before else {
        throw .malformed(
          host: host,
          what: "page \(number) of \(name) repeats earlier ones, with \(rowCount) of \(page.total) \(rows)")
      }
    }
    throw .malformed(host: host, what: "\(name) does not end after \(mostPages) pages")
  }
}
