import Clock
import MVP
import Newspapers

/// Taking back what was changed, and doing it again.
extension Bookshelf {
  /// - Parameter others: how many changes besides the library's the reader can undo here.
  public func undo(_ router: (any Announcer)?, others: Int = 0) async {
    await telling(router) { () throws(NewspaperError) in
      guard let change = undoable.popLast() else { return "Nothing to undo" }
      let outcome: Reversion
      do throws(NewspaperError) { outcome = try await revert(change) } catch {
        undoable.append(change)  // it can be tried again
        throw error
      }
      if outcome.isDone { redoable.append(change.reversed) }
      // One step at a time: the reader sees how far back it goes.
      return outcome.words + Undoable.rest(undoable.count + others)
    }
  }

  /// Does again what was undone last, unless something else was changed since.
  public func redo(_ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      guard let change = redoable.popLast() else { return "Nothing to redo" }
      let outcome: Reversion
      do throws(NewspaperError) { outcome = try await revert(change) } catch {
        redoable.append(change)
        throw error
      }
      guard outcome.isDone else { return outcome.words }
      undoable.append(change.reversed)
      let more = redoable.isEmpty ? "" : "\(hint: "; \(key: "redo", "Ctrl-R") redoes \(redoable.count) more")"
      return "Redone: \(outcome.words)\(more)"
    }
  }

  /// Makes it as it was before `change`, unless another program has changed it since.
  private func revert(_ change: Undoable) async throws(NewspaperError) -> Reversion {
    if let changed = try await changedElsewhere(change) { return .kept(changed) }
    return switch change {
    case .bookmark(let change): try await revert(change)
    case .excerpt(let change): try await revert(change)
    case .filter(let change):
      try await revert(change) { filter throws(NewspaperError) in
        try await library.put(filter)
        return "Filters restored: “\(filter.name)”"
      } remove: { filter throws(NewspaperError) in
        try await library.removeFilter(named: filter.name).map { "Filters removed: “\($0.name)”" }
      }
    case .search(let change):
      try await revert(change) { search throws(NewspaperError) in
        try await library.put(search)
        return "Search restored: “\(search.name)”"
      } remove: { search throws(NewspaperError) in
        try await library.removeSearch(named: search.name).map { "Search removed: “\($0.name)”" }
      }
    case .visit(let change):
      try await revert(change) { visit throws(NewspaperError) in
        try await library.record(visit)
        return "Restored to history: \(visit.newspaper.words)"
      } remove: { visit throws(NewspaperError) in
        try await library.removeVisit(of: visit.lccn).map { "Removed from history: \($0.newspaper.words)" }
      }
    case .positions(let change):
      try await revert(change) { positions throws(NewspaperError) in
        // A page that was read since keeps its newer position.
        _ = try await library.merge(LibraryContents(positions: positions))
        return "Restored where you stopped: \(positions.first?.newspaper.words ?? "")"
      } remove: { positions throws(NewspaperError) in
        for position in positions { try await library.removePosition(in: position.page) }
        return "Forgot where you stopped: \(positions.first?.newspaper.words ?? "")"
      }
    case .session(let change):
      try await revert(change) { session throws(NewspaperError) in
        try await library.put(session)
        return "Restored to Home: \(Numerals.count(session.tabs.count, "tab"))"
      } remove: { session throws(NewspaperError) in
        try await library.put([], replacing: [session]) > 0
          ? "Forgot \(Numerals.count(session.tabs.count, "tab"))" : nil
      }
    }
  }

  /// - Parameters:
  ///   - restore: puts back what was removed or changed, and says so.
  ///   - remove: removes what was added; nil if it is not there.
  private func revert<Item>(
    _ change: ShelfChange<Item>, restore: (Item) async throws(NewspaperError) -> String,
    remove: (Item) async throws(NewspaperError) -> String?
  ) async throws(NewspaperError) -> Reversion {
    if let before = change.before { return .done(try await restore(before)) }
    guard let after = change.after, let words = try await remove(after) else {
      return .done("Already removed")
    }
    return .done(words)
  }

  private func revert(_ change: ShelfChange<Bookmark>) async throws(NewspaperError) -> Reversion {
    guard let target = (change.before ?? change.after)?.target else { return .done("Nothing to undo") }
    let present = try await library.bookmark(of: target)
    guard present.map(BookmarkWords.init) == change.after.map(BookmarkWords.init) else {
      return .kept("The bookmark")
    }
    guard let before = change.before else {
      guard let removed = try await library.removeBookmark(of: target) else {
        return .done("Already removed")
      }
      bookmarked.remove(target)
      return .done("Bookmark removed: \(removed.words)")
    }
    try await library.put(before.with(changed: clock.now))
    bookmarked.insert(target)
    guard let present else { return .done("★ Bookmark restored: \(before.words)") }
    return .done(
      "★ \(before.note == present.note ? "Tags" : "Note") of the bookmark restored: \(before.words)")
  }

  private func revert(_ change: ShelfChange<Excerpt>) async throws(NewspaperError) -> Reversion {
    guard let id = (change.before ?? change.after)?.id else { return .done("Nothing to undo") }
    let present = try await library.excerpt(id)
    guard present.map(ExcerptWords.init) == change.after.map(ExcerptWords.init) else {
      return .kept("The note")
    }
    guard let before = change.before else {
      guard let removed = try await library.removeExcerpt(id) else { return .done("Already removed") }
      return .done(
        removed.regions.isEmpty
          ? "Note removed: \(removed.shortName)" : "Note of the clip removed; its files stay")
    }
    try await library.put(before.with(ExcerptChange(), changed: clock.now))
    return .done("♦ \(before.words(restoredFrom: present))")
  }
}

/// What the reader wrote in a bookmark.
private struct BookmarkWords: Equatable {
  let note: String
  let tags: [String]

  init(_ bookmark: Bookmark) { (note, tags) = (bookmark.note, bookmark.tags) }
}

/// What the reader wrote in a note or clip.
private struct ExcerptWords: Equatable {
  let texts: [String]
  let authors: [String]
  let tags: [String]

  init(_ excerpt: Excerpt) {
    texts = [excerpt.headline, excerpt.note]
    (authors, tags) = (excerpt.authors, excerpt.tags)
  }
}

/// The outcome of undoing something.
private struct Reversion {
  let words: String
  let isDone: Bool

  static func done(_ words: String) -> Reversion { Reversion(words: words, isDone: true) }

  /// What another program wrote is not lost.
  static func kept(_ what: String) -> Reversion {
    Reversion(words: "\(what) has since been changed in another window; it stays as it is", isDone: false)
  }
}
