import MVP
import Newspapers
import Presentation

/// What the reader has of the newspaper: notes, clips, bookmarks, pages read, pages on this machine.
extension IssueCalendarPresenter {
  /// Shows which days have some now.
  public func showOwn() async {
    let excerpts = await shelf?.excerpts(of: lccn) ?? []
    await shelf?.look()
    let positions = await shelf?.positions(of: lccn) ?? []
    // Where every page is here, a mark on each day would say nothing. An index that cannot be read is reported where it is
    // needed.
    let here = archive.held.contains(lccn) ? nil : try? await holdings.pagesByDay(of: lccn)
    let found = OwnDays(
      notes: Dictionary(excerpts.map { ($0.page.issue.date, 1) }, uniquingKeysWith: +),
      bookmarks: shelf?.bookmarked.filter { $0.lccn == lccn && $0.issue != nil } ?? [],
      // The last one comes first.
      read: Dictionary(positions.map { ($0.page.issue.date, $0) }) { last, _ in last }, here: here ?? [:])
    guard found != own else { return }
    own = found
    showNow()
  }

  /// From now on calls `reload` whenever something has been written to the library here: a page that was left may be kept
  /// only after its days are shown.
  public func followWrites(_ reload: @escaping @MainActor () -> Void) { shelf?.onWrite.add(self, reload) }

  /// Adds a bookmark of the selected issue, or removes it.
  public func toggleBookmark() async {
    guard let issue = selectedIssue else { return }
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
