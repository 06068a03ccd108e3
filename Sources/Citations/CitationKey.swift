import Newspapers

/// The names of references in bibliographies: `sn83045462_1865-04-10_ed-1_seq-1_lee-surrenders`. They depend
/// only on what is cited, so they are the same in every document.
public enum CitationKey {
  /// Clips without a headline in Latin letters end with the first of their distinguishing digits.
  public static func key(of reference: Reference) -> String {
    let headline = reference.headline.flatMap { words(of: $0, most: 3) }.map { "_" + $0 }
    let end = headline ?? digits(of: reference) ?? ""
    switch reference.work {
    case .page(let page): return "\(stem(page.issue))_seq-\(page.sequence)" + end
    case .issue(let issue): return stem(issue) + end
    case .newspaper(let lccn): return lccn.description
    case .search(let query): return "search" + (words(of: query, most: 6).map { "_" + $0 } ?? "")
    }
  }

  /// `_3f0c9a51`; nil if it is the only one.
  static func digits(of reference: Reference) -> String? {
    reference.distinction.map { "_\($0.prefix(8))" }
  }

  private static func stem(_ issue: IssueID) -> String { "\(issue.lccn)_\(issue.date)_ed-\(issue.edition)" }

  /// Folded, and ASCII only; nil if nothing is left.
  private static func words(of text: String, most: Int) -> String? {
    let folded = TitleText.folded(text).split(separator: " ")
      .map { $0.filter(\.isASCII).prefix(longestWord) }.filter { !$0.isEmpty }
    return folded.prefix(most).joined(separator: "-").nonEmpty
  }

  /// Recognized text may have no spaces, and a file's name has at most 255 bytes.
  private static let longestWord = 24
}
