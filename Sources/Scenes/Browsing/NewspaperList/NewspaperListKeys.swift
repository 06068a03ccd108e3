import TerminalUI

extension Command {
  public static let goToLetters: Command = "go-to-title"
}

/// The rows for the newspaper list in the table of bindings.
public enum NewspaperListKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(.open, "Enter", "l", "Right", help: "open the newspaper", hint: "open"),
      KeyBinding(.find, "/", help: "search titles, places and LCCNs as you type", hint: "find"),
      KeyBinding(
        .filter, "f", help: "filter by state, place, language, decade …; type to narrow",
        hint: "filter"),
      KeyBinding(.issues, "i", help: "show the calendar of the newspaper's issues", hint: "issues"),
      KeyBinding(.places, "p", help: "browse states, counties and cities", hint: "places"),
      KeyBinding(.goToLetters, "g t", help: "jump to the first title that starts with what you type"),
      KeyBinding(.sort, "s", help: "choose the sort order", hint: "sort"),
      KeyBinding(.removeFilter, "x", help: "clear a filter, or all of them", hint: "clear filter"),
      KeyBinding(.saveFilters, "S", help: "save the filters"),
      KeyBinding(
        .frontPages, "t", help: "show the front pages of this day a hundred years ago", hint: "front pages"),
      ThumbnailKeys.frontPageBeside,
    ] + NewspaperKeys.bindings
    + KeyBindings.moving

  /// For the hint line of an unfiltered list.
  static let hints = bindings.filter { $0.command != .removeFilter }

  /// The same if there is a filter to clear, which gets its own hint.
  static let hintsOfFilteredList = hints.flatMap { hint in
    hint.command == .filter ? [hint] + bindings.filter { $0.command == .removeFilter } : [hint]
  }
}
