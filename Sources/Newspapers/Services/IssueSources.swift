/// Knows which sources have the issues of a newspaper, without asking any of them.
public protocol IssueSources: Sendable {
  /// In the order in which they are to be asked; empty where no source is known to have any.
  func sources(of lccn: LCCN) throws(NewspaperError) -> [IssueSource]
}
