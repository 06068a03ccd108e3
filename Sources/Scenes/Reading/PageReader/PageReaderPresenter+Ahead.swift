import MVP
import Newspapers
import Presentation

/// Prefetching the next page before the reader turns to it.
extension PageReaderPresenter {
  /// The page after the current one; nil while unknown, or at the end of the issue.
  var nextPage: PageID? {
    guard ahead != nil, state.content != nil, !state.isWaiting, let pages = knownIssue?.pages else {
      return nil
    }
    let later = pages.first { $0.sequence > page.sequence && $0.hasScan }
    return later.map { PageID(issue: page.issue, sequence: $0.sequence) }
  }

  /// Fetches the text of `next`.
  /// - Returns: whether it was fetched now; also false on failure, which is not reported: nobody requested
  ///   the page, and turning to it will report it.
  func prepare(_ next: PageID) async -> Bool {
    do throws(NewspaperError) { return try await ahead?(next) ?? false } catch { return false }
  }
}
