import Newspapers

/// A search of the demonstration newspaper's pages.
public struct DemonstrationSearch: FullTextSearch {
  public init() {}

  public var name: String { DemonstrationNewspaper.origin.name }

  public var isLocal: Bool { true }

  public func hits(
    of query: SearchQuery, order: SearchOrder, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> SearchHits {
    try await search().hits(of: query, order: order, window: window, freshness: freshness)
  }

  public func count(of query: SearchQuery, freshness: Freshness) async throws(NewspaperError) -> SearchCount {
    try await search().count(of: query, freshness: freshness)
  }

  public func facet(
    _ kind: SearchFacet.Kind, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchFacet {
    try await search().facet(kind, of: query, freshness: freshness)
  }

  private func search() throws(NewspaperError) -> TextSearch {
    let title = try DemonstrationNewspaper.record().detail.newspaper.title
    let pages: [DemonstrationPage]
    do { pages = try DemonstrationPage.all() } catch {
      throw .local(what: "the demonstration newspaper: \(error)")
    }
    return TextSearch(
      pages.compactMap { page in
        page.bytes(.text).map {
          TextSearch.Page(PageFacts(page: page.id, title: title), text: String(decoding: $0, as: UTF8.self))
        }
      }, origin: DemonstrationNewspaper.origin)
  }
}
