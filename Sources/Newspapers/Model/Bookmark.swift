/// A newspaper that the reader wants to find again, with what the reader has to say of it.
public struct Bookmark: Hashable, Sendable {
  /// As it was known when the bookmark was made: LCCN, title, places and years; the title is empty where nothing could
  /// be asked.
  public let newspaper: Newspaper
  /// One line; empty if there is none.
  public let note: String
  /// Words or short phrases without commas, each once, sorted.
  public let tags: [String]
  /// Seconds since 1970.
  public let added: Double
  /// When note or tags were changed last, or the bookmark was added; seconds since 1970.
  public let changed: Double

  public var lccn: LCCN { newspaper.lccn }

  /// What is not one line or not one tag is made so.
  public init(
    _ newspaper: Newspaper, note: String = "", tags: [String] = [], added: Double, changed: Double? = nil
  ) {
    self.newspaper = newspaper
    self.note = OwnWords.line(note)
    self.tags = OwnWords.tags(tags)
    self.added = added
    self.changed = changed ?? added
  }

  /// The same with another note or other tags.
  public func with(note: String? = nil, tags: [String]? = nil, changed: Double) -> Bookmark {
    Bookmark(newspaper, note: note ?? self.note, tags: tags ?? self.tags, added: added, changed: changed)
  }

  /// The same with the tags of `other`, a newer one of the same newspaper, its note and what it knows of the newspaper.
  public func joined(with other: Bookmark) -> Bookmark {
    Bookmark(
      other.newspaper.title.isEmpty ? newspaper : other.newspaper,
      note: other.note.isEmpty ? note : other.note,
      tags: tags + other.tags, added: added, changed: other.changed)
  }
}
