import MVP
import Newspapers
import Presentation

/// A window of the list of a day's front pages: display-ready.
public struct FrontPagesContent: WindowedContent {
  /// What identifies this list.
  public struct Identity: Hashable, Sendable {
    public let date: IssueDate
    public let state: String?
  }

  public let rows: [FrontPageRow]
  public let offset: Int
  public let total: Int
  /// Whether there may be more than `total`, which is one more than is known.
  public var isOpenEnded = false
  public let identity: Identity
  public let origin: OriginContent

  /// `Monday, October 2, 1865`; `… in Oregon`.
  public static func day(_ date: IssueDate, _ state: String?) -> String {
    IssueWords.day(date) + (state.map { " in \($0)" } ?? "")
  }

  /// `12 front pages of Monday, October 2, 1865`.
  public var summary: String {
    Numerals.count(total, isOpenEnded: isOpenEnded, "front page") + " for "
      + FrontPagesContent.day(identity.date, identity.state)
  }
}

extension FrontPagesContent: SourcedContent {}
