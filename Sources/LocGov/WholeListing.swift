import NewspaperHTTP
import Newspapers

/// All digitised newspapers, for the questions that the server cannot answer: words, and orders by place and end.
struct WholeListing: Aging, Sendable {
  let index: NewspaperIndex
  let origin: Origin

  var isStale: Bool { origin.isStale }

  /// More pages than this there cannot be: 12,000 newspapers, three times what is digitised.
  private static let mostPages = 12

  /// Fetches it page after page. A few rows may be missing: the Library's own count was seen to be one too high.
  @concurrent
  static func fetch(
    from source: ListingSource, _ freshness: Freshness
  ) async throws(NewspaperError) -> WholeListing {
    let (host, size) = (source.server.site.host, Endpoint.largestPage)
    var newspapers: [Newspaper] = []
    var known: Set<LCCN> = []
    var rowCount = 0
    var origin: Origin?
    for number in 1...mostPages {
      let page = try await source.page(number, size: size, of: .titles, freshness)
      let rows = page.rows.compactMap(\.self)
      let before = known.count
      known.formUnion(rows.map(\.lccn))
      newspapers += rows
      rowCount += page.rows.count
      origin = page.origin.joined(with: origin)
      if number * size >= page.total {
        guard rowCount >= page.total / 100 * 99 else {
          throw .malformed(host: host, what: "only \(rowCount) of the list's \(page.total) rows came")
        }
        return WholeListing(
          index: NewspaperIndex(Newspaper.merged(newspapers)), origin: page.origin.joined(with: origin))
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
