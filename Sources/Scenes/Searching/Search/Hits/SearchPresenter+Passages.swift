import MVP
import Newspapers
import Presentation

/// The passages of found pages, if they take a separate request.
extension SearchPresenter {
  /// Whether the text of a row takes a request that has not been made yet.
  func lacksPassage(_ row: SearchRow) -> Bool {
    row.snippets.isEmpty && row.hit.passage != nil && row.passage == nil
  }

  /// Shows the passage of a row's page if it was requested before.
  func showKeptPassage(of row: SearchRow) async {
    guard let asked = results, lacksPassage(row) else { return }
    do throws(NewspaperError) {
      let hit = try await asked.source.showing(row.hit, freshness: .kept)
      guard !hit.snippets.isEmpty, results?.query == asked.query else { return }
      results?.take(hit)
      showPassage(nil, of: row.page)
    } catch {
      // It was not, or can no longer be read: the row says how to get it.
      return
    }
  }

  /// Requests the text that matches on a row's page. The list stays usable meanwhile; errors are shown on the
  /// row.
  /// - Parameter isWanted: whether the reader requested it; otherwise nothing is requested after the server
  ///   has refused.
  func loadPassage(of row: SearchRow, isWanted: Bool) async {
    guard let asked = results, let place = row.hit.passage, isWanted || !refusesPassages else { return }
    // Anything stored is there by now.
    let row = results?.rows.first { $0.page == row.page } ?? row
    // It may, however, have arrived while the list was not on the screen.
    guard row.snippets.isEmpty else { return showPassage(row.passage, of: row.page) }
    guard lacksPassage(row) || isWanted else { return }
    showPassage("Loading text from \(place.host)", of: row.page)
    do throws(NewspaperError) {
      let hit = try await asked.source.showing(row.hit, freshness: .atHand)
      guard results?.query == asked.query, results?.source.name == asked.source.name else { return }
      refusesPassages = false
      results?.take(hit)
      showPassage(hit.snippets.isEmpty ? "No snippet: \(place.host) shows none" : nil, of: row.page)
    } catch {
      guard error != .canceled, !Task.isCancelled else { return showPassage(nil, of: row.page) }
      if error.endsWork { refusesPassages = true }
      showPassage("No snippet: \(Failure(error).message)", of: row.page)
    }
  }

  /// A request that was canceled is no longer in progress, either.
  private func showPassage(_ words: String?, of page: PageID) {
    results?.note(words, of: page)
    // Another intent may be in progress, which shows its own state.
    guard let results, let content = state.content, content.identity.query == results.query else { return }
    let shown = results.content(showing: content.offset..<content.offset + max(1, content.rows.count))
    if let changed = state.replacing(shown) { showAnyway(changed) }
  }
}
