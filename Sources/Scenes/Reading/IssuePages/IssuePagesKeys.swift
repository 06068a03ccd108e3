import TerminalUI

/// The rows for an issue's pages in the table of bindings.
public enum IssuePagesKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(.open, "Enter", help: "read the page", hint: "read"),
      KeyBinding(.nextEdition, "Tab", help: "show the next edition of the day", hint: "edition"),
      KeyBinding(
        .loadPictures, "a", help: "load the pictures of all pages; asks first if that takes many requests",
        hint: "load all"),
      KeyBinding(.loadPicture, "v", help: "load the picture of the selected page", hint: "picture"),
      KeyBinding(.issues, "i", help: "show the calendar of the newspaper's issues", hint: "calendar"),
      QueueKeys.issue,
      KeyBinding(.bookmark, "m", help: "bookmark the page, or remove its bookmark"),
      KeyBinding(.undo, "u", help: "undo changes to bookmarks and what you saved, latest first"),
      NewspaperKeys.redo,
      KeyBinding(.right, "l", "Right", help: "go to the next page; in a list without pictures: read it"),
      KeyBinding(.left, "h", "Left", help: "go to the previous page; in a list without pictures: go back"),
    ] + NewspaperKeys.citing + [KeyBinding(.refresh, "R", help: "reload from the source")]
    + KeyBindings.moving
}
