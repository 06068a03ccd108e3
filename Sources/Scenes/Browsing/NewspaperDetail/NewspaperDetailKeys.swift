import TerminalUI

/// The rows for newspaper records in the table of bindings.
public enum NewspaperDetailKeys {
  private static let open = KeyBinding(
    .open, "Enter", "l", "Right", help: "show its issues, or follow the link selected with Tab",
    hint: "issues")
  static let issues = KeyBinding(.issues, "i", help: "show the calendar of its issues")

  static let reading: [KeyBinding] = [
    KeyBinding(.firstIssue, "e", help: "read the front page of its earliest issue", hint: "earliest"),
    KeyBinding(.lastIssue, "E", help: "read the front page of its latest issue", hint: "latest"),
  ]
  static let frontPage = KeyBinding(
    .loadPicture, "v",
    help: "show its front page, loading it if it is not on this machine; press again for the record",
    hint: "front page")

  public static let bindings: [KeyBinding] =
    [NewspaperDetailKeys.open, NewspaperDetailKeys.issues] + reading
    + KeyBindings.links.filter { $0.command != .open } + NewspaperKeys.bindings
    + [frontPage] + KeyBindings.moving
}
