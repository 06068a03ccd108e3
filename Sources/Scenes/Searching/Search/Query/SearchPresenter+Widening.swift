import MVP
import Newspapers
import Presentation

/// Going back from a narrowed search to what was found before.
extension SearchPresenter {
  /// More would hold what the reader has long left.
  private static let mostKept = 4

  /// Keeps what is shown, before the search is narrowed.
  func keepForWidening() {
    guard let results, state.content?.identity == results.identity else { return }
    wider.append((results: results, row: selectedRow))
    if wider.count > SearchPresenter.mostKept { wider.removeFirst() }
  }

  /// Shows what was found for the query before it was narrowed, with all that was loaded: no request is needed.
  /// - Returns: false if that is not known, or was only a fallback.
  func showWider() -> Bool {
    let isHere = staysHere || remote == nil
    let place = wider.lastIndex { kept in
      kept.results.query == line.query && kept.results.wanted == order
        && kept.results.fallbackFor == nil && kept.results.source.isLocal == isHere
    }
    guard let place else { return false }
    let kept = wider[place]
    wider.removeSubrange(place...)
    results = kept.results
    keepMarks()
    show(kept.results, from: kept.row)
    moveReader(to: kept.row)
    return true
  }
}
