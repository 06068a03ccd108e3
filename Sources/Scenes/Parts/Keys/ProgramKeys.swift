import TerminalUI

extension Command {
  public static let search: Command = "search"
}

/// The keys of the program that work on every screen.
public enum ProgramKeys {
  public static let bindings: [KeyBinding] = [
    KeyBinding(.search, "g s", help: "search the words of pages, with the filters in force")
  ]
}
