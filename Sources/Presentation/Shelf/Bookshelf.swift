import Clock
import MVP
import Newspapers

/// What all scenes do with the reader's library: adding and removing bookmarks, recording history, saving
/// filters and searches, and undoing the last change. Results are announced through the router.
@MainActor public final class Bookshelf {
  public let library: any PersonalLibrary
  let clock: any WallClock
  /// The newspapers known to have bookmarks.
  public private(set) var marked: Set<LCCN> = []
  /// What each change changed, the last at the end.
  private var undoable: [Undoable] = []
  /// More than anybody takes back one by one.
  private static let undoLimit = 100
  /// Called after each write, so that the list on the screen can be reloaded: a screen's write may finish
  /// only after the reader has moved on to that list.
  public var onWrite: @MainActor () -> Void = {}

  public init(library: any PersonalLibrary, clock: any WallClock = SystemClock()) {
    self.library = library
    self.clock = clock
  }

  /// Loads which newspapers have bookmarks. A library that cannot be used is reported only when it is needed.
  public func look() async {
    do throws(NewspaperError) { marked = try await library.bookmarked() } catch {}
  }

  public func bookmark(of lccn: LCCN) async -> Bookmark? {
    do throws(NewspaperError) { return try await library.bookmark(of: lccn) } catch { return nil }
  }

  public func recordVisit(of newspaper: Newspaper) async {
    do throws(NewspaperError) {
      try await library.record(Visit(newspaper, opened: clock.now))
      onWrite()
    } catch {}
  }

  // MARK: Changes

  /// Removes the newspaper's bookmark, or adds one.
  public func toggle(_ newspaper: Newspaper, _ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      if let removed = try await library.removeBookmark(of: newspaper.lccn) {
        return taken(removed)
      }
      try await library.add(Bookmark(newspaper, added: clock.now))
      marked.insert(newspaper.lccn)
      remember(.addedBookmark(newspaper.lccn))
      return "★ Bookmarked; m removes it, ' lists all: \(newspaper.words)"
    }
  }

  public func remove(_ item: ShelfItem, _ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      switch item {
      case .bookmark(let bookmark):
        guard let removed = try await library.removeBookmark(of: bookmark.lccn) else {
          return "Already removed"
        }
        return taken(removed)
      case .visit(let visit):
        guard let removed = try await library.removeVisit(of: visit.lccn) else { return "Already removed" }
        remember(.visit(removed))
        return "Removed from history; u undoes: \(removed.newspaper.words)"
      case .position(let position): return try await forgotten(position)
      case .filter(let filter):
        guard let removed = try await library.removeFilter(named: filter.name) else {
          return "Already removed"
        }
        remember(.filter(removed))
        return "Filters removed; u undoes: “\(removed.name)”"
      case .search(let search): return try await removed(search)
      }
    }
  }

  public func edit(_ lccn: LCCN, note: String? = nil, tags: [String]? = nil, _ router: (any Announcer)?) async
  {
    await telling(router) { () throws(NewspaperError) in
      guard let former = try await library.edit(bookmarkOf: lccn, note: note, tags: tags, changed: clock.now)
      else { return "This bookmark no longer exists" }
      remember(.bookmark(former))
      return "\(note == nil ? "Tags" : "Note") saved; u undoes"
    }
  }

  public func save(_ query: NewspaperQuery, as name: String, _ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      let filter = SavedFilter(name: name, fields: query.fields, saved: clock.now)
      guard !filter.name.isEmpty else { return "Saved filters need a name" }
      guard let former = try await library.put(filter) else {
        remember(.addedFilter(filter.name))
        return "Filters saved; see ' then Tab: “\(filter.name)”"
      }
      remember(.filter(former))
      return "Filters saved over the old ones; u undoes: “\(filter.name)”"
    }
  }

  public func undo(_ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      guard let change = undoable.popLast() else { return "Nothing to undo" }
      do throws(NewspaperError) {
        let done = try await undo(change)
        // One step after another: the reader sees how far back it goes.
        return undoable.isEmpty ? done : "\(done); u undoes \(undoable.count) more"
      } catch {
        undoable.append(change)  // it can be tried again
        throw error
      }
    }
  }

  private func undo(_ change: Undoable) async throws(NewspaperError) -> String {
    switch change {
    case .bookmark(let bookmark):
      try await library.put(bookmark.with(changed: clock.now))
      marked.insert(bookmark.lccn)
      return "★ Bookmark restored: \(bookmark.newspaper.words)"
    case .addedBookmark(let lccn):
      guard let removed = try await library.removeBookmark(of: lccn) else { return "Already removed" }
      marked.remove(lccn)
      return "Bookmark removed: \(removed.newspaper.words)"
    case .visit(let visit):
      try await library.record(visit)
      return "Restored to history: \(visit.newspaper.words)"
    case .positions(let positions):
      // A page that was read since stays where it was left then.
      _ = try await library.merge(LibraryContents(positions: positions))
      return "Restored where you stopped: \(positions.first?.newspaper.words ?? "")"
    case .filter(let filter):
      try await library.put(filter)
      return "Filters restored: “\(filter.name)”"
    case .addedFilter(let name):
      guard try await library.removeFilter(named: name) != nil else { return "Already removed" }
      return "Filters removed: “\(name)”"
    case .search(let search):
      try await library.put(search)
      return "Search restored: “\(search.name)”"
    case .addedSearch(let name):
      guard try await library.removeSearch(named: name) != nil else { return "Already removed" }
      return "Search removed: “\(name)”"
    case .excerpt(let excerpt):
      let present = try await library.put(excerpt.with(ExcerptChange(), changed: clock.now))
      return "♦ \(excerpt.words(restoredFrom: present)) restored: \(excerpt.shortName)"
    case .addedExcerpt(let id):
      guard let removed = try await library.removeExcerpt(id) else { return "Already removed" }
      return removed.regions.isEmpty ? "Note removed" : "Note of the clip removed; its files stay"
    }
  }

  func remember(_ change: Undoable) { undoable = undoable.suffix(Bookshelf.undoLimit - 1) + [change] }

  /// How to undo it comes first: lines are short and titles long.
  private func taken(_ removed: Bookmark) -> String {
    marked.remove(removed.lccn)
    remember(.bookmark(removed))
    let parts = [removed.note.isEmpty ? nil : "note", removed.tags.isEmpty ? nil : "tags"].compactMap(\.self)
    let more = parts.isEmpty ? "" : " with \(parts.joined(separator: " and "))"
    return "Bookmark removed\(more); u undoes: \(removed.newspaper.words)"
  }

  func telling(
    _ router: (any Announcer)?, _ work: () async throws(NewspaperError) -> String
  ) async {
    do throws(NewspaperError) {
      router?.announce(try await work())
      onWrite()
    } catch {
      router?.announce("✗ \(Failure.words(for: error))")
    }
  }
}

extension Newspaper {
  /// The title in quotation marks, or the LCCN if the title is unknown.
  public var words: String { title.isEmpty ? lccn.description : "“\(title)”" }
}
