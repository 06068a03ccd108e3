import MVP
import Newspapers

extension Failure {
  /// The failure for a page that its issue does not have.
  /// - Parameter sequences: of the issue's pages.
  public static func noPage(_ page: PageID, _ sequences: [Int]) -> Failure {
    guard !sequences.isEmpty else {
      return Failure("issue \(page.issue) has no pages", exitCode: ExitStatus.notFound)
    }
    let pages =
      PageNumbers.hasGaps(sequences)
      ? "pages \(PageNumbers.words(sequences))" : Numerals.count(sequences.count, "page")
    return Failure(
      "issue \(page.issue) has no page \(page.sequence): it has \(pages)", exitCode: ExitStatus.notFound)
  }

  /// What is said when an issue is opened at another page because it has no page 1.
  /// - Parameter page: the first that it has.
  public static func opening(_ page: PageID) -> String {
    "issue \(page.issue) has no page 1: this is page \(page.sequence), its first"
  }

  /// Why a page, or a file of it, is unavailable; if its issue has no such page, it says which pages it has, and
  /// if there is no such issue, that. An issue that is missing itself is not requested again.
  public init(
    _ error: NewspaperError, of page: PageID, in archive: any IssueArchive, freshness: Freshness = .recent
  ) async {
    guard case .notFound(let what, _) = error, what != .issue(page.issue) else {
      self.init(error)
      return
    }
    do throws(NewspaperError) {
      let sequences = try await archive.issue(page.issue, freshness: freshness).pages.map(\.sequence)
      self = sequences.contains(page.sequence) ? Failure(error) : .noPage(page, sequences)
    } catch let missing {
      // Whatever else is wrong with the issue, the page is missing.
      if case .notFound = missing { self.init(missing) } else { self.init(error) }
    }
  }
}
