import MVP
import Newspapers
import Text

/// The progress of counting the issues of each year: display-ready.
public struct IssueCountingContent: Hashable, Sendable {
  /// What it takes: `Counting 20,180 issues of sn83030214 by year takes 21 requests to www.loc.gov (fewer if
  /// cached)`.
  public let words: String
  /// From 0 to 1.
  public let fraction: Double
  /// `3,000 of 20,180 issues counted`.
  public let step: String

  /// Nil if one request is enough.
  init?(_ progress: NewspaperListProgress, of lccn: LCCN, at source: String) {
    guard let total = progress.total, let requests = progress.requests, requests > 1 else { return nil }
    let issues = Numerals.count(total, "issue")
    words =
      "Counting \(issues) of \(lccn) by year takes \(Numerals.grouped(requests)) requests to "
      + "\(Sanitizer.sanitized(source)) (fewer if cached)"
    fraction = min(1, Double(progress.fetched) / Double(max(1, total)))
    step = "\(Numerals.grouped(progress.fetched)) of \(issues) counted"
  }
}
