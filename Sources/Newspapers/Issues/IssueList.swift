/// The issues of a newspaper that a source has.
public struct IssueList: Hashable, Sendable {
  public let lccn: LCCN
  /// By date and edition, each once: all that the source has within `years`, except what `origin` reports
  /// missing.
  public let issues: [ListedIssue]
  /// The years requested; nil for all.
  public let years: ClosedRange<Int>?
  public let origin: Origin

  /// - Parameter issues: in any order; those outside of `years` are dropped.
  public init(lccn: LCCN, issues: [ListedIssue], years: ClosedRange<Int>?, origin: Origin) {
    self.lccn = lccn
    self.issues = Set(issues).filter { years?.contains($0.date.year) ?? true }.sorted()
    self.years = years
    self.origin = origin
  }
}
