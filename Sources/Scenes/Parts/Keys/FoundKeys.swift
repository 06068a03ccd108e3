import TerminalUI

/// The commands shared by searches and the page reader.
extension Command {
  public static let nextFound: Command = "next-found"
  public static let previousFound: Command = "previous-found"
  public static let nextMatch: Command = "next-match"
  public static let previousMatch: Command = "previous-match"
}

/// The keys that go from one found page to the next.
enum FoundKeys {
  static let bindings: [KeyBinding] = [
    KeyBinding(.nextFound, "}", help: "go to the next page found by the search"),
    KeyBinding(.previousFound, "{", help: "go to the previous page found by the search"),
  ]
}
