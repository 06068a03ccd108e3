import TerminalUI

extension Command {
  public static let issues: Command = "issues"
}

/// The rows for newspaper records in the table of bindings.
public enum NewspaperDetailKeys {
  static let issues = KeyBinding(.issues, "i", help: "show the calendar of its issues", hint: "issues")

  static let reading: [KeyBinding] = [
    KeyBinding(.firstIssue, "e", help: "read the front page of its earliest issue", hint: "earliest"),
    KeyBinding(.lastIssue, "E", help: "read the front page of its latest issue", hint: "latest"),
  ]

  public static let bindings: [KeyBinding] =
    [NewspaperDetailKeys.issues] + reading + KeyBindings.links + NewspaperKeys.bindings + KeyBindings.moving
}
