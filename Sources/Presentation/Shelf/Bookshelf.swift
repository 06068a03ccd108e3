import Clock
import MVP
import Newspapers

/// What all scenes do with the reader's library: adding and removing bookmarks, recording history, saving
/// filters and searches, and undoing changes. Results are announced through the router.
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
  /// What was changed, the latest last.
  var undoable: [Undoable] = []
  /// What undoes the undoing, the latest last.
  var redoable: [Undoable] = []
  /// How many changes can be undone.
  public var undoCount: Int { undoable.count }
  /// More than anybody undoes one by one.
  private static let undoLimit = 100
  /// Notified after each write, so that the lists on the screen can be reloaded: a screen's write may finish
  /// only after the reader has moved on to another list, which may be beside the screen.
  public let onWrite = Listeners()

  public init(
    library: any PersonalLibrary, desk: JobDesk? = nil, clock: any WallClock
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
        remember(.visit(ShelfChange(before: removed, after: nil)))
        return "Removed from history\(Undoable.hint): \(removed.newspaper.words)"
      case .position(let position): return try await forgotten(position)
      case .filter(let filter):
        guard let removed = try await library.removeFilter(named: filter.name) else {
          return "Already removed"
        }
        remember(.filter(ShelfChange(before: removed, after: nil)))
        return "Filters removed\(Undoable.hint): “\(removed.name)”"
      case .search(let search): return try await removed(search)
      }
    }
  }

  public func save(_ query: NewspaperQuery, as name: String, _ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      let filter = SavedFilter(name: name, fields: query.fields, saved: clock.now)
      guard !filter.name.isEmpty else { return "Saved filters need a name" }
      let former = try await library.put(filter)
      remember(.filter(ShelfChange(before: former, after: filter)))
      guard former != nil else {
        return "Filters saved\(hint: "; \(key: "bookmarks", "'") lists all"): “\(filter.name)”"
      }
      return "Filters saved over the old ones\(Undoable.hint): “\(filter.name)”"
    }
  }

  func remember(_ change: Undoable) {
    undoable = undoable.suffix(Bookshelf.undoLimit - 1) + [change]
    redoable = []
  }

  func telling(
    _ router: (any Announcer)?, _ work: () async throws(NewspaperError) -> String
  ) async {
    do throws(NewspaperError) {
      router?.announce(try await work())
      onWrite()
    } catch {
      router?.announce(failure: Failure.words(for: error))
    }
  }
}

extension Newspaper {
  /// The title in quotation marks, or the LCCN if the title is unknown.
  public var words: String { title.isEmpty ? lccn.description : "“\(title)”" }
}
