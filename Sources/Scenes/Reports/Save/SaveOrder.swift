import Newspapers

/// What to save of an issue, and how.
public struct SaveOrder: Hashable, Sendable {
  public let issue: IssueID
  /// Nil for all pages of the issue.
  public let pages: [Int]?
  /// Each once.
  public let files: [PageFile]
  public let template: FileNameTemplate
  /// Whether to replace existing files.
  public let replaces: Bool
  /// Whether to only report what would be saved.
  public let isTrial: Bool

  public init(
    issue: IssueID, pages: [Int]?, files: [PageFile], template: FileNameTemplate, replaces: Bool,
    isTrial: Bool
  ) {
    self.issue = issue
    self.pages = pages
    self.files = files
    self.template = template
    self.replaces = replaces
    self.isTrial = isTrial
  }
}
