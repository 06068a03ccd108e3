import TerminalUI

extension Command {
  static let countyList: Command = "counties"
  static let digitizedOnly: Command = "digitized-only"
  static let nextDecade: Command = "next-decade"
  static let previousDecade: Command = "previous-decade"
}

/// The rows for the map in the table of bindings.
public enum StateMapKeys {
  public static let bindings: [KeyBinding] = [
    KeyBinding(.open, "Enter", help: "list the newspapers of the state", hint: "newspapers"),
    KeyBinding(.countyList, "c", help: "list the counties and cities of the state", hint: "counties"),
    KeyBinding(.find, "/", help: "go to a state by its name or postal code", hint: "find"),
    KeyBinding(.digitizedOnly, "d", help: "count digitized newspapers only, or all", hint: "digitized"),
    KeyBinding(
      .previousDecade, "<", help: "count the newspapers published in the previous decade", hint: "earlier"),
    KeyBinding(.nextDecade, ">", help: "count the newspapers published in the next decade", hint: "later"),
    KeyBinding(.places, "p", help: "show the states as a list", hint: "list"),
    KeyBinding(.left, "h", "Left", help: "go to the state on the left"),
    KeyBinding(.right, "l", "Right", help: "go to the state on the right"),
    KeyBinding(.up, "k", "Up", help: "go to the state above"),
    KeyBinding(.down, "j", "Down", help: "go to the state below"),
  ]
}
