import Newspapers
import Presentation

/// Issues of a newspaper: display-ready.
public struct IssueListContent: Hashable, Sendable {
  public let lccn: LCCN
  public let rows: [IssueRow]
  public let selection: IssueSelection
  /// The years that `rows` are from, in ascending order, if this machine has no list of the others; nil if it has.
  public let knownYears: [ClosedRange<Int>]?
  public let origin: OriginContent

  /// `1,234 issues from April 1, 1865`.
  public var summary: String { IssueWords.count(rows.count) + selection.words }

  /// That other years may have more; nil if they do not.
  public var notice: String? { knownYears.map(IssueListContent.notice) }

  static func notice(_ knownYears: [ClosedRange<Int>]) -> String {
    "\(IssueWords.onlyLists(of: knownYears)); other years may have more"
  }
}
