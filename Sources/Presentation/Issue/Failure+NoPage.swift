import MVP
import Newspapers

extension Failure {
  /// The failure for a page that its issue does not have.
  /// - Parameter sequences: of the issue's pages.
  public static func noPage(_ page: PageID, _ sequences: [Int]) -> Failure {
    let pages =
      PageNumbers.hasGaps(sequences)
      ? "pages \(PageNumbers.words(sequences))" : Numerals.count(sequences.count, "page")
    return Failure(
      "issue \(page.issue) has no page \(page.sequence): it has \(pages)", exitCode: ExitStatus.notFound)
  }

  /// Why a page, or a file of it, is unavailable; if its issue has no such page, it says which pages it has. An
  /// issue that is missing itself is not requested again.
  public init(
    _ error: NewspaperError, of page: PageID, in archive: any IssueArchive, freshness: Freshness = .recent
  ) async {
    guard case .notFound(let what, _) = error, what != .issue(page.issue),
      let issue = try? await archive.issue(page.issue, freshness: freshness),
      !issue.pages.contains(where: { $0.sequence == page.sequence })
    else {
      self.init(error)
      return
    }
    self = .noPage(page, issue.pages.map(\.sequence))
  }
}
