import MVP
import Newspapers
import Presentation

/// A page that was opened from a search.
extension PageReaderPresenter {
  /// Whether the search has no other match on this page in that direction, so that the next found page is
  /// meant.
  func isLastMatch(going steps: Int) -> Bool {
    guard found?.pages != nil, case .query = sought, let content = state.content else { return false }
    return content.find?.isLast(going: steps) ?? true
  }

  func sayLastMatch(going steps: Int) {
    let count = state.content?.find?.matches.count ?? 0
    let which = count == 0 ? "No match" : steps > 0 ? "Last of \(count)" : "First of \(count)"
    router?.announce(
      steps > 0
        ? "\(which) on this page; \(key: "next-match", "n") again: next page found"
        : "\(which) on this page; \(key: "previous-match", "N") again: previous page found")
  }

  /// Goes that many pages forward or back among those that the search found.
  public func goToFound(by steps: Int) async {
    guard let found, let pages = found.pages else {
      router?.announce("This page was not opened from a search; \(key: "search", "gs") searches")
      return
    }
    let place = FoundPages.Place(shown: page, listed: listedPage, row: found.row)
    let next: FoundPages.Page
    switch await pages.step(steps, from: place) {
    case .page(let page): next = page
    case .nowhere: return
    case .closed:
      router?.announce("The list that this page was opened from is closed")
      return
    }
    guard !Task.isCancelled else { return }
    listedPage = next.page
    self.found = FoundPage(
      query: found.query, boxes: next.boxes, pages: pages, row: next.row, start: next.start)
    opening = next.start.map { (next.page, $0) }
    beginsAtMatch = next.page
    sought = .query(found.query)
    router?.announce(next.position)
    await open(next.page, of: next.title)
  }

  /// Goes to the hit that the page was opened at: the line is right even if its words are not found again.
  func goToHit(in text: PageText) {
    guard let opening, opening.page == page else { return }
    let before = PageInk.count(in: text.text.unicodeScalars.prefix(opening.start))
    self.opening = nil
    foundPlace = (page, before)
    place = before
  }

  var content: PageReaderContent? {
    guard let words else { return nil }
    let content = PageReaderContent(
      words, heading: heading, mode: mode, address: archive.webAddress(of: page)
    )
    .finding(sought, keeping: state.content?.find, near: foundPlace?.page == page ? foundPlace?.place : nil)
    .noting(excerpts)
    guard let opening = openingMatch, opening.page == page else { return content }
    openingMatch = nil
    // The list may have counted other matches than there are in the page's own text.
    return opening.number < content.find?.matches.count ?? 0
      ? content.movingMatch(by: opening.number) : content
  }

  /// Searches the pages of this newspaper.
  public func openSearch() { router?.open(.search("lccn:\(page.issue.lccn) ", isAsked: false)) }
}
