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
        return show(.failed(leadingOn(.noPage(asked, pages.map(\.sequence)))))
      }
      let isFilmed = knownIssue?.pages.first { $0.sequence == asked.sequence }?.hasScan ?? true
      show(.empty(isFilmed ? PageReaderPresenter.nothing : PageReaderPresenter.notFilmed))
    } catch {
      if asked == page { fail(error) }
    }
  }

  /// The same failure to find a page, with where else to look: asking again helps little.
  func leadingOn(_ failure: Failure) -> Failure {
    // A command names the commands instead.
    guard router != nil else { return failure }
    let issues = "\(key: "issues", "i") for the newspaper's issues"
    return failure.advising(
      knownIssue == nil
        ? "Press \(issues)." : "Press \(key: "issue-pages", "I") for the issue's pages, \(issues).")
  }

  /// Whether the source has no such page.
  var isMissing: Bool {
    guard case .failed(let failure) = state else { return false }
    return failure.canRetry && failure.exitCode == ExitStatus.notFound
  }

  private static let nothing = EmptyState(
    "This page has no text",
    advice: ["No OCR text for it: it may be a picture, or too faint. Try the scan."])

  private static let notFilmed = EmptyState(
    "This page was not filmed", advice: ["This source has neither text nor a scan of it."])
}
