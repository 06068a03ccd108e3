import TerminalUI

extension Command {
  public static let showNewspapers: Command = "show-newspapers"
}

/// The rows for places in the table of bindings.
public enum PlaceListKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(
        .open, "Enter", "l", "Right",
        help: "open the state or county; for a city, list its newspapers",
        hint: "open"),
      KeyBinding(.showNewspapers, "n", help: "list the place's newspapers", hint: "newspapers"),
      KeyBinding(.find, "/", help: "search by name as you type", hint: "find"),
      KeyBinding(.sort, "s", help: "sort by name or by number of newspapers", hint: "sort"),
    ] + KeyBindings.moving
}
