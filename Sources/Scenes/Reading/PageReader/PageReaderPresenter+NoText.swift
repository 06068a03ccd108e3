import MVP
import Newspapers
import Presentation

/// Pages without text.
extension PageReaderPresenter {
  /// A page without words is not a failure if the page exists, which the issue has to say.
  func showNoText(_ freshness: Freshness, after error: NewspaperError? = nil) async {
    let asked = page
    do throws(NewspaperError) {
      if knownIssue == nil, error != nil || asksForIssue {
        let found = try await archive.issue(asked.issue, freshness: freshness)
        guard asked == page else { return }
        issue = found
      }
      if let pages = knownIssue?.pages, !pages.contains(where: { $0.sequence == asked.sequence }) {
        return show(.failed(.noPage(asked, pages.map(\.sequence))))
      }
      let isFilmed = knownIssue?.pages.first { $0.sequence == asked.sequence }?.hasScan ?? true
      show(.empty(isFilmed ? PageReaderPresenter.nothing : PageReaderPresenter.notFilmed))
    } catch {
      if asked == page { fail(error) }
    }
  }

  private static let nothing = EmptyState(
    "This page has no text",
    advice: ["No OCR text for it: it may be a picture, or too faint. Try the scan."])

  private static let notFilmed = EmptyState(
    "This page was not filmed", advice: ["This source has neither text nor a scan of it."])
}
