import TerminalUI

extension Command {
  public static let issues: Command = "issues"
}

/// The newspaper record's rows of the table of bindings.
public enum NewspaperDetailKeys {
  static let issues = KeyBinding(.issues, "i", help: "show the calendar of its issues", hint: "issues")

  public static let bindings: [KeyBinding] =
    KeyBindings.links + [NewspaperDetailKeys.issues] + NewspaperKeys.bindings + KeyBindings.moving
}
