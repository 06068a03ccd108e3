import NewspaperHTTP
import Newspapers

/// Passages of found pages from tile.loc.gov, for rows without them.
extension PageSearch {
  func passage(
    at source: PassageSource, of page: PageID, freshness: Freshness
  ) async throws(NewspaperError) -> FoundPassage {
    guard let listed = SegmentPath(in: source.address) else {
      return try await passage(at: source.address, of: page, freshness)
    }
    return try await places.withFiles(of: page, freshness, listed: listed) {
      files async throws(NewspaperError) in
      let address = source.address.replacing(listed.path, with: files.segment.path)
      return try await passage(at: address, of: page, freshness)
    }
  }

  private func passage(
    at address: String, of page: PageID, _ freshness: Freshness
  ) async throws(NewspaperError) -> FoundPassage {
    // The text of a page does not change.
    let question = ResourceRequest(
      address, subject: .part("passage", of: page), shelfLife: .infinity)
    return try await tiles.answer(question, as: PassageResponse.self, freshness: freshness) {
      $0.value.found.shown
    }
  }
}
