/// Lists the issues of newspapers and their pages.
///
/// Every method fails with a `NewspaperError`; an empty list means that there are no issues, never that
/// something went wrong.
public protocol IssueArchive: Sendable {
  /// For display, like `NewspaperDirectory.name`.
  var name: String { get }

  /// The name of the source for this newspaper: an archive may combine several.
  func name(of lccn: LCCN) -> String

  /// Whether a request about this newspaper makes sense at all.
  func holds(_ lccn: LCCN) -> Bool

  /// The newspaper's web page at its source; nil if there is none.
  func webAddress(of lccn: LCCN) -> String?

  /// The newspapers whose pages are on this machine, readable without a network.
  var held: Set<LCCN> { get }

  /// The newspapers with at least one previously read page on this machine, readable without a network.
  var kept: Set<LCCN> { get }

  /// The number of issues for each year, as far as a few requests can tell.
  func coverageByYear(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> IssueCoverage

  /// The number of issues for each year, however many requests that takes.
  /// - Parameter progress: called after each of them.
  func wholeCoverageByYear(
    of lccn: LCCN, freshness: Freshness, progress: @Sendable (NewspaperListProgress) async -> Void
  ) async throws(NewspaperError) -> IssueCoverage

  /// The issues of `years`, or all if it is nil, which may take a request per thousand.
  func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, freshness: Freshness
  ) async throws(NewspaperError) -> IssueList

  /// Those of `years` with lists of their issues on this machine, in ascending order: one look, which reads no list and
  /// sends nothing. A list may still prove to be damaged. None if there are only lists of all years.
  func keptYears(of lccn: LCCN, in years: ClosedRange<Int>) async -> [Int]

  /// The issue with its pages; `.notFound` if the source does not have it.
  func issue(_ id: IssueID, freshness: Freshness) async throws(NewspaperError) -> Issue

  /// The front pages of a day by title, optionally limited to one state (`Oregon`); `.unsupported` if the
  /// source does not support it.
  func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList

  /// Drops what is kept in memory, so that everything is requested again.
  func refresh() async
}

extension IssueArchive {
  /// None, for an archive that gets everything from a network.
  public var held: Set<LCCN> { [] }

  /// None, for an archive that stores nothing.
  public var kept: Set<LCCN> { [] }

  public func name(of lccn: LCCN) -> String { name }

  /// None, for an archive that has all years in one list.
  public func keptYears(of lccn: LCCN, in years: ClosedRange<Int>) async -> [Int] { [] }

  /// None, for an archive that is not on the web.
  public func webAddress(of lccn: LCCN) -> String? { nil }

  /// For an archive that always knows all years.
  public func wholeCoverageByYear(
    of lccn: LCCN, freshness: Freshness, progress: @Sendable (NewspaperListProgress) async -> Void
  ) async throws(NewspaperError) -> IssueCoverage { try await coverageByYear(of: lccn, freshness: freshness) }

  /// Does nothing, for archives that store nothing.
  public func refresh() async {}
}
