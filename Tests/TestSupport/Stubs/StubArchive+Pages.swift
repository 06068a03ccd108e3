import Newspapers

extension StubArchive.Contents {
  /// The pages of a search, to be read.
  public static func of(_ pages: [TextSearch.Page]) -> StubArchive.Contents {
    var contents = StubArchive.Contents()
    for page in pages {
      let id = page.facts.page
      contents.issues[id.issue.lccn, default: []].append(ListedIssue(date: id.issue.date))
      contents.titles[id.issue.lccn] = page.facts.title
      contents.pageCounts[id.issue] = max(8, id.sequence)
      contents.texts[id] = page.text
    }
    return contents
  }
}

extension StubArchive {
  public func keptYears(of lccn: LCCN, in years: ClosedRange<Int>) async -> [Int] {
    let contents = contents
    return years.filter { contents.failure(ofListOf: lccn, in: $0...$0) == nil }
  }

  public func isHere(_ part: PagePart, of page: PageID) async -> Bool {
    let contents = contents
    guard contents.failure == nil else { return false }
    switch part {
    case .text: return contents.texts[page] != nil && contents.pageFailures[page] == nil
    case .scan(let view):
      return contents.scans[page] != nil && (scanFailure ?? contents.scanFailure(of: page, view)) == nil
    }
  }
}
