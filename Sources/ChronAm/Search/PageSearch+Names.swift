import NewspaperHTTP
import Newspapers

/// Names that a site may not know.
extension PageSearch {
  /// What Open ONI compares letter by letter, capitals included.
  private static let exactNames: Set<SearchField.Name> = [.county, .city, .frequency]

  /// Checks a search that finds nothing: with a name that the site does not have, or writes otherwise, it has
  /// no pages whatever the words.
  /// - Returns: how many requests that took.
  /// - Throws: `.notFound` if the site has no page with a name.
  func checkNames(of request: PageSearchRequest, _ freshness: Freshness) async throws(NewspaperError) -> Int {
    var requests = 0
    for field in request.search.fields where PageSearch.exactNames.contains(field.name) {
      let alone = PageSearchRequest(
        search: NativeSearch(fields: [field]), order: request.order, dialect: request.dialect)
      if alone.search != request.search {
        let begun = server.now
        do {
          let rows = try await responseRows(alone, from: 0, size: 1, freshness)
          requests += rows.origin.asOf >= begun ? 1 : 0
          if rows.total > 0 { continue }
        } catch .serverError(_, status: 500) {
          // Only a page that is there can be without text.
          requests += 1
          continue
        }
      }
      throw .notFound(what: .match(field), source: name)
    }
    return requests
  }
}
