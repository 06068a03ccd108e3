import MVP
import Newspapers
import Presentation

/// What the reader has of the newspaper: notes, clips, bookmarks, pages read, pages on this machine.
extension IssueCalendarPresenter {
  /// Shows which days have some now.
  public func showOwn() async {
    var found = OwnDays()
    if let shelf {
      let excerpts = await shelf.excerpts(of: lccn)
      found.notes = Dictionary(excerpts.map { ($0.page.issue.date, 1) }, uniquingKeysWith: +)
      await shelf.look()
      found.bookmarks = shelf.bookmarked.filter { $0.lccn == lccn && $0.issue != nil }
      // The last one comes first.
      let positions = await shelf.positions(of: lccn)
      found.read = Dictionary(positions.map { ($0.page.issue.date, $0) }) { last, _ in last }
    }
    // Where every page is here, a mark on each day would say nothing. An index that cannot be read is reported where it is
    // needed.
    if !archive.held.contains(lccn) { found.here = (try? await holdings.pagesByDay(of: lccn)) ?? [:] }
    guard found != own else { return }
    own = found
    showNow()
  }

  /// From now on calls `reload` whenever something has been written to the library here: a page that was left may be kept
  /// only after its days are shown.
  public func followWrites(_ reload: @escaping @MainActor () -> Void) { shelf?.onWrite = reload }

  /// Adds a bookmark of the selected issue, or removes it.
  public func toggleBookmark() async {
    guard let content = state.content, let issue = content.selectedIssue else {
      router?.announce("No issue on this day")
      return
    }
    let known = await citer?.newspaper(lccn)
    await shelf?.toggle(
      known ?? Newspaper(lccn: lccn, title: title ?? ""), target: .issue(issue), router)
    await showOwn()
  }

  public func undo() async {
    await shelf?.undo(router)
    await showOwn()
  }
}
