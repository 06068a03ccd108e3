import Citations
import MVP
import Newspapers
import Presentation

/// What to cite, and what to say about it.
public struct CiteOrder: Sendable {
  /// An item, and the service that knows about it.
  public struct Item: Sendable {
    public enum Work: Hashable, Sendable {
      case address(PageAddress)
      /// What is already known about it, such as a clip.
      case known(Reference)
      /// Pages that a query finds, in an order other than the default one.
      case search(SearchQuery, SearchOrder?)
      /// Not understood.
      case fault(Failure)
    }

    let work: Work
    let service: NewspaperService
    /// The site whose address named it, while another source is asked; nil if the source knows where it is.
    let site: IssueSource?
    /// What is printed on it, according to its source.
    let printed: PrintedLabels
    /// What a search said about its newspaper, in case there is no record; nil if it gave no title.
    let newspaper: Newspaper?

    public init(
      _ work: Work, at service: NewspaperService, site: IssueSource? = nil,
      printed: PrintedLabels = PrintedLabels(), newspaper: Newspaper? = nil
    ) {
      (self.work, self.service, self.site, self.printed) = (work, service, site, printed)
      self.newspaper = newspaper
    }
  }

  let items: [Item]
  let details: Citing.Details
  /// The day of access for searches, which are run again.
  let today: IssueDate
  /// Whether to say who provided the scans of issues and pages, which may take one request per issue.
  let saysCredit: Bool

  public init(_ items: [Item], details: Citing.Details, today: IssueDate, saysCredit: Bool = false) {
    self.saysCredit = saysCredit
    self.items = items
    self.details = details
    self.today = today
  }
}
