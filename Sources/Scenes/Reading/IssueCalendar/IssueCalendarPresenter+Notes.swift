import Newspapers
import Presentation

/// The reader's notes and clips.
extension IssueCalendarPresenter {
  /// Shows which days have some now.
  public func showNotes() async {
    guard let shelf else { return }
    let excerpts = await shelf.excerpts(of: lccn)
    let found = Dictionary(excerpts.map { ($0.page.issue.date, 1) }, uniquingKeysWith: +)
    guard found != noted else { return }
    noted = found
    showNow()
  }
}
