/// One issue of a newspaper: a day's edition.
public struct IssueID: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let lccn: LCCN
  public let date: IssueDate
  /// From 1. Several editions of a day are numbered in the order their source has them.
  public let edition: Int

  /// What an edition can be: any other is a slip, and could not be searched for.
  public static let editions = 1...9999

  public init(lccn: LCCN, date: IssueDate, edition: Int = 1) {
    self.lccn = lccn
    self.date = date
    self.edition = edition
  }

  /// As in the addresses of all sources: `sn83045462/1865-10-02/ed-1`.
  public var description: String { "\(lccn)/\(date)/ed-\(edition)" }

  public static func < (left: IssueID, right: IssueID) -> Bool {
    (left.lccn, left.date, left.edition) < (right.lccn, right.date, right.edition)
  }
}
