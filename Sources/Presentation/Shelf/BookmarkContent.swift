import Newspapers

/// What a newspaper's record says of its bookmark: display-ready.
public struct BookmarkContent: Hashable, Sendable {
  /// Since when; empty where only that it is there is known.
  public let day: String
  public let note: String
  public let tags: String

  /// A bookmark of which nothing else is known yet.
  public static let bare = BookmarkContent(day: "", note: "", tags: "")

  private init(day: String, note: String, tags: String) {
    (self.day, self.note, self.tags) = (day, note, tags)
  }

  public init(_ bookmark: Bookmark) {
    self.init(
      day: Moment.day(bookmark.added), note: bookmark.note, tags: bookmark.tags.joined(separator: ", "))
  }
}
