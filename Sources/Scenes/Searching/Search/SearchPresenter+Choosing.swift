import MVP
import Newspapers
import Presentation

/// What the reader chooses beside the words.
extension SearchPresenter {
  public func openIssues(row: Int) {
    guard let row = state.content?.row(at: row) else { return }
    router?.open(.calendar(row.page.issue.lccn, title: row.title, date: row.page.issue.date))
  }

  public func chooseOrder() async {
    let current = results?.order ?? order ?? .relevance
    guard let chosen = await router?.ask({ .searchOrderPicker(current: current, reply: $0) }) else { return }
    guard chosen != current else { return }
    order = chosen
    await search()
  }
}
