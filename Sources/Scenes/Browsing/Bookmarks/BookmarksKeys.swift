import TerminalUI

extension Command {
  public static let bookmark: Command = "bookmark"
  public static let bookmarks: Command = "bookmarks"
  public static let undo: Command = "undo"
  public static let saveFilters: Command = "save-filters"
  public static let remove: Command = "remove"
  public static let editNote: Command = "edit-note"
  public static let editTags: Command = "edit-tags"
  public static let nextList: Command = "next-list"
  public static let previousList: Command = "previous-list"
}

/// The rows for bookmarks in the table of bindings.
public enum BookmarksKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(
        .open, "Enter", "l", "Right", help: "open the newspaper, or apply the filters", hint: "open"),
      KeyBinding(
        .nextList, "Tab", help: "go on to the history, to the saved filters, to the bookmarks",
        hint: "next list"),
      KeyBinding(.previousList, "S-Tab", help: "go to the list before"),
      KeyBinding(.editNote, "e", help: "write the bookmark's note", hint: "note"),
      KeyBinding(.editTags, "t", help: "write its tags, separated by commas", hint: "tags"),
      KeyBinding(.remove, "d", help: "remove it from this list", hint: "remove"),
      KeyBinding(.undo, "u", help: "undo the last change to bookmarks or saved filters, then the one before"),
      KeyBinding(.find, "/", help: "find by words of title, place, note or tags, as you type", hint: "find"),
      KeyBinding(.sort, "s", help: "sort by time added, by title, by place"),
      KeyBinding(.bookmark, "m", help: "remove the bookmark; in the history, also add one"),
      KeyBinding(.openInBrowser, "o", help: "open the newspaper's page in the browser"),
    ] + NewspaperKeys.copying + [KeyBinding(.refresh, "R", help: "read the list again")] + KeyBindings.moving
}
