/// An issue with its pages.
public struct Issue: Hashable, Sendable {
  public let id: IssueID
  /// The newspaper's title.
  public let title: String
  /// In order. A source may lack some, so positions and sequence numbers can differ.
  public let pages: [IssuePage]
  /// The adjacent issues at its source; nil at the ends, and if the source does not say.
  public let previous: IssueID?
  public let next: IssueID?
  public let volume: String?
  public let number: String?
  /// The issue's web page.
  public let webAddress: String?
  /// The number of the newspaper under which the source has the issue now; nil if it is the requested one.
  public let movedTo: LCCN?
  public let origin: Origin
  /// Who provided the scans: `University of California, Riverside`; nil if the source does not say.
  public let credit: String?
  /// The newspaper's; empty if the source does not say them with its issues.
  public let places: [Place]

  /// Its pages that were filmed, in order.
  public var pagesWithScan: [PageID] {
    pages.filter(\.hasScan).map { PageID(issue: id, sequence: $0.sequence) }
  }

  /// Its first page, if that is not `page`, which it lacks; nil if it has `page`, or no pages.
  public func firstPage(insteadOf page: PageID) -> PageID? {
    guard !pages.contains(where: { $0.sequence == page.sequence }) else { return nil }
    return (pages.first(where: \.hasScan) ?? pages.first).map { PageID(issue: id, sequence: $0.sequence) }
  }

  /// What it says about its newspaper.
  public var newspaper: Newspaper { Newspaper(lccn: id.lccn, title: title, places: places) }

  public init(
    id: IssueID, title: String, pages: [IssuePage], previous: IssueID? = nil, next: IssueID? = nil,
    volume: String? = nil, number: String? = nil, webAddress: String? = nil,
    movedTo: LCCN? = nil, origin: Origin, credit: String? = nil, places: [Place] = []
  ) {
    self.id = id
    self.title = title
    self.pages = pages
    self.previous = previous
    self.next = next
    self.volume = volume
    self.number = number
    self.webAddress = webAddress
    self.movedTo = movedTo
    self.origin = origin
    self.credit = credit
    self.places = places
  }
}
