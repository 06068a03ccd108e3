import Newspapers

/// What to clip of a page, and what to say of it.
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
  /// In the place of the usual name; without a suffix.
  public var name: String?
  public var existing = Existing.refused
  /// Whether the clip's entry among the reader's notes is made where the maker has no library to put it into.
  public var makesExcerpt = false
  /// The query that found the page, as it is printed.
  public var foundBy: String?

  /// What becomes of files that have the names of the new ones.
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
