import NewspaperHTTP
import Newspapers

/// All digitised newspapers, for the questions that the server cannot answer: words, and orders by place and end.
struct WholeListing: Sendable {
  let index: NewspaperIndex
  /// When it was fetched, in seconds since 1970.
  let asOf: Double

  /// More pages than this there cannot be: 12,000 newspapers, three times what is digitised.
  private static let mostPages = 12

  /// Fetches it page after page. A few rows may be missing: the Library's own count was seen to be one too high.
  @concurrent
  static func fetch(from source: ListingSource) async throws(NewspaperError) -> WholeListing {
    let (host, size) = (source.server.site.host, Endpoint.largestPage)
    var newspapers: [Newspaper] = []
    var known: Set<LCCN> = []
    var rowCount = 0
    for number in 1...mostPages {
      let page = try await source.page(number, size: size, of: .titles)
      let rows = page.rows.compactMap(\.self)
      let before = known.count
      known.formUnion(rows.map(\.lccn))
      newspapers += rows
      rowCount += page.rows.count
      if number * size >= page.total {
        guard rowCount >= page.total / 100 * 99 else {
          throw .malformed(host: host, what: "only \(rowCount) of the list's \(page.total) rows came")
        }
        return WholeListing(index: NewspaperIndex(Newspaper.merged(newspapers)), asOf: source.server.now)
      }
      guard known.count > before else {
        throw .malformed(
          host: host,
          what: "page \(number) of the list repeats earlier ones, with \(rowCount) of \(page.total) rows")
      }
    }
    throw .malformed(host: host, what: "the list does not end after \(mostPages) pages")
  }
}
