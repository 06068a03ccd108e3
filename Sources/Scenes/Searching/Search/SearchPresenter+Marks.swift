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
    let pages = rows.compactMap { content.row(at: $0)?.page }
    guard let first = pages.first else { return }
    change(marked.contains(first) ? marked.subtracting(pages) : marked.union(pages))
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
        removed: marked.subtracting(new), added: new.subtracting(marked), isQueued: isQueued,
        libraryChanges: libraryChanges))
    marked = new
  }

  private var libraryChanges: Int { shelf?.undoCount ?? 0 }

  /// Undoes the last change of marks, of pages that are still shown; false if there is none, or if the library
  /// was changed later.
  func undoMarks() -> Bool {
    let shown = Set(results?.rows.map(\.page) ?? [])
    changedMarks.removeAll { $0.pages.isDisjoint(with: shown) }
    guard let last = changedMarks.last, libraryChanges <= last.libraryChanges else { return false }
    changedMarks.removeLast()
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
    router?.announce(
      marked.isEmpty
        ? "No page is marked"
        : "\(Numerals.count(marked.count, "page")) marked; \(key: "queue-found", "Y") queues, \(key: "unmark-all", "X") unmarks all"
    )
    show(state)
  }

  /// Forgets the marks of pages that are no longer shown. While the reader is typing, earlier pages may come
  /// back.
  func keepMarks() {
    guard former == nil, !marked.isEmpty else { return }
    marked.formIntersection(results?.rows.map(\.page) ?? [])
  }

  /// The marked ones, in the order of the list.
  var markedRows: [SearchRow] {
    marked.isEmpty ? [] : results?.rows.filter { marked.contains($0.page) } ?? []
  }
}

/// Marks that were added or removed together.
struct ChangedMarks {
  let removed: Set<PageID>
  let added: Set<PageID>
  /// Whether they were removed because the pages were queued.
  let isQueued: Bool
  /// How many changes to the library could be undone at that time: later ones are undone first.
  let libraryChanges: Int

  var pages: Set<PageID> { removed.union(added) }
}
