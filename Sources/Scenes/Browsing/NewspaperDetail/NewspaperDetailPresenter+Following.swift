import MVP
import Newspapers
import Presentation

/// Where a record leads.
extension NewspaperDetailPresenter {
  public func follow(link: Int) {
    guard let links = state.content?.links, links.indices.contains(link) else { return }
    router?.open(.newspaper(links[link], preview: nil))
  }

  /// Whether only what a list says is shown, because the record was unavailable or the reader gave up on it.
  public var lacksRecord: Bool { state.content?.isPreview == true && !state.isWaiting }

  /// The reader has canceled loading. What a list says would look like the whole record.
  public func gaveUp() {
    guard lacksRecord, let content = state.content, content.lack == nil else { return }
    show(.content(content.lackingRecord(.canceled)))
  }

  /// Whether the record links to other newspapers; if not, announces what else there is.
  public func canFollow() -> Bool {
    guard let content = state.content, content.links.isEmpty, !state.isWaiting else { return true }
    router?.announce("No related titles; press \(key: "issues", "i") for issues")
    return false
  }

  /// Searches the pages of this newspaper.
  public func openSearch() { router?.open(.search("lccn:\(lccn) ", isAsked: false)) }

  public func openIssues() {
    router?.open(.calendar(lccn, title: state.content?.row.title, date: nil))
  }

  /// Opens the front page of the first or last issue in the record.
  public func openIssue(isFirst: Bool) {
    let row = state.content?.row
    guard let date = (isFirst ? row?.firstIssue : row?.lastIssue).flatMap({ IssueDate($0) }) else {
      router?.announce("Issues not loaded; press \(key: "issues", "i")")
      return
    }
    router?.open(.page(PageID(issue: IssueID(lccn: lccn, date: date), sequence: 1), title: row?.title))
  }
}
