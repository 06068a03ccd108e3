import MVP
import Newspapers
import Presentation

/// What to save, and how.
public struct SaveOrder: Hashable, Sendable {
  public let selection: Selection
  /// Each once.
  public let files: [PageFile]
  public let template: FileNameTemplate
  /// Whether to replace existing files.
  public let replaces: Bool
  /// Whether to only report what would be saved.
  public let isTrial: Bool
  /// How to save pictures; nil for the source's largest picture of a page.
  public let picture: PictureFile?

  /// Which pages.
  public enum Selection: Hashable, Sendable {
    /// Pages of an issue by their numbers; nil for all of them.
    case issue(IssueID, [Int]?)
    /// Page 1 of an issue, or the first one that it has.
    case first(IssueID)
    /// Pages of any newspapers, each once. Texts that this machine has are not requested.
    case pages([PageID])
  }

  public init(
    _ selection: Selection, files: [PageFile], template: FileNameTemplate, replaces: Bool = false,
    isTrial: Bool = false, picture: PictureFile? = nil
  ) {
    self.selection = selection
    self.files = files
    self.template = template
    self.replaces = replaces
    self.isTrial = isTrial
    self.picture = picture
  }

  /// Why the files of `pages` cannot be saved: several would get the same name. Nil if each has its own.
  public func refusal(of pages: [PageID]) -> Failure? {
    var names: Set<String> = []
    for page in pages {
      for file in files where !names.insert(template.name(of: file, of: page)).inserted {
        return Failure(
          "several files would get the same name",
          advice: ["Use {page} in --name for several pages, and {ext} for several kinds."],
          exitCode: ExitStatus.usage)
      }
    }
    return nil
  }
}
