import MVP
import Newspapers
import Presentation

/// Going from one page with hits to the next in the page reader, with the list following.
extension ConcordancePresenter {
  /// Selects the first hit on the page that many pages forward or back; nil, with an announcement, if there
  /// is none.
  func moveFound(by steps: Int) async -> FoundPages.Page? {
    guard steps != 0, var page = await row(at: selectedRow)?.hit.id else { return nil }
    var (target, left) = (selectedRow, abs(steps))
    while left > 0 {
      target += steps.signum()
      guard let next = await row(at: target) else {
        guard !Task.isCancelled else { return nil }
        router?.announce(steps > 0 ? "Last page listed" : "First page listed")
        return nil
      }
      if next.hit.id != page { (page, left) = (next.hit.id, left - 1) }
    }
    // Going back meets the last hit of a page first.
    while steps < 0, target > 0, let before = await row(at: target - 1), before.hit.id == page { target -= 1 }
    guard let row = await row(at: target), let page = row.address, let content = state.content else {
      return nil
    }
    selectedRow = target
    moveReader(to: target)
    return FoundPages.Page(
      page: page, title: row.newspaper, boxes: [],
      position: "Hit \(Numerals.grouped(target + 1)) of \(Numerals.grouped(content.total))",
      start: row.hit.start)
  }

  /// Nil outside the list.
  private func row(at number: Int) async -> ConcordanceRow? {
    guard let content = state.content, (0..<content.total).contains(number) else { return nil }
    if content.row(at: number) == nil { await reveal(number..<number + 1) }
    return state.content?.row(at: number)
  }
}
