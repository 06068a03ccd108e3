import Newspapers

/// What to clip from a page, and what to say about it.
public struct ClipOrder: Hashable, Sendable {
  public let page: PageID
  /// In the order taken; at least one.
  public let regions: [PageBox]
  public var format: ClipFormat = .jpg
  /// Pixels; nil for all that the source has.
  public var width: Int?
  public var headline: String?
  /// As typed: `Example, Ann Mary`.
  public var authors: [String] = []
  public var note = ""
  public var tags: [String] = []
  /// The number printed on the page.
  public var printedPage: String?
  /// Used instead of the default name; without a suffix.
  public var name: String?
  public var existing = Existing.refused
  /// Whether the clip's entry for the reader's notes is made even if the maker has no library to add it to.
  public var makesExcerpt = false
  /// The query that found the page, as printed.
  public var foundBy: String?

  /// What to do with existing files that have the same names.
  public enum Existing: Hashable, Sendable {
    /// They stay, and nothing is clipped.
    case refused
    case replaced
    /// They stay, and the new ones get a number: `…-2`.
    case numbered
  }

  public init(_ page: PageID, regions: [PageBox]) {
    self.page = page
    self.regions = regions
  }
}

/// The kinds of pictures that clips are written as.
public enum ClipFormat: String, CaseIterable, Hashable, Sendable {
  case jpg, png
}
