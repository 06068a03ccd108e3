import MVP
import Newspapers
import Presentation

/// Going from one found page to the next in the page reader, with the list following.
extension SearchPresenter {
  /// - Parameter match: which match of the page to show, from 0; nil for the first.
  func open(row: Int, at match: Int?) {
    guard let content = state.content, let found = content.row(at: row) else { return }
    router?.open(
      .page(
        found.page, title: found.title,
        found: FoundPage(
          query: content.writtenQuery, boxes: found.hit.boxes, pages: foundPages, row: row, match: match)))
  }

  /// Selects the found page that many rows after `place`, or before it; at most the last or first of the list.
  func moveFound(by steps: Int, from place: FoundPages.Place) async -> FoundPages.Step {
    guard state.content != nil else { return say("The list of found pages is not loaded") }
    guard let start = await row(of: place), let content = state.content else {
      return say("This page is no longer in the list of found pages")
    }
    let last = content.total - 1
    guard steps > 0 || start > 0 else { return say("First page found") }
    guard steps < 0 || start < last else {
      return say(content.hasMore ? "Last page loaded; \(SearchPresenter.wayToMore)" : "Last page found")
    }
    let target = max(0, min(start + steps, last))
    if content.row(at: target) == nil { await reveal(target..<target + 1) }
    guard let content = state.content, let row = content.row(at: target) else { return .nowhere }
    selectedRow = target
    moveReader(to: target)
    let position = "Page \(target + 1) of \(SearchWords.pages(content.count)) found"
    let endsEarly = target < start + steps && content.hasMore
    return .page(
      FoundPages.Page(
        page: row.page, title: row.title, boxes: row.hit.boxes, row: target,
        position: endsEarly ? "\(position), the last loaded; \(SearchPresenter.wayToMore)" : position))
  }

  private static var wayToMore: String {
    "\(key: "back", "q") goes back to the list, where \(key: "more", "a") loads more"
  }

  /// The row of the page that is shown, or else of the one that was opened from the list last; nil if neither
  /// is in it anymore.
  private func row(of place: FoundPages.Place) async -> Int? {
    let shown = results?.row(of: place.shown, near: place.row)
    if let known = shown ?? results?.row(of: place.listed, near: place.row) { return known }
    // The list may have been loaded again, up to another row.
    await reveal(place.row..<place.row + 1)
    if state.content?.row(at: place.row)?.page == place.listed { return place.row }
    if state.content?.row(at: selectedRow) == nil { await reveal(selectedRow..<selectedRow + 1) }
    return nil
  }

  private func say(_ words: String) -> FoundPages.Step {
    router?.announce(words)
    return .nowhere
  }
}
