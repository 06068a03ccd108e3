import MVP
import Newspapers
import Presentation

/// What this machine knows about a newspaper that the reader's library remembers.
extension NewspaperDetailPresenter {
  /// Shows the record if it, or that of the fallback, is on this machine; the preview stays if neither is.
  func showKept() async {
    for directory in [directory, directory.fallback].compactMap(\.self) {
      guard let record = try? await directory.newspaper(lccn, freshness: .kept) else { continue }
      let content = NewspaperDetailContent(record, listed: preview?.row).asked(by: lccn)
      return show(.content(content.marked(bookmark)))
    }
  }

  /// A copy with the issues of the years whose lists are on this machine, and with what these years are; nil if there
  /// are none.
  func covering(
    _ content: NewspaperDetailContent, withKeptListsOf archive: any IssueArchive
  ) async -> NewspaperDetailContent? {
    guard let kept = await archive.keptIssues(of: lccn, in: KeptIssues.possibleYears), !Task.isCancelled
    else { return nil }
    let covered = content.covering(kept.coverage)
    return kept.years.map { covered.lackingCoverage(IssueWords.onlyLists(of: $0)) } ?? covered
  }

  /// Why there is no record: if a newspaper can be read here, only the record is missing.
  func failure(of error: NewspaperError) async -> Failure {
    guard case .notFound = error else { return Failure(error) }
    if let pages = await holdings?.pageCount(of: lccn), pages > 0 {
      return .noRecord(of: lccn, pages: pages, error)
    }
    // A local catalog knows no more about the issues than about the newspaper.
    guard !directory.isLocal else { return Failure(error) }
    let name = router == nil ? "“broadsheet issues \(lccn)”" : "\(key: "issues", "i")"
    return Failure(error).advising(
      "\(name) lists its issues, if there are any without a record.", isForCommands: router == nil)
  }
}
