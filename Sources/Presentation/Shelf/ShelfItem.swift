import Newspapers

/// Something in the reader's library.
public enum ShelfItem: Hashable, Sendable {
  case bookmark(Bookmark)
  case visit(Visit)
  /// The newspaper's page read last.
  case position(ReadingPosition)
  case filter(SavedFilter)
  case search(SavedSearch)
}
