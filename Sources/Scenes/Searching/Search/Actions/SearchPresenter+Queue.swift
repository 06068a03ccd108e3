import MVP
import Newspapers
import Presentation
import Text

/// Queuing found pages, for reading without a network.
extension SearchPresenter {
  /// Offers the marked pages, the page at `row`, and all loaded ones. Queued pages are no longer marked.
  public func queue(row: Int) async {
    guard let rows = results?.rows, let selected = state.content?.row(at: row) else { return }
    let marked = markedRows
    var scopes: [JobScope] = []
    if !marked.isEmpty { scopes.append(await scope(marked, Numerals.count(marked.count, "marked page"))) }
    if marked != [selected] { scopes.append(await scope([selected], "this page")) }
    if rows.count > 1 { scopes.append(await scope(rows, "all \(Numerals.grouped(rows.count)) loaded")) }
    let taken = await shelf?.queue(
      scopes, title: nil, files: archive?.files(of: selected.page) ?? [], router)
    if case .pages(let pages)? = taken { unmark(Set(pages), isQueued: true) }
  }

  private func scope(_ rows: [SearchRow], _ name: String) async -> JobScope {
    let pages = rows.map(\.page)
    let isOfOne = Set(pages.map(\.issue.lccn)).count == 1
    return JobScope(
      .pages(pages), name: name, extent: await shelf?.extent(of: pages, held: archive?.held ?? []),
      title: isOfOne ? rows.first?.title : nil)
  }
}
