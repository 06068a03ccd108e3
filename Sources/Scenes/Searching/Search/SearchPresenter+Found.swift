import MVP
import Newspapers
import Presentation

/// Going from one found page to the next in the page reader, with the list following.
extension SearchPresenter {
  /// - Parameter match: which match of the page to show, from 0; nil for the first.
  func open(row: Int, at match: Int?) {
    guard let content = state.content, let row = content.row(at: row) else { return }
    router?.open(.page(row.page, title: row.title, found: found(row, content, at: match)))
  }

  /// - Parameter match: as in `FoundPage`.
  private func found(_ row: SearchRow, _ content: SearchContent, at match: Int? = nil) -> FoundPage {
    FoundPage(query: content.writtenQuery, boxes: row.hit.boxes, pages: foundPages, match: match)
  }

  /// Selects the found page that many rows forward or back; nil, with an announcement, if there is none.
  func moveFound(by steps: Int) async -> FoundPages.Page? {
    guard let content = state.content else { return nil }
    let target = selectedRow + steps
    guard target >= 0 else { return say("First page found") }
    guard target < content.total else {
      return say(
        content.hasMore
          ? "Last page loaded; \(key: "back", "q") goes back to the list, where \(key: "more", "a") loads more"
          : "Last page found")
    }
    if content.row(at: target) == nil { await reveal(target..<target + 1) }
    guard let content = state.content, let row = content.row(at: target) else { return nil }
    selectedRow = target
    moveReader(to: target)
    return FoundPages.Page(
      page: row.page, title: row.title, boxes: row.hit.boxes,
      position: "Page \(target + 1) of \(SearchWords.pages(content.count)) found")
  }

  private func say(_ words: String) -> FoundPages.Page? {
    router?.announce(words)
    return nil
  }
}
