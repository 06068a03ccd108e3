import TerminalUI

/// The rows for front pages in the table of bindings.
public enum FrontPagesKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(.open, "Enter", "l", "Right", help: "read the page", hint: "read"),
      KeyBinding(.issues, "i", help: "show the calendar of the newspaper's issues", hint: "issues"),
      KeyBinding(.nextDay, "]", help: "go to the next day", hint: "next day"),
      KeyBinding(.previousDay, "[", help: "go to the previous day", hint: "previous"),
      KeyBinding(.nextYear, "}", ">", help: "go to the same day a year later", hint: "next year"),
      KeyBinding(.previousYear, "{", "<", help: "go to the same day a year earlier"),
      KeyBinding(
        .goToDate, "g d", help: "go to a date: 1865-10-02 or April 15, 1865", hint: "date"),
    ] + NewspaperKeys.citing + [KeyBinding(.refresh, "R", help: "reload from the source")]
    + KeyBindings.moving
}
