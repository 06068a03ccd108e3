import MVP
import Newspapers
import Presentation
import Text

/// The pages of an issue, and the editions of its day: display-ready.
public struct IssuePagesContent: MovableContent {
  /// A page of the issue.
  public struct Row: Hashable, Sendable {
    public let page: PageID
    public let hasScan: Bool
    /// How many words it has; nil if its text is not on this machine.
    public let words: Int?
    /// Where the reader stopped in it; nil if it was not read.
    public fileprivate(set) var position: ReadingPosition?

    /// `page 2`.
    public var name: String { "page \(page.sequence)" }

    /// `to line 120, 4,196 words`, `not scanned`; empty if there is nothing to say.
    public var note: String { [progress, facts.nonEmpty].compactMap(\.self).joined(separator: ", ") }

    /// What fits below a small picture: how far it was read, or otherwise how much there is to read.
    public var shortNote: String { progress ?? facts }

    /// `to line 120`, `✓ read`; nil if it was not read.
    public var progress: String? { position?.progressWords }

    /// `4,196 words`, `not scanned`; empty if nothing is known.
    public var facts: String {
      [words.map { Numerals.count($0, "word") }, hasScan ? nil : "not scanned"].compactMap(\.self)
        .joined(separator: ", ")
    }
  }

  public private(set) var rows: [Row]
  public let identity: IssueID
  /// The newspaper's title.
  public let title: String
  /// The known issues of the same day, including this one.
  public let editions: [IssueID]
  public private(set) var anchor: Int?
  /// Whether it has only local pages, for lack of a list of the issue's pages.
  public let isHeldOnly: Bool
  public let origin: OriginContent

  public var offset: Int { 0 }
  public var total: Int { rows.count }

  /// `Saturday, April 15, 1865 · edition 2 of 3 · 4 pages`; `April 15, 1865 · 2 pages here; the whole list is not on this
  /// machine`.
  public var heading: String {
    // Others may not be here.
    let count = editions.count > 1 && !isHeldOnly ? " of \(editions.count)" : ""
    let edition = editions.count > 1 || identity.edition > 1 ? "edition \(identity.edition)\(count)" : nil
    let pages = Numerals.count(rows.count, "page")
    return
      (isHeldOnly
      ? [identity.date.words, edition, "\(pages) here; the whole list is not on this machine"]
      : [IssueWords.day(identity.date), edition, pages])
      .compactMap(\.self).joined(separator: " · ")
  }

  public func anchored(at row: Int?) -> IssuePagesContent {
    var content = self
    content.anchor = row
    return content
  }

  /// A copy with the reading progress of its pages.
  func read(to positions: [PageID: ReadingPosition]) -> IssuePagesContent {
    var content = self
    for index in rows.indices { content.rows[index].position = positions[rows[index].page] }
    return content
  }

  init(
    _ issue: Issue, title: String?, editions: [IssueID], words: [PageID: Int], anchor: Int? = nil,
    isHeldOnly: Bool = false
  ) {
    rows = issue.pages.map {
      let page = PageID(issue: issue.id, sequence: $0.sequence)
      return Row(page: page, hasScan: $0.hasScan, words: words[page])
    }
    identity = issue.id
    self.title = Sanitizer.sanitized(title ?? issue.title)
    self.editions = editions.contains(issue.id) ? editions : [issue.id]
    self.anchor = anchor
    self.isHeldOnly = isHeldOnly
    origin = OriginContent(issue.origin)
  }
}

extension IssuePagesContent: SourcedContent {}
