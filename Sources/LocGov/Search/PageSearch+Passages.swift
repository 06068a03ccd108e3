import NewspaperHTTP
import Newspapers

/// Passages of found pages from tile.loc.gov, for rows without them.
extension PageSearch {
  func passage(
    at source: PassageSource, of page: PageID, freshness: Freshness
  ) async throws(NewspaperError) -> FoundPassage {
    // The text of a page does not change.
    let question = ResourceRequest(
      source.address, subject: .part("passage", of: page), shelfLife: .infinity)
    return try await tiles.answer(question, as: PassageResponse.self, freshness: freshness) {
      $0.value.found.shown
    }
  }
}
