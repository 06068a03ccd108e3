/// A page of an issue.
public struct PageID: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let issue: IssueID
  /// The number in the address, from 1; not the printed page number.
  public let sequence: Int

  public init(issue: IssueID, sequence: Int) {
    self.issue = issue
    self.sequence = sequence
  }

  /// As in the addresses of state sites: `sn83045462/1865-10-02/ed-1/seq-1`.
  public var description: String { "\(issue)/seq-\(sequence)" }

  public static func < (left: PageID, right: PageID) -> Bool {
    (left.issue, left.sequence) < (right.issue, right.sequence)
  }
}
