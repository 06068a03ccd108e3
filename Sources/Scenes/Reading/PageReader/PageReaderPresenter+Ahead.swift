import MVP
import Newspapers
import Presentation

/// Having the next page here before the reader turns to it.
extension PageReaderPresenter {
  /// The page after the one that is shown; nil while it is not known, or at the end of the issue.
  var nextPage: PageID? {
    guard ahead != nil, state.content != nil, !state.isWaiting, let pages = knownIssue?.pages else {
      return nil
    }
    let later = pages.first { $0.sequence > page.sequence && $0.hasScan }
    return later.map { PageID(issue: page.issue, sequence: $0.sequence) }
  }

  /// Has the text of `next` here.
  /// - Returns: whether it came now; false also where it could not be had: nobody asked for it, and whoever turns to it is told.
  func prepare(_ next: PageID) async -> Bool {
    do throws(NewspaperError) { return try await ahead?(next) ?? false } catch { return false }
  }
}
