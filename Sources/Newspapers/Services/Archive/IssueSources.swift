/// Knows which sources have the issues of a newspaper, without contacting them.
public protocol IssueSources: Sendable {
  /// In the order to try them; empty if no source is known to have any.
  func sources(of lccn: LCCN) throws(NewspaperError) -> [IssueSource]
}
