/// Lists the issues of newspapers, and what pages they have.
///
/// Every method fails with a `NewspaperError`; an empty list means that there are no issues, never that something went
/// wrong.
public protocol IssueArchive: Sendable {
  /// For people, as `NewspaperDirectory.name`.
  var name: String { get }

  /// The name of what is asked about this newspaper: sources of several may differ.
  func name(of lccn: LCCN) -> String

  /// Whether it is worth asking about this newspaper at all.
  func holds(_ lccn: LCCN) -> Bool

  /// How many issues there are of each year.
  func coverageByYear(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> IssueCoverage

  /// The issues of `years`, or all if that is nil, which may take a request for each thousand.
  func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, freshness: Freshness
  ) async throws(NewspaperError) -> IssueList

  /// The issue with its pages; `.notFound` if the source has none.
  func issue(_ id: IssueID, freshness: Freshness) async throws(NewspaperError) -> Issue

  /// The front pages of a day, in the order of their titles, of one state if it is given (`Oregon`); `.unsupported`
  /// where the source cannot tell.
  func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList

  /// Forgets what it keeps in memory, so that the next questions are asked anew.
  func refresh() async
}

extension IssueArchive {
  public func name(of lccn: LCCN) -> String { name }

  /// Nothing, for what keeps nothing.
  public func refresh() async {}
}
