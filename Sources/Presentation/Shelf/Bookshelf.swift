import Clock
import MVP
import Newspapers

/// What all scenes do with the reader's library: adding and removing bookmarks, recording history, saving
/// filters, and undoing the last change. Results are announced through the router.
@MainActor public final class Bookshelf {
  public let library: any PersonalLibrary
  private let clock: any WallClock
  /// The newspapers known to have bookmarks.
  public private(set) var marked: Set<LCCN> = []
  private var undoable: Undoable?
  /// Called after each write, so that the list on the screen can be reloaded: a screen's write may finish
  /// only after the reader has moved on to that list.
  public var onWrite: @MainActor () -> Void = {}

  private enum Undoable {
    case bookmark(Bookmark)
    case visit(Visit)
    case filter(SavedFilter)
  }

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
      return "★ Bookmarked; m takes it away again, ' lists all: \(newspaper.words)"
    }
  }

  public func remove(_ item: ShelfItem, _ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      switch item {
      case .bookmark(let bookmark):
        guard let removed = try await library.removeBookmark(of: bookmark.lccn) else {
          return "It is gone already"
        }
        return taken(removed)
      case .visit(let visit):
        guard let removed = try await library.removeVisit(of: visit.lccn) else { return "It is gone already" }
        undoable = .visit(removed)
        return "Taken out of the history, u brings it back: \(removed.newspaper.words)"
      case .filter(let filter):
        guard let removed = try await library.removeFilter(named: filter.name) else {
          return "It is gone already"
        }
        undoable = .filter(removed)
        return "Filters removed, u brings them back: “\(removed.name)”"
      }
    }
  }

  public func edit(_ lccn: LCCN, note: String? = nil, tags: [String]? = nil, _ router: (any Announcer)?) async
  {
    await telling(router) { () throws(NewspaperError) in
      guard let former = try await library.edit(bookmarkOf: lccn, note: note, tags: tags, changed: clock.now)
      else { return "There is no bookmark of it any more" }
      undoable = .bookmark(former)
      return
        "Kept the \(note == nil ? "tags; u brings the former ones back" : "note; u brings the former one back")"
    }
  }

  public func save(_ query: NewspaperQuery, as name: String, _ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      let filter = SavedFilter(name: name, fields: query.fields, saved: clock.now)
      guard !filter.name.isEmpty else { return "Filters need a name to be saved" }
      guard let former = try await library.put(filter) else {
        return "Filters saved, ' and Tab list them: “\(filter.name)”"
      }
      undoable = .filter(former)
      return "Filters saved in the place of others, u brings those back: “\(filter.name)”"
    }
  }

  public func undo(_ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      switch undoable {
      case .bookmark(let bookmark):
        try await library.put(bookmark.with(changed: clock.now))
        marked.insert(bookmark.lccn)
        undoable = nil
        return "★ The bookmark is as it was: \(bookmark.newspaper.words)"
      case .visit(let visit):
        try await library.record(visit)
        undoable = nil
        return "In the history again: \(visit.newspaper.words)"
      case .filter(let filter):
        try await library.put(filter)
        undoable = nil
        return "The filters are as they were: “\(filter.name)”"
      case nil: return "There is nothing to undo"
      }
    }
  }

  /// How to undo it comes first: lines are short and titles long.
  private func taken(_ removed: Bookmark) -> String {
    marked.remove(removed.lccn)
    undoable = .bookmark(removed)
    let parts = [removed.note.isEmpty ? nil : "note", removed.tags.isEmpty ? nil : "tags"].compactMap(\.self)
    let more = parts.isEmpty ? "" : " with \(parts.joined(separator: " and "))"
    return "Bookmark taken away\(more), u brings it back: \(removed.newspaper.words)"
  }

  private func telling(
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
