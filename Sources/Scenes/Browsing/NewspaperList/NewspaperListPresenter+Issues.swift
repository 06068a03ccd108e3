import MVP
import Newspapers
import Presentation

/// Navigation from the list to issues.
extension NewspaperListPresenter {
  public func openIssues(row: Int) {
    guard let row = state.content?.row(at: row) else { return }
    router?.open(.calendar(row.lccn, title: row.title, date: nil))
  }

  /// - Parameter now: in seconds since 1970.
  public func openFrontPages(now: Double) {
    router?.open(.frontPages(Moment.date(now).adding(years: -100), state: query.state))
  }
}
