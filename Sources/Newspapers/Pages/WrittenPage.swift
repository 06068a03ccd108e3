/// A page as written in JSON: `{"lccn": "sn83045462", "date": "1865-10-02", "edition": 1, "sequence": 3}`. It
/// may not name a page.
public struct WrittenPage: Codable, Hashable, Sendable {
  public let lccn: String
  /// `YYYY-MM-DD`
  public let date: String
  public let edition: Int
  public let sequence: Int

  public init(lccn: String, date: String, edition: Int, sequence: Int) {
    (self.lccn, self.date, self.edition, self.sequence) = (lccn, date, edition, sequence)
  }

  public init(_ page: PageID) {
    self.init(
      lccn: page.issue.lccn.description, date: page.issue.date.description, edition: page.issue.edition,
      sequence: page.sequence)
  }

  /// Nil if no such page can exist.
  public var page: PageID? {
    guard let lccn = try? LCCN(lccn), let date = IssueDate(date),
      IssueID.editions.contains(edition), sequence > 0
    else { return nil }
    return PageID(issue: IssueID(lccn: lccn, date: date, edition: edition), sequence: sequence)
  }
}
