/// A newspaper that the reader wants to find again, with a note and tags.
public struct Bookmark: Hashable, Sendable {
  /// As known when the bookmark was made: LCCN, title, places and years. The title is empty if no source
  /// could be reached.
  public let newspaper: Newspaper
  /// One line; empty if there is none.
  public let note: String
  /// Words or short phrases without commas, sorted and unique.
  public let tags: [String]
  /// Seconds since 1970.
  public let added: Double
  /// When note or tags were last changed, or the bookmark was added; seconds since 1970.
  public let changed: Double

  public var lccn: LCCN { newspaper.lccn }

  /// Normalizes the note to one line and each tag to one tag.
  public init(
    _ newspaper: Newspaper, note: String = "", tags: [String] = [], added: Double, changed: Double? = nil
  ) {
    self.newspaper = newspaper
    self.note = OwnWords.line(note)
    self.tags = OwnWords.tags(tags)
    self.added = added
    self.changed = changed ?? added
  }

  /// A copy with another note or other tags.
  public func with(note: String? = nil, tags: [String]? = nil, changed: Double) -> Bookmark {
    Bookmark(newspaper, note: note ?? self.note, tags: tags ?? self.tags, added: added, changed: changed)
  }

  /// A copy with the tags of `other`, a newer bookmark of the same newspaper, its note and its newspaper
  /// data.
  public func joined(with other: Bookmark) -> Bookmark {
    Bookmark(
      other.newspaper.title.isEmpty ? newspaper : other.newspaper,
      note: other.note.isEmpty ? note : other.note,
      tags: tags + other.tags, added: added, changed: other.changed)
  }
}
