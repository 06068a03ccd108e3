import TerminalUI

extension Command {
  public static let nextSection: Command = "next-section"
  public static let previousSection: Command = "previous-section"
  public static let wholeSection: Command = "whole-section"
}

/// The rows for the first screen in the table of bindings.
public enum HomeKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(
        .open, "Enter", "l", "Right", help: "open the row; a page opens where you stopped", hint: "open"
      ),
      KeyBinding(.nextSection, "Tab", help: "go to the next section", hint: "next section"),
      KeyBinding(.previousSection, "S-Tab", help: "go to the previous section"),
      KeyBinding(.find, "/", help: "find a newspaper by title, place or LCCN", hint: "find"),
      KeyBinding(
        .frontPages, "t", help: "show the front pages of this day a hundred years ago"),
      KeyBinding(
        .wholeSection, "'", help: "show all of a section: pages read, bookmarks, saved searches or jobs"),
      ThumbnailKeys.frontPageBeside,
      KeyBinding(
        .bookmark, "m", help: "bookmark the row's page or newspaper, or remove its bookmark"),
      KeyBinding(
        .remove, "D", "d",
        help: "forget the row: where you stopped, the bookmark, the search or the session; remove the job"),
      KeyBinding(.undo, "u", help: "undo changes to bookmarks and what you saved, latest first"),
      NewspaperKeys.redo,
      KeyBinding(.refresh, "R", help: "check again what is on this machine"),
    ] + KeyBindings.moving

  /// What the hint bar names, including the keys of the program, since this is where a reader starts.
  static let hints: [KeyBinding] =
    bindings
    + ProgramKeys.bindings.compactMap { binding in
      switch binding.command {
      case .search: binding.hinting("search")
      case .newspapers: binding.hinting("newspapers")
      default: nil
      }
    }
}
