import MVP
import Newspapers
import Presentation
import Text

/// Marking found pages, to queue them together.
extension SearchPresenter {
  public var markCount: Int { marked.count }

  public func isMarked(_ page: PageID) -> Bool { marked.contains(page) }

  /// Marks the loaded pages of `rows`, or unmarks them if the first one is marked.
  public func toggleMarks(of rows: Range<Int>) {
    guard let content = state.content else { return }
    let found = rows.compactMap { content.row(at: $0) }
    guard let first = found.first else { return }
    for row in found { rowsOfMarks[row.page] = row }
    let pages = found.map(\.page)
    change(marked.contains(first.page) ? marked.subtracting(pages) : marked.union(pages))
    tellMarks()
  }

  public func unmarkAll() {
    guard !marked.isEmpty else {
      router?.announce("No page is marked; \(key: "mark", "M") marks one")
      return
    }
    let count = Numerals.count(marked.count, "page")
    unmark(marked)
    router?.announce("\(count) unmarked\(hint: "; \(key: "undo", "u") undoes")")
  }

  /// Unmarks those of `pages` that are marked.
  /// - Parameter isQueued: whether they were queued.
  func unmark(_ pages: Set<PageID>, isQueued: Bool = false) {
    guard !marked.isDisjoint(with: pages) else { return }
    change(marked.subtracting(pages), isQueued: isQueued)
    show(state)
  }

  private func change(_ new: Set<PageID>, isQueued: Bool = false) {
    changedMarks.append(
      ChangedMarks(
        removed: marked.subtracting(new), added: new.subtracting(marked), query: results?.query,
        isQueued: isQueued, libraryChanges: libraryChanges))
    marked = new
  }

  private var libraryChanges: Int { shelf?.undoCount ?? 0 }

  /// Undoes the last change of marks, of pages that are still found; false if there is none, or if the library
  /// was changed later.
  func undoMarks() -> Bool {
    let (query, loaded) = (results?.query, Set(results?.rows.map(\.page) ?? []))
    changedMarks.removeAll { $0.pages(in: query, loaded).isEmpty }
    guard let last = changedMarks.last, libraryChanges <= last.libraryChanges else { return false }
    changedMarks.removeLast()
    let shown = last.pages(in: query, loaded)
    let restored = last.removed.intersection(shown)
    marked = marked.subtracting(last.added).union(restored)
    let rest = changedMarks.count + libraryChanges
    let more = rest > 0 ? "\(hint: "; \(key: "undo", "u") undoes \(rest) more")" : ""
    router?.announce(
      (restored.isEmpty
        ? "\(Numerals.count(last.added.intersection(shown).count, "page")) unmarked again"
        : "\(Numerals.count(restored.count, "page")) marked again")
        + (last.isQueued ? "; the job stays in the queue" : "") + more)
    show(state)
    return true
  }

  private func tellMarks() {
    // Nothing can be queued if nothing may be requested.
    let queues = shelf?.desk?.isOffline == true ? "" : "\(key: "queue-found", "Y") queues, "
    router?.announce(
      marked.isEmpty
        ? "No page is marked"
        : "\(Numerals.count(marked.count, "page")) marked; \(queues)\(key: "unmark-all", "X") unmarks all")
    show(state)
  }

  /// Forgets the marks of pages that another search does not show. The same search may have more rows than
  /// are loaded again, and while the reader is typing, earlier pages may come back.
  func keepMarks() {
    guard former == nil, let results else { return }
    if results.query != markedQuery { marked.formIntersection(results.rows.map(\.page)) }
    markedQuery = results.query
  }

  /// The marked ones: first those that are loaded, in the order of the list.
  var markedRows: [SearchRow] {
    guard !marked.isEmpty else { return [] }
    let loaded = results?.rows.filter { marked.contains($0.page) } ?? []
    let others = marked.subtracting(loaded.map(\.page)).sorted()
    return loaded + others.compactMap { rowsOfMarks[$0] }
  }
}

/// Marks that were added or removed together.
struct ChangedMarks {
  let removed: Set<PageID>
  let added: Set<PageID>
  /// The search that showed them.
  let query: SearchQuery?
  /// Whether they were removed because the pages were queued.
  let isQueued: Bool
  /// How many changes to the library could be undone at that time: later ones are undone first.
  let libraryChanges: Int

  /// Those that the search for `query` finds as far as known: all if it is the same, else those that are
  /// `loaded`.
  func pages(in query: SearchQuery?, _ loaded: Set<PageID>) -> Set<PageID> {
    let pages = removed.union(added)
    return query != nil && query == self.query ? pages : pages.intersection(loaded)
  }
}
