import NewspaperHTTP
import Newspapers

/// All newspapers of a list, for everything the server cannot do: words, and the orders by place and end.
struct WholeListing: Expiring, Sendable {
  let index: NewspaperIndex
  let origin: Origin

  var isStale: Bool { origin.isStale }

  /// The most requests to make for a query while a reader waits: four minutes' worth.
  static let mostPages = 40

  /// - Returns: nil if that takes more than `mostPages` requests.
  @concurrent
  static func fetch(
    _ list: ListingSource.List, from source: ListingSource, mostPages: Int = mostPages,
    progress: WholeList<ListingPage>.Progress = { _ in }, _ freshness: Freshness
  ) async throws(NewspaperError) -> WholeListing? {
    let whole = try await WholeList<ListingPage>.fetch(
      of: "newspapers", host: source.server.site.host, mostPages: mostPages, progress: progress
    ) { place throws(NewspaperError) in
      try await source.pageUnlessPastTheEnd(place, of: list, freshness)
    }
    guard let whole else { return nil }
    let newspapers = whole.pages.flatMap { page in page.rows.compactMap { $0 } }
    return WholeListing(index: NewspaperIndex(Newspaper.merged(newspapers)), origin: whole.origin)
  }
}

extension ListingSource {
  /// All of `list`, for a reader who is waiting for it.
  func all(_ list: List, _ freshness: Freshness) async throws(NewspaperError) -> WholeListing {
    guard let all = try await WholeListing.fetch(list, from: self, freshness) else {
      throw .unsupported(
        source: server.site.name,
        what: "such lists while its responses are this small; “broadsheet sync” fetches its whole list")
    }
    return all
  }
}
