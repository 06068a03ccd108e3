/// Issues that a source has of a newspaper.
public struct IssueList: Hashable, Sendable {
  public let lccn: LCCN
  /// By date and edition, each once; all that the source has within `years`, but for what `origin` says is missing.
  public let issues: [ListedIssue]
  /// The years that were asked for; nil for all.
  public let years: ClosedRange<Int>?
  public let origin: Origin

  /// - Parameter issues: in any order; what lies outside of `years` is left out.
  public init(lccn: LCCN, issues: [ListedIssue], years: ClosedRange<Int>?, origin: Origin) {
    self.lccn = lccn
    self.issues = Set(issues).filter { years?.contains($0.date.year) ?? true }.sorted()
    self.years = years
    self.origin = origin
  }
}
