import Newspapers
import Presentation
import Text

/// The page's identification, in words.
public struct PageHeading: Hashable, Sendable {
  public let page: PageID
  /// The newspaper's title, or its LCCN until the title is known.
  public let title: String
  /// The number of pages in the issue; nil until known.
  public let pageCount: Int?
  /// The sequence numbers of the issue's pages, in order; nil until known.
  private let sequences: [Int]?

  init(_ page: PageID, issue: Issue?, title: String?) {
    self.page = page
    let title = Sanitizer.sanitized(issue?.title ?? title ?? "")
    self.title = title.isEmpty ? "Newspaper \(page.issue.lccn)" : title
    pageCount = issue?.pages.count
    sequences = issue?.pages.map(\.sequence)
  }

  /// `October 2, 1865`.
  public var day: String { page.issue.date.words }

  /// `Monday, October 2, 1865`.
  public var date: String { IssueWords.day(page.issue.date) }

  /// `page 3 of 8`; `page 3` if the number of pages is unknown; `page 4 (of 1, 2 and 4)` if a source lacks pages.
  public var pageWords: String {
    let words = "page \(page.sequence)"
    guard let sequences, sequences.contains(page.sequence) else { return words }
    return PageNumbers.hasGaps(sequences)
      ? "\(words) (of \(PageNumbers.words(sequences)))" : "\(words) of \(sequences.count)"
  }

  /// `edition 2`; empty for the first, usually the only one.
  public var edition: String { page.issue.edition > 1 ? "edition \(page.issue.edition)" : "" }

  /// `Monday, October 2, 1865 · page 3 of 8 · edition 2`.
  public var words: String { [date, pageWords, edition].filter { !$0.isEmpty }.joined(separator: " · ") }
}
