import Newspapers

/// The names of references in bibliographies: `sn83045462_1865-04-10_ed-1_seq-1_lee-surrenders`. They depend on what is
/// cited alone, so that they are the same in every document.
public enum CitationKey {
  public static func key(of reference: Reference) -> String {
    let headline = reference.headline.map { "_" + words(of: $0, most: 3) } ?? ""
    switch reference.work {
    case .page(let page): return "\(stem(page.issue))_seq-\(page.sequence)" + headline
    case .issue(let issue): return stem(issue) + headline
    case .newspaper(let lccn): return lccn.description
    case .search(let query): return "search_" + words(of: query, most: 6)
    }
  }

  private static func stem(_ issue: IssueID) -> String { "\(issue.lccn)_\(issue.date)_ed-\(issue.edition)" }

  /// Folded, and ASCII alone.
  private static func words(of text: String, most: Int) -> String {
    let folded = TitleText.folded(text).split(separator: " ")
      .map { $0.filter { $0.isASCII } }.filter { !$0.isEmpty }
    return folded.prefix(most).joined(separator: "-")
  }
}
