import NewspaperHTTP
import Newspapers

/// All digitised newspapers, for the questions that the server cannot answer: words, and orders by place and end.
struct WholeListing: Aging, Sendable {
  let index: NewspaperIndex
  let origin: Origin

  var isStale: Bool { origin.isStale }

  /// More pages than this there cannot be: 12,000 newspapers, three times what is digitised.
  private static let mostPages = 12

  @concurrent
  static func fetch(
    from source: ListingSource, _ freshness: Freshness
  ) async throws(NewspaperError) -> WholeListing {
    let list = try await WholeList(
      "the list", of: "rows", host: source.server.site.host, mostPages: mostPages
    ) { number throws(NewspaperError) in
      try await source.page(number, size: Endpoint.largestPage, of: .titles, freshness)
    }
    let newspapers = list.pages.flatMap { page in page.rows.compactMap { $0 } }
    return WholeListing(index: NewspaperIndex(Newspaper.merged(newspapers)), origin: list.origin)
  }
}
