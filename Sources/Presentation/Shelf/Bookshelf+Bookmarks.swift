import Clock
import MVP
import Newspapers

/// Bookmarks of newspapers, issues and pages.
extension Bookshelf {
  /// Loads what has bookmarks. An unusable library is reported only when it is needed.
  public func look() async {
    do throws(NewspaperError) { bookmarked = try await library.bookmarked() } catch {}
  }

  public func bookmark(of target: PageAddress) async -> Bookmark? {
    do throws(NewspaperError) { return try await library.bookmark(of: target) } catch { return nil }
  }

  /// Removes the bookmark, or adds one.
  /// - Parameters:
  ///   - target: an issue or a page of `newspaper`; nil for the newspaper itself.
  ///   - source: who has it; nil if unknown.
  public func toggle(
    _ newspaper: Newspaper, target: PageAddress? = nil, at source: IssueSource? = nil,
    _ router: (any Announcer)?
  ) async {
    await telling(router) { () throws(NewspaperError) in
      let bookmark = Bookmark(newspaper, target: target, at: source, added: clock.now)
      if let removed = try await library.removeBookmark(of: bookmark.target) { return taken(removed) }
      try await library.add(bookmark)
      bookmarked.insert(bookmark.target)
      remember(.bookmark(ShelfChange(before: nil, after: bookmark)))
      return
        "★ Bookmarked\(hint: "; \(key: "bookmark", "m") removes it, \(key: "bookmarks", "'") lists all"): \(bookmark.words)"
    }
  }

  /// Removes the bookmark of a page, or adds one.
  /// - Parameters:
  ///   - title: the newspaper's, if nothing more is known about it.
  ///   - citer: may know more, and who has the page.
  public func toggle(_ page: PageID, title: String, _ citer: Citer?, _ router: (any Announcer)?) async {
    let known = await citer?.newspaper(page.issue.lccn)
    await toggle(
      known ?? Newspaper(lccn: page.issue.lccn, title: title), target: .page(page),
      at: citer?.source(of: .page(page)), router)
  }

  public func isBookmarked(_ page: PageID) -> Bool { bookmarked.contains(.page(page)) }

  public func edit(
    _ bookmark: Bookmark, note: String? = nil, tags: [String]? = nil, _ router: (any Announcer)?
  ) async {
    let change = BookmarkChange(
      note: note, noteBefore: bookmark.note, tags: tags, tagsBefore: bookmark.tags)
    await telling(router) { () throws(NewspaperError) in
      let former = try await library.edit(bookmarkOf: bookmark.target, change, changed: clock.now)
      guard let former else { return try await bookmarkAgain(bookmark, change) }
      let edited = former.with(change, changed: clock.now)
      guard edited.note != former.note || edited.tags != former.tags else { return "Nothing changed" }
      remember(.bookmark(ShelfChange(before: former, after: edited)))
      // Nothing is lost if two windows change a bookmark.
      if change.mergesNote(with: former) {
        return "Note saved after what another window wrote meanwhile\(Undoable.hint)"
      }
      if change.mergesTags(with: former) {
        return "Tags saved together with another window's changes\(Undoable.hint)"
      }
      return "\(note == nil ? "Tags" : "Note") saved\(Undoable.hint)"
    }
  }

  /// What is being written is not lost because another window removed the bookmark meanwhile.
  private func bookmarkAgain(
    _ bookmark: Bookmark, _ change: BookmarkChange
  ) async throws(NewspaperError) -> String {
    let written = bookmark.with(change, changed: clock.now)
    let hasNote = !written.note.isEmpty && written.note != bookmark.note
    let hasTags = !written.tags.isEmpty && written.tags != bookmark.tags
    guard hasNote || hasTags else { return "This bookmark no longer exists" }
    try await library.put(written)
    bookmarked.insert(written.target)
    remember(.bookmark(ShelfChange(before: nil, after: written)))
    let what = hasNote ? "note" : "tags"
    return "★ Bookmarked again with the \(what): another window had removed it\(Undoable.hint)"
  }

  /// How to undo it comes first, since lines are short and titles long.
  func taken(_ removed: Bookmark) -> String {
    bookmarked.remove(removed.target)
    remember(.bookmark(ShelfChange(before: removed, after: nil)))
    let parts = [removed.note.isEmpty ? nil : "note", removed.tags.isEmpty ? nil : "tags"].compactMap(\.self)
    let more = parts.isEmpty ? "" : " with \(parts.joined(separator: " and "))"
    return "Bookmark removed\(more)\(Undoable.hint): \(removed.words)"
  }
}

extension Bookmark {
  /// The page that it opens, which is the first one of an issue; nil for a newspaper.
  public var pageRoute: Route? { target.page.map { .page($0, title: newspaper.title.nonEmpty) } }

  /// `“Evening star”`; `“Evening star”, Oct 2, 1865, page 1`.
  public var words: String {
    ([newspaper.words] + [target.partWords].compactMap(\.self)).joined(separator: ", ")
  }
}

extension PageAddress {
  /// `page 1 · Washington, District of Columbia`; `issue · …`, `ed. 2, page 1 · …`.
  public func placeWords(_ place: String) -> String {
    guard let issue else { return place }
    let edition = issue.edition > 1 ? "ed. \(issue.edition)" : nil
    let page =
      if case .page(let page) = self { "page \(page.sequence)" } else {
        edition == nil ? "issue" : nil as String?
      }
    let part = [edition, page].compactMap(\.self).joined(separator: ", ")
    return place.isEmpty ? part : "\(part) · \(place)"
  }

  /// `Oct 2, 1865, page 1`, or `Oct 2, 1865, ed. 2`; nil for a newspaper.
  public var partWords: String? {
    switch self {
    case .newspaper: nil
    case .issue(let issue): issue.shortWords
    case .page(let page): page.shortWords
    }
  }
}
