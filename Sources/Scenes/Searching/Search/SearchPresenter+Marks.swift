import MVP
import Newspapers
import Presentation
import Text

/// Marking pages found, to queue them together.
extension SearchPresenter {
  public var markCount: Int { marked.count }

  public func isMarked(_ page: PageID) -> Bool { marked.contains(page) }

  /// Marks the pages of `rows`, as far as they are loaded, or unmarks them if the first one is marked.
  public func toggleMarks(of rows: Range<Int>) {
    guard let content = state.content else { return }
    let pages = rows.compactMap { content.row(at: $0)?.page }
    guard let first = pages.first else { return }
    if marked.contains(first) { marked.subtract(pages) } else { marked.formUnion(pages) }
    tellMarks()
  }

  public func unmarkAll() {
    guard !marked.isEmpty else {
      router?.announce("No page is marked; \(key: "mark", "M") marks one")
      return
    }
    marked = []
    tellMarks()
  }

  private func tellMarks() {
    router?.announce(
      marked.isEmpty
        ? "No page is marked"
        : "\(Numerals.count(marked.count, "page")) marked; \(key: "queue-found", "Y") queues, \(key: "unmark-all", "X") unmarks all"
    )
    show(state)
  }

  /// Forgets the marks of pages that are no longer shown. While the reader types, the former pages may come back.
  func keepMarks() {
    guard former == nil, !marked.isEmpty else { return }
    marked.formIntersection(results?.rows.map(\.page) ?? [])
  }

  /// Those that are marked, in the order of the list.
  var markedRows: [SearchRow] {
    marked.isEmpty ? [] : results?.rows.filter { marked.contains($0.page) } ?? []
  }
}
