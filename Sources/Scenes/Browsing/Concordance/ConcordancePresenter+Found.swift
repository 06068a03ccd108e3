import MVP
import Newspapers
import Presentation

/// Going from one page with hits to the next in the page reader, with the list following.
extension ConcordancePresenter {
  /// Selects the first hit on the page that many pages after `place`, or before it; at most on the last or
  /// first page of the list.
  func moveFound(by steps: Int, from place: FoundPages.Place) async -> FoundPages.Step {
    guard state.content != nil else { return await say("The list of hits is not loaded") }
    guard steps != 0, var target = await row(of: place), var page = await row(at: target)?.hit.id else {
      return await say("This page is no longer in the list of hits")
    }
    var left = abs(steps)
    while left > 0 {
      let following = target + steps.signum()
      guard let next = await row(at: following) else {
        let isEnd = state.content.map { !(0..<$0.total).contains(following) } ?? false
        guard isEnd, left < abs(steps) else {
          return await say(steps > 0 ? "Last page listed" : "First page listed")
        }
        break
      }
      target = following
      if next.hit.id != page { (page, left) = (next.hit.id, left - 1) }
    }
    // Going back, and on to the end of the list, meets the last hit of a page first.
    while steps < 0 || left > 0, target > 0, let before = await row(at: target - 1), before.hit.id == page {
      target -= 1
    }
    guard let row = await row(at: target), let content = state.content else { return .nowhere }
    guard let page = row.address else { return await say("“\(row.day)” is not a page's address") }
    selectedRow = target
    moveReader(to: target)
    return .page(
      FoundPages.Page(
        page: page, title: row.newspaper, boxes: [], row: target,
        position: "Hit \(Numerals.grouped(target + 1)) of \(Numerals.grouped(content.total))",
        start: row.hit.start))
  }

  /// The row of the page that is shown, or else of the one that was opened from the list last; nil if neither
  /// is where the list was loaded.
  private func row(of place: FoundPages.Place) async -> Int? {
    let isThere = await row(at: place.row)?.address == place.listed
    if isThere, place.shown == place.listed { return place.row }
    guard let content = state.content else { return nil }
    func nearest(_ page: PageID) -> Int? {
      content.loaded.filter { content.row(at: $0)?.address == page }
        .min { abs($0 - place.row) < abs($1 - place.row) }
    }
    return nearest(place.shown) ?? (isThere ? place.row : nearest(place.listed))
  }

  private func say(_ words: String) async -> FoundPages.Step {
    guard !Task.isCancelled else { return .nowhere }
    // The list itself stays where the reader left it.
    _ = await row(at: selectedRow)
    router?.announce(words)
    return .nowhere
  }

  /// Nil outside the list.
  private func row(at number: Int) async -> ConcordanceRow? {
    guard let content = state.content, (0..<content.total).contains(number) else { return nil }
    if content.row(at: number) == nil { await reveal(number..<number + 1) }
    return state.content?.row(at: number)
  }
}
