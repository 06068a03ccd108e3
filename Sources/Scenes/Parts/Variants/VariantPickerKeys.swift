import TerminalUI

extension Command {
  static let tick: Command = "tick"
}

/// The rows for the choice of variants in the table of bindings.
public enum VariantPickerKeys {
  public static let bindings: [KeyBinding] = [
    KeyBinding(.tick, "Space", "x", help: "choose the variant, or leave it out", hint: "choose"),
    KeyBinding(.open, "Enter", help: "search for the chosen variants, too", hint: "search"),
  ]
}
