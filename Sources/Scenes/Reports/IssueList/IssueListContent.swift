import Newspapers
import Presentation

/// Issues of a newspaper: display-ready.
public struct IssueListContent: Hashable, Sendable {
  public let lccn: LCCN
  public let rows: [IssueRow]
  public let selection: IssueSelection
  public let origin: OriginContent

  /// `1,234 issues from April 1, 1865`.
  public var summary: String { IssueWords.count(rows.count) + selection.words }
}
