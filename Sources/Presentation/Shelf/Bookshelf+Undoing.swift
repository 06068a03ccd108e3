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
      guard let change = redoable.popLast() else { return "Nothing to do again" }
      let outcome: Reversion
      do throws(NewspaperError) { outcome = try await revert(change) } catch {
        redoable.append(change)
        throw error
      }
      guard outcome.isDone else { return outcome.words }
      undoable.append(change.reversed)
      let more = redoable.isEmpty ? "" : "\(hint: "; \(key: "redo", "Ctrl-R") does \(redoable.count) more")"
      return "Done again: \(outcome.words)\(more)"
    }
  }

  /// Makes it as it was before `change`, unless another program has changed it since.
  private func revert(_ change: Undoable) async throws(NewspaperError) -> Reversion {
    switch change {
    case .bookmark(let change): try await revert(change)
    case .excerpt(let change): try await revert(change)
    case .filter(let change): .done(try await revert(change))
    case .search(let change): .done(try await revert(change))
    case .visit(let change): .done(try await revert(change))
    case .positions(let change): .done(try await revert(change))
    case .session(let change): .done(try await revert(change))
    }
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

  private func revert(_ change: ShelfChange<SavedFilter>) async throws(NewspaperError) -> String {
    if let before = change.before {
      try await library.put(before)
      return "Filters restored: “\(before.name)”"
    }
    guard let name = change.after?.name, try await library.removeFilter(named: name) != nil else {
      return "Already removed"
    }
    return "Filters removed: “\(name)”"
  }

  private func revert(_ change: ShelfChange<SavedSearch>) async throws(NewspaperError) -> String {
    if let before = change.before {
      try await library.put(before)
      return "Search restored: “\(before.name)”"
    }
    guard let name = change.after?.name, try await library.removeSearch(named: name) != nil else {
      return "Already removed"
    }
    return "Search removed: “\(name)”"
  }

  private func revert(_ change: ShelfChange<Visit>) async throws(NewspaperError) -> String {
    if let before = change.before {
      try await library.record(before)
      return "Restored to history: \(before.newspaper.words)"
    }
    guard let lccn = change.after?.lccn, let removed = try await library.removeVisit(of: lccn) else {
      return "Already removed"
    }
    return "Removed from history: \(removed.newspaper.words)"
  }

  private func revert(
    _ change: ShelfChange<[ReadingPosition]>
  ) async throws(NewspaperError) -> String {
    if let before = change.before {
      // A page that was read since keeps its newer position.
      _ = try await library.merge(LibraryContents(positions: before))
      return "Restored where you stopped: \(before.first?.newspaper.words ?? "")"
    }
    let after = change.after ?? []
    for position in after { try await library.removePosition(in: position.page) }
    return "Forgot where you stopped: \(after.first?.newspaper.words ?? "")"
  }

  private func revert(_ change: ShelfChange<LastSession>) async throws(NewspaperError) -> String {
    if let before = change.before {
      try await library.put(before)
      return "Restored to Home: \(Numerals.count(before.tabs.count, "tab"))"
    }
    guard let after = change.after, try await library.put([], replacing: [after]) > 0 else {
      return "Already removed"
    }
    return "Forgot \(Numerals.count(after.tabs.count, "tab"))"
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

/// What became of undoing something.
private struct Reversion {
  let words: String
  let isDone: Bool

  static func done(_ words: String) -> Reversion { Reversion(words: words, isDone: true) }

  /// What another program wrote is not lost.
  static func kept(_ what: String) -> Reversion {
    Reversion(words: "\(what) was changed in another window since, and stays as it is", isDone: false)
  }
}
