import TerminalUI

/// The rows for front pages in the table of bindings.
public enum FrontPagesKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(.open, "Enter", help: "read the page", hint: "read"),
      KeyBinding(
        .loadPictures, "a",
        help: "load the pictures in view, or all as you scroll, after saying what that takes",
        hint: "pictures"),
      KeyBinding(.loadPicture, "v", help: "load the picture of the selected page", hint: "picture"),
      KeyBinding(
        .right, "l", "Right", help: "on the wall of pictures: go right; in the list: read the page"),
      KeyBinding(.left, "h", "Left", help: "on the wall of pictures: go left; in the list: go back"),
      KeyBinding(.issues, "i", help: "show the calendar of the newspaper's issues", hint: "issues"),
      QueueKeys.issue, QueueKeys.day,
      KeyBinding(.bookmark, "m", help: "bookmark the page, or remove its bookmark"),
      KeyBinding(.undo, "u", help: "undo changes to bookmarks and what you saved, latest first"),
      NewspaperKeys.redo,
      KeyBinding(.nextDay, "]", help: "go to the next day", hint: "next day"),
      KeyBinding(.previousDay, "[", help: "go to the previous day", hint: "previous"),
      KeyBinding(.nextYear, "}", ">", help: "go to the same day a year later", hint: "next year"),
      KeyBinding(.previousYear, "{", "<", help: "go to the same day a year earlier"),
      KeyBinding(.filter, "f", help: "show the front pages of one state, or of all", hint: "state"),
      KeyBinding(
        .goToDate, "g d", help: "go to a date: 1865-10-02 or April 15, 1865", hint: "date"),
    ] + NewspaperKeys.citing + [KeyBinding(.refresh, "R", help: "reload from the source")]
    + KeyBindings.moving
}
