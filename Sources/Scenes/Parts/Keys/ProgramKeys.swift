import TerminalUI

extension Command {
  public static let search: Command = "search"
  public static let home: Command = "home"
  public static let newspapers: Command = "newspapers"
  public static let notes: Command = "notes"
  public static let map: Command = "map"
  public static let jobs: Command = "jobs"
  public static let openAddress: Command = "open-address"
  public static let newTab: Command = "new-tab"
  public static let reopenSession: Command = "reopen-session"
}

/// The keys of the program that work on every screen.
public enum ProgramKeys {
  public static let bindings: [KeyBinding] = [
    KeyBinding(.home, "g h", help: "go home: what you were reading, bookmarks, saved searches"),
    KeyBinding(.newspapers, "g l", help: "list the newspapers"),
    KeyBinding(.search, "g s", help: "search the text of newspaper pages, with the current filters"),
    KeyBinding(.bookmarks, "g b", help: "show your bookmarks"),
    KeyBinding(.notes, "g n", help: "show your notes and clips"),
    KeyBinding(.jobs, "g j", help: "show the jobs in the queue and their progress"),
    KeyBinding(.map, "g m", help: "show a map of the states, with the number of newspapers in each"),
    KeyBinding(
      .openAddress, "g a", help: "open an address, old or new, of a newspaper, issue, page or search"),
    KeyBinding(.newTab, "g T", help: "open another tab, with Home"),
    KeyBinding(
      .reopenSession, "g y", help: "reopen the tabs of your last session; again, those of the one before"),
  ]
}
