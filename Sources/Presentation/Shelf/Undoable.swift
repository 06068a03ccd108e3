import MVP
import Newspapers

/// A change to the reader's library that can be undone.
enum Undoable {
  /// As it was before it was removed or edited.
  case bookmark(Bookmark)
  case addedBookmark(PageAddress)
  case visit(Visit)
  /// Positions in one newspaper, as they were before they were forgotten.
  case positions([ReadingPosition])
  /// As it was before it was removed or overwritten.
  case filter(SavedFilter)
  case addedFilter(String)
  /// As it was before it was removed or overwritten.
  case search(SavedSearch)
  case addedSearch(String)
  /// As it was before it was removed or edited.
  case excerpt(Excerpt)
  /// The ID.
  case addedExcerpt(String)
  /// As it was before it was forgotten.
  case session(LastSession)

  /// The end of the announcement of a change that can be undone.
  static let hint = "\(hint: "; \(key: "undo", "u") undoes")"

  /// The end of the announcement of what was undone: how many changes are left; empty if none is.
  static func rest(_ count: Int) -> String {
    count > 0 ? "\(hint: "; \(key: "undo", "u") undoes \(count) more")" : ""
  }
}
