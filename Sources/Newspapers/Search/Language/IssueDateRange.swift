/// A range of days, inclusive. A nil end is open.
public struct IssueDateRange: Hashable, Sendable {
  public let from: IssueDate?
  public let to: IssueDate?

  /// Nil if `to` is before `from`, and if both ends are open.
  public init?(from: IssueDate?, to: IssueDate?) {
    if from == nil, to == nil { return nil }
    if let from, let to, to < from { return nil }
    (self.from, self.to) = (from, to)
  }

  public func contains(_ date: IssueDate) -> Bool {
    if let from, date < from { return false }
    if let to, date > to { return false }
    return true
  }

  /// The days that are in both; nil if there are none.
  public func intersection(_ other: IssueDateRange) -> IssueDateRange? {
    let from = [from, other.from].compactMap { $0 }.max()
    let to = [to, other.to].compactMap { $0 }.min()
    return IssueDateRange(from: from, to: to)
  }
}
