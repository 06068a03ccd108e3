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
