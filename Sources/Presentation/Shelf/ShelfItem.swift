import Newspapers

/// Something in the reader's library.
public enum ShelfItem: Hashable, Sendable {
  case bookmark(Bookmark)
  case visit(Visit)
  case filter(SavedFilter)
  case search(SavedSearch)
}
