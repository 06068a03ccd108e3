import TerminalUI

/// The newspaper record's rows of the table of bindings.
public enum NewspaperDetailKeys {
  public static let bindings: [KeyBinding] = KeyBindings.links + NewspaperKeys.bindings + KeyBindings.moving
}
