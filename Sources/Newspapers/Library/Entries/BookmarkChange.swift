/// The reader's changes to a bookmark; nil leaves a field unchanged.
public struct BookmarkChange: Hashable, Sendable {
  public var note: String?
  /// The note that `note` was made from; nil replaces any. What another program wrote stays before it.
  public var noteBefore: String?
  public var tags: [String]?
  /// The tags that `tags` were made from; nil replaces any. What another program changed stays so.
  public var tagsBefore: [String]?

  public init(
    note: String? = nil, noteBefore: String? = nil, tags: [String]? = nil, tagsBefore: [String]? = nil
  ) {
    self.note = note
    self.noteBefore = noteBefore
    self.tags = tags
    self.tagsBefore = tagsBefore
  }

  /// Whether the note of `bookmark` is not the one that was changed, so that both stay.
  public func mergesNote(with bookmark: Bookmark) -> Bool {
    guard let note, let noteBefore, !bookmark.note.isEmpty else { return false }
    let (written, before) = (OwnWords.line(note), OwnWords.line(noteBefore))
    return bookmark.note != before && bookmark.note != written && written != before
  }

  /// Whether the tags of `bookmark` are not those that were changed, so that both changes are made.
  public func mergesTags(with bookmark: Bookmark) -> Bool {
    tags.map { OwnWords.areMerged($0, madeFrom: tagsBefore, with: bookmark.tags) } ?? false
  }

  /// The note of `bookmark` after the change.
  func note(of bookmark: Bookmark) -> String {
    guard let note else { return bookmark.note }
    let written = OwnWords.line(note)
    // Nothing was changed here: what another program wrote stays.
    if let noteBefore, OwnWords.line(noteBefore) == written { return bookmark.note }
    guard mergesNote(with: bookmark) else { return written }
    return written.isEmpty ? bookmark.note : "\(bookmark.note); \(written)"
  }

  /// The tags of `bookmark` after the change.
  func tags(of bookmark: Bookmark) -> [String] {
    tags.map { OwnWords.merged($0, madeFrom: tagsBefore, with: bookmark.tags) } ?? bookmark.tags
  }
}
