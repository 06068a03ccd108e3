import MVP
import Newspapers
import Presentation

/// Taking pages found, to be read without a network.
extension SearchPresenter {
  /// Offers the page at `row` and all that are loaded.
  public func queue(row: Int) async {
    guard let rows = results?.rows, let selected = state.content?.row(at: row) else { return }
    let held = archive?.held ?? []
    let all = rows.map(\.page)
    var scopes = [
      JobScope(.pages([selected.page]), name: "this page", extent: JobExtent(of: [selected.page], held: held))
    ]
    if all.count > 1 {
      let name = "all \(Numerals.grouped(all.count)) loaded"
      scopes.append(JobScope(.pages(all), name: name, extent: JobExtent(of: all, held: held)))
    }
    await shelf?.queue(
      scopes, title: Set(rows.map(\.page.issue.lccn)).count == 1 ? selected.title : nil,
      files: archive?.files(of: selected.page) ?? [], router)
  }
}
