import MVP
import Newspapers
import Presentation

/// Navigation from the list to issues and pages.
extension NewspaperListPresenter {
  /// Searches the pages of newspapers like these.
  public func openSearch() {
    let fields = query.searchFields
    router?.open(.search(fields.isEmpty ? "" : fields + " ", isAsked: false))
  }

  public func openIssues(row: Int) {
    guard let row = state.content?.row(at: row) else { return }
    router?.open(.calendar(row.lccn, title: row.title, date: nil))
  }

  /// - Parameter now: in seconds since 1970.
  public func openFrontPages(now: Double) {
    router?.open(.frontPages(Moment.date(now).adding(years: -100), state: query.state))
  }
}
