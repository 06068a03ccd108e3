import TerminalUI

/// The commands for what is the reader's own: bookmarks, notes and saved filters.
extension Command {
  public static let bookmark: Command = "bookmark"
  public static let bookmarks: Command = "bookmarks"
  public static let undo: Command = "undo"
  public static let redo: Command = "redo"
  public static let saveFilters: Command = "save-filters"
  public static let remove: Command = "remove"
  public static let editNote: Command = "edit-note"
  public static let editTags: Command = "edit-tags"
}
