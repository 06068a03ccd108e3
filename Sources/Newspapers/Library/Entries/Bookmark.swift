/// A newspaper, an issue or a page that the reader wants to find again, with a note and tags.
public struct Bookmark: Hashable, Sendable {
  /// As known when the bookmark was made: LCCN, title, places and years. The title is empty if no source
  /// could be reached.
  public let newspaper: Newspaper
  /// What is bookmarked, in the newspaper.
  public let target: PageAddress
  /// Who had it; nil if that was not recorded.
  public let source: IssueSource?
  /// One line; empty if there is none.
  public let note: String
  /// Words or short phrases without commas, sorted and unique.
  public let tags: [String]
  /// Seconds since 1970.
  public let added: Double
  /// When note or tags were last changed, or the bookmark was added; seconds since 1970.
  public let changed: Double

  public var lccn: LCCN { newspaper.lccn }

  /// The number of the page that is bookmarked; nil for a newspaper or an issue.
  public var sequence: Int? { if case .page(let page) = target { page.sequence } else { nil } }

  /// Normalizes the note to one line and each tag to one tag.
  /// - Parameter target: nil for the newspaper itself.
  public init(
    _ newspaper: Newspaper, target: PageAddress? = nil, at source: IssueSource? = nil, note: String = "",
    tags: [String] = [], added: Double, changed: Double? = nil
  ) {
    self.newspaper = newspaper
    self.target = target ?? .newspaper(newspaper.lccn)
    self.source = source
    self.note = OwnWords.line(note)
    self.tags = OwnWords.tags(tags)
    self.added = added
    self.changed = changed ?? added
  }

  /// A copy with another note or other tags.
  public func with(note: String? = nil, tags: [String]? = nil, changed: Double) -> Bookmark {
    Bookmark(
      newspaper, target: target, at: source, note: note ?? self.note, tags: tags ?? self.tags, added: added,
      changed: changed)
  }

  /// A copy with `change` applied.
  public func with(_ change: BookmarkChange, changed: Double) -> Bookmark {
    with(note: change.note(of: self), tags: change.tags(of: self), changed: changed)
  }

  /// A copy with the tags of `other`, a newer bookmark of the same target, its note, its source and its
  /// newspaper data.
  public func joined(with other: Bookmark) -> Bookmark {
    Bookmark(
      other.newspaper.completed(by: newspaper), target: target, at: other.source ?? source,
      note: other.note.isEmpty ? note : other.note,
      tags: tags + other.tags, added: added, changed: other.changed)
  }
}
