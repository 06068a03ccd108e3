import MVP
import Newspapers

/// A window of one of the reader's own lists: display-ready.
public struct BookmarksContent: WindowedContent {
  /// One of the reader's lists.
  public enum Shelf: String, CaseIterable, Hashable, Sendable {
    case bookmarks, history, reading, searches, filters

    public var name: String {
      switch self {
      case .bookmarks: "Bookmarks"
      case .history: "History"
      case .reading: "Pages read"
      case .searches: "Saved searches"
      case .filters: "Saved filters"
      }
    }

    /// What remembers a newspaper of the list.
    var sourceWords: String { self == .reading ? "the pages you read" : "your \(name.lowercased())" }

    /// The next list, wrapping around at either end.
    public func next(by step: Int = 1) -> Shelf {
      let all = Shelf.allCases
      guard let index = all.firstIndex(of: self) else { return self }
      return all[(index + step + all.count) % all.count]
    }
  }

  /// Which list it is, and how it was narrowed and sorted.
  public struct Identity: Hashable, Sendable {
    public var shelf = Shelf.bookmarks
    public var query = BookmarkQuery()
  }

  public let rows: [LibraryRow]
  public let offset: Int
  public let total: Int
  public let identity: Identity
}
