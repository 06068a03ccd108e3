import TerminalUI

extension Command {
  public static let nextList: Command = "next-list"
  public static let previousList: Command = "previous-list"
}

/// The rows for bookmarks in the table of bindings.
public enum BookmarksKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(
        .open, "Enter", "l", "Right", help: "open the newspaper or page, search again, or apply the filters",
        hint: "open"),
      KeyBinding(
        .nextList, "Tab",
        help: "go to the next list: history, pages you read, saved searches, saved filters, bookmarks",
        hint: "next list"),
      KeyBinding(.previousList, "S-Tab", help: "go to the previous list"),
      KeyBinding(.editNote, "e", help: "edit the bookmark's note", hint: "note"),
      KeyBinding(.editTags, "t", help: "edit its tags, separated by commas", hint: "tags"),
      KeyBinding(.remove, "d", help: "remove it from this list", hint: "remove"),
      KeyBinding(.undo, "u", help: "undo changes to bookmarks and what you saved, latest first"),
      NewspaperKeys.redo,
      KeyBinding(.find, "/", help: "search titles, places, days, notes and tags as you type", hint: "find"),
      KeyBinding(.sort, "s", help: "sort by date added, title or place"),
      KeyBinding(
        .bookmark, "m", help: "remove the bookmark; in the history and the pages read, also add one"),
      KeyBinding(.openInBrowser, "o", help: "open the newspaper's page in the browser"),
      ThumbnailKeys.frontPageBeside,
    ] + NewspaperKeys.copying + [KeyBinding(.refresh, "R", help: "reload the list")]
    + KeyBindings.moving
}
