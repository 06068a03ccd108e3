import MVP
import Newspapers

/// A change to something in the reader's library.
struct ShelfChange<Item: Sendable>: Sendable {
  /// Nil if it was added.
  let before: Item?
  /// Nil if it was removed.
  let after: Item?

  var reversed: ShelfChange { ShelfChange(before: after, after: before) }
}

/// A change that can be undone, and then done again.
enum Undoable: Sendable {
  case bookmark(ShelfChange<Bookmark>)
  case excerpt(ShelfChange<Excerpt>)
  case filter(ShelfChange<SavedFilter>)
  case search(ShelfChange<SavedSearch>)
  case visit(ShelfChange<Visit>)
  /// Where the reader stopped in pages of one newspaper.
  case positions(ShelfChange<[ReadingPosition]>)
  case session(ShelfChange<LastSession>)

  /// Redoes it once it is undone.
  var reversed: Undoable {
    switch self {
    case .bookmark(let change): .bookmark(change.reversed)
    case .excerpt(let change): .excerpt(change.reversed)
    case .filter(let change): .filter(change.reversed)
    case .search(let change): .search(change.reversed)
    case .visit(let change): .visit(change.reversed)
    case .positions(let change): .positions(change.reversed)
    case .session(let change): .session(change.reversed)
    }
  }

  /// The end of the announcement of a change that can be undone.
  static let hint = "\(hint: "; \(key: "undo", "u") undoes")"

  /// The end of the announcement of what was undone: how many changes are left; empty if none is.
  static func rest(_ count: Int) -> String {
    count > 0 ? "\(hint: "; \(key: "undo", "u") undoes \(count) more")" : ""
  }
}
