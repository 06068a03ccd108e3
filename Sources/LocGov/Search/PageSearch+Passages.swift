import NewspaperHTTP
import Newspapers

/// What tile.loc.gov shows of pages that were found, for rows that do not.
extension PageSearch {
  func passage(
    at source: PassageSource, of page: PageID, freshness: Freshness
  ) async throws(NewspaperError) -> FoundPassage {
    // What a page says does not change.
    let question = ResourceRequest(
      source.address, subject: "passage of page \(page)", shelfLife: .infinity)
    return try await tiles.answer(question, as: PassageResponse.self, freshness: freshness) {
      $0.value.found.shown
    }
  }
}
