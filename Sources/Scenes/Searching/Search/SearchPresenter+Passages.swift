import MVP
import Newspapers
import Presentation

/// What pages say where they were found, where that takes a request of its own.
extension SearchPresenter {
  /// Whether the text of a row takes a request, and nobody asked for it yet.
  func lacksPassage(_ row: SearchRow) -> Bool {
    row.snippets.isEmpty && row.hit.passage != nil && row.passage == nil
  }

  /// Shows what the page of a row says if it was asked for before.
  func showKeptPassage(of row: SearchRow) async {
    guard let asked = results, lacksPassage(row) else { return }
    do throws(NewspaperError) {
      let hit = try await asked.source.showing(row.hit, freshness: .kept)
      guard !hit.snippets.isEmpty, results?.query == asked.query else { return }
      results?.take(hit)
      showPassage(nil, of: row.page)
    } catch {
      // It was not, or cannot be read any more: the row says how it can be had.
      return
    }
  }

  /// Asks for what the page of a row says. Meanwhile the list can be used; what goes wrong stands on the row.
  /// - Parameter isWanted: whether the reader said so; otherwise nothing is asked after the server has refused.
  func loadPassage(of row: SearchRow, isWanted: Bool) async {
    guard let asked = results, let place = row.hit.passage, isWanted || !refusesPassages else { return }
    // What was kept is there by now.
    let row = results?.rows.first { $0.page == row.page } ?? row
    guard lacksPassage(row) || isWanted && row.snippets.isEmpty else { return }
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

  private func showPassage(_ words: String?, of page: PageID) {
    results?.note(words, of: page)
    // Another intent may be under way, which shows its own state.
    guard let results, let content = state.content, content.identity.query == results.query else { return }
    let shown = results.content(showing: content.offset..<content.offset + max(1, content.rows.count))
    if let changed = state.replacing(shown) { show(changed) }
  }
}
