import Newspapers

/// Something in the reader's library.
public enum ShelfItem: Hashable, Sendable {
  case bookmark(Bookmark)
  case visit(Visit)
  /// A page read.
  case position(ReadingPosition)
  case filter(SavedFilter)
  case search(SavedSearch)
}
