import TerminalUI

extension Command {
  public static let chooseText: Command = "choose-text"
  public static let otherText: Command = "other-text"
  public static let undoReading: Command = "undo-reading"
}

/// The rows in the table of bindings for a page that was read again.
public enum RereadingKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(
        .chooseText, "p", help: "make this the page's text, or the source's again",
        hint: "make it the page's text"),
      KeyBinding(
        .otherText, "Tab", "S-Tab", help: "in a narrow terminal: switch between the two texts",
        hint: "other text"),
      KeyBinding(
        .undoReading, "u", help: "undo the last step: the choice of the text, or the reading itself",
        hint: "undo"),
      KeyBinding(.refresh, "R", help: "read it again", hint: "once more"),
    ] + KeyBindings.moving
}
