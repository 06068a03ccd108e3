/// The reader's changes to an excerpt; nil leaves a field unchanged.
public struct ExcerptChange: Hashable, Sendable {
  public var headline: String?
  public var authors: [String]?
  public var printedPage: String?
  public var note: String?
  /// The note that `note` was made from; nil replaces any. What another program wrote instead stays above it.
  public var noteBefore: String?
  public var tags: [String]?
  /// The tags that `tags` were made from; nil replaces any. What another program changed stays so.
  public var tagsBefore: [String]?

  public init(
    headline: String? = nil, authors: [String]? = nil, printedPage: String? = nil, note: String? = nil,
    noteBefore: String? = nil, tags: [String]? = nil, tagsBefore: [String]? = nil
  ) {
    self.tagsBefore = tagsBefore
    self.noteBefore = noteBefore
    self.headline = headline
    self.authors = authors
    self.printedPage = printedPage
    self.note = note
    self.tags = tags
  }

  public var isEmpty: Bool { self == ExcerptChange() }

  /// Whether the note of `excerpt` is not the one that was changed, so that both stay.
  public func isMerged(with excerpt: Excerpt) -> Bool {
    guard let note, let noteBefore, !excerpt.note.isEmpty else { return false }
    let (written, before) = (OwnWords.lines(note), OwnWords.lines(noteBefore))
    return excerpt.note != before && excerpt.note != written && written != before
  }

  /// The note of `excerpt` after the change.
  func note(of excerpt: Excerpt) -> String {
    guard let note else { return excerpt.note }
    guard isMerged(with: excerpt) else {
      // Nothing was changed here: what another program wrote stays.
      return noteBefore.map { OwnWords.lines($0) == OwnWords.lines(note) } == true ? excerpt.note : note
    }
    return note.isEmpty ? excerpt.note : "\(excerpt.note)\n\n\(note)"
  }

  /// Whether the tags of `excerpt` are not those that were changed, so that both changes are made.
  public func mergesTags(with excerpt: Excerpt) -> Bool {
    tags.map { OwnWords.areMerged($0, madeFrom: tagsBefore, with: excerpt.tags) } ?? false
  }

  /// The tags of `excerpt` after the change.
  func tags(of excerpt: Excerpt) -> [String] {
    tags.map { OwnWords.merged($0, madeFrom: tagsBefore, with: excerpt.tags) } ?? excerpt.tags
  }
}
