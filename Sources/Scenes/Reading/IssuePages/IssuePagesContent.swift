import MVP
import Newspapers
import Presentation
import Text

/// The pages of an issue, and the editions of its day: display-ready.
public struct IssuePagesContent: WindowedContent {
  /// A page of the issue.
  public struct Row: Hashable, Sendable {
    public let page: PageID
    public let hasScan: Bool
    /// How many words it has; nil if its text is not on this machine.
    public let words: Int?

    /// `page 2`.
    public var name: String { "page \(page.sequence)" }

    /// `4,196 words`, `not scanned`; empty if there is nothing to say.
    public var note: String {
      let count = words.map { Numerals.count($0, "word") }
      return [count, hasScan ? nil : "not scanned"].compactMap(\.self).joined(separator: ", ")
    }
  }

  public let rows: [Row]
  public let identity: IssueID
  /// The newspaper's.
  public let title: String
  /// The issues of the same day that are known, this one among them.
  public let editions: [IssueID]
  public let anchor: Int?
  public let origin: OriginContent

  public var offset: Int { 0 }
  public var total: Int { rows.count }

  /// `Saturday, April 15, 1865 · edition 2 of 3 · 4 pages`.
  public var heading: String {
    let count = editions.count > 1 ? " of \(editions.count)" : ""
    let edition = editions.count > 1 || identity.edition > 1 ? "edition \(identity.edition)\(count)" : nil
    return [IssueWords.day(identity.date), edition, Numerals.count(rows.count, "page")]
      .compactMap(\.self).joined(separator: " · ")
  }

  init(
    _ issue: Issue, title: String?, editions: [IssueID], words: [PageID: Int], anchor: Int? = nil
  ) {
    rows = issue.pages.map {
      let page = PageID(issue: issue.id, sequence: $0.sequence)
      return Row(page: page, hasScan: $0.hasScan, words: words[page])
    }
    identity = issue.id
    self.title = Sanitizer.sanitized(title ?? issue.title)
    self.editions = editions.contains(issue.id) ? editions : [issue.id]
    self.anchor = anchor
    origin = OriginContent(issue.origin)
  }
}

extension IssuePagesContent: SourcedContent {}
