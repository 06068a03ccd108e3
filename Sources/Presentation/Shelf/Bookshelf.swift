import Clock
import MVP
import Newspapers

/// What all scenes do with the reader's library: adding and removing bookmarks, recording history, saving
/// filters and searches, and undoing the last change. Results are announced through the router.
@MainActor public final class Bookshelf {
  public let library: any PersonalLibrary
  /// The queue of downloads to read later; nil if there is none.
  public let desk: JobDesk?
  let clock: any WallClock
  /// What is known to have bookmarks.
  public internal(set) var bookmarked: Set<PageAddress> = [] {
    didSet {
      guard bookmarked != oldValue else { return }
      marked = Set(bookmarked.compactMap(\.newspaper))
    }
  }
  /// The newspapers among them.
  public private(set) var marked: Set<LCCN> = []
  /// What each change affected, the latest last.
  private var undoable: [Undoable] = []
  /// How many changes can be undone.
  public var undoCount: Int { undoable.count }
  /// More than anybody undoes one by one.
  private static let undoLimit = 100
  /// Notified after each write, so that the lists on the screen can be reloaded: a screen's write may finish
  /// only after the reader has moved on to another list, which may be beside the screen.
  public let onWrite = Listeners()

  public init(
    library: any PersonalLibrary, desk: JobDesk? = nil, clock: any WallClock = SystemClock()
  ) {
    self.library = library
    self.desk = desk
    self.clock = clock
  }

  public func recordVisit(of newspaper: Newspaper) async {
    do throws(NewspaperError) {
      try await library.record(Visit(newspaper, opened: clock.now))
      onWrite()
    } catch {}
  }

  // MARK: Changes

  public func remove(_ item: ShelfItem, _ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      switch item {
      case .bookmark(let bookmark):
        guard let removed = try await library.removeBookmark(of: bookmark.target) else {
          return "Already removed"
        }
        return taken(removed)
      case .visit(let visit):
        guard let removed = try await library.removeVisit(of: visit.lccn) else { return "Already removed" }
        remember(.visit(removed))
        return "Removed from history\(Undoable.hint): \(removed.newspaper.words)"
      case .position(let position): return try await forgotten(position)
      case .positions(let lccn): return try await forgotten(of: lccn)
      case .filter(let filter):
        guard let removed = try await library.removeFilter(named: filter.name) else {
          return "Already removed"
        }
        remember(.filter(removed))
        return "Filters removed\(Undoable.hint): “\(removed.name)”"
      case .search(let search): return try await removed(search)
      }
    }
  }

  public func save(_ query: NewspaperQuery, as name: String, _ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      let filter = SavedFilter(name: name, fields: query.fields, saved: clock.now)
      guard !filter.name.isEmpty else { return "Saved filters need a name" }
      guard let former = try await library.put(filter) else {
        remember(.addedFilter(filter.name))
        return "Filters saved\(hint: "; \(key: "bookmarks", "'") lists all"): “\(filter.name)”"
      }
      remember(.filter(former))
      return "Filters saved over the old ones\(Undoable.hint): “\(filter.name)”"
    }
  }

  /// - Parameter others: how many changes besides the library's the reader can undo here.
  public func undo(_ router: (any Announcer)?, others: Int = 0) async {
    await telling(router) { () throws(NewspaperError) in
      guard let change = undoable.popLast() else { return "Nothing to undo" }
      do throws(NewspaperError) {
        let done = try await undo(change)
        // One step at a time: the reader sees how far back it goes.
        return done + Undoable.rest(undoable.count + others)
      } catch {
        undoable.append(change)  // it can be tried again
        throw error
      }
    }
  }

  private func undo(_ change: Undoable) async throws(NewspaperError) -> String {
    switch change {
    case .bookmark(let bookmark):
      // If it is there, its note or its tags were changed.
      let isThere = try await library.bookmark(of: bookmark.target) != nil
      try await library.put(bookmark.with(changed: clock.now))
      bookmarked.insert(bookmark.target)
      return "★ Bookmark \(isThere ? "as it was" : "restored"): \(bookmark.words)"
    case .addedBookmark(let target):
      guard let removed = try await library.removeBookmark(of: target) else { return "Already removed" }
      bookmarked.remove(target)
      return "Bookmark removed: \(removed.words)"
    case .visit(let visit):
      try await library.record(visit)
      return "Restored to history: \(visit.newspaper.words)"
    case .positions(let positions):
      // A page that was read since keeps its newer position.
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
      return removed.regions.isEmpty
        ? "Note removed: \(removed.shortName)" : "Note of the clip removed; its files stay"
    case .session(let session):
      try await library.put(session)
      return "Remembered again: \(Numerals.count(session.tabs.count, "tab"))"
    }
  }

  func remember(_ change: Undoable) { undoable = undoable.suffix(Bookshelf.undoLimit - 1) + [change] }

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
