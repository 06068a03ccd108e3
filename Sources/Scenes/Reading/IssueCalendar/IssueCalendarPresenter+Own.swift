import MVP
import Newspapers
import Presentation
import Text

/// What the reader has for the newspaper: notes, clips, bookmarks, pages read, pages on this machine.
extension IssueCalendarPresenter: LibraryFollowing {
  /// Shows which days have some now.
  public func showOwn() async {
    let excerpts = await shelf?.excerpts(of: lccn) ?? []
    await shelf?.look()
    let positions = await shelf?.positions(of: lccn) ?? []
    // If every page is here, a mark on each day would say nothing. An unreadable index is reported where it
    // is needed.
    let here = archive.held.contains(lccn) ? nil : try? await holdings.pagesByDay(of: lccn)
    let found = OwnDays(
      notes: Dictionary(grouping: excerpts, by: \.page.issue.date).mapValues { ExcerptCount($0) },
      bookmarks: shelf?.bookmarked.filter { $0.lccn == lccn && $0.issue != nil } ?? [],
      // The last one comes first.
      read: Dictionary(positions.map { ($0.page.issue.date, $0) }) { last, _ in last }, here: here ?? [:])
    guard found != own else { return }
    own = found
    showNow()
  }

  /// What to say if there is nothing to show.
  func failure(of error: NewspaperError) async -> Failure {
    guard case .notHere = error else { return Failure(error) }
    await nameNewspaper()
    let name = title?.nonEmpty.map { "“\(Sanitizer.sanitized($0))”" } ?? "newspaper \(lccn)"
    return .noneHere("list of the issues of \(name)")
  }

  private func nameNewspaper() async {
    guard title == nil else { return }
    title = try? await directory.newspaper(lccn, freshness: .kept).detail.newspaper.title
  }

  /// A page that was left may be stored only after its days are shown.
  public func followWrites(_ reload: @escaping @MainActor () -> Void) { shelf?.onWrite.add(self, reload) }

  /// Adds a bookmark for the selected issue, or removes it.
  public func toggleBookmark() async {
    guard let issue = selectedIssue else { return }
    let known = await citer?.newspaper(lccn)
    await shelf?.toggle(
      known ?? Newspaper(lccn: lccn, title: title ?? ""), target: .issue(issue),
      at: Citing.source(of: .issue(issue), archive), router)
    await showOwn()
  }

  public func undo() async {
    await shelf?.undo(router)
    await showOwn()
  }

  public func redo() async {
    await shelf?.redo(router)
    await showOwn()
  }
}
