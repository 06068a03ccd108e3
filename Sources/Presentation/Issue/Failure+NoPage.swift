import MVP
import Newspapers

extension Failure {
  /// Of a page that its issue does not have.
  /// - Parameter sequences: of the pages that it has.
  public static func noPage(_ page: PageID, _ sequences: [Int]) -> Failure {
    let pages =
      PageNumbers.hasGaps(sequences)
      ? "pages \(PageNumbers.words(sequences))" : Numerals.count(sequences.count, "page")
    return Failure(
      "issue \(page.issue) has no page \(page.sequence): it has \(pages)", exitCode: ExitStatus.notFound)
  }
}
