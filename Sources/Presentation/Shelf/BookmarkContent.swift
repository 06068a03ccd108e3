import Newspapers

/// What a newspaper's record says about its bookmark: display-ready.
public struct BookmarkContent: Hashable, Sendable {
  /// When it was added; empty if only its existence is known.
  public let day: String
  public let note: String
  public let tags: String

  /// A bookmark about which nothing else is known yet.
  public static let bare = BookmarkContent(day: "", note: "", tags: "")

  private init(day: String, note: String, tags: String) {
    (self.day, self.note, self.tags) = (day, note, tags)
  }

  public init(_ bookmark: Bookmark) {
    self.init(
      day: Moment.day(bookmark.added), note: bookmark.note, tags: bookmark.tags.joined(separator: ", "))
  }
}
