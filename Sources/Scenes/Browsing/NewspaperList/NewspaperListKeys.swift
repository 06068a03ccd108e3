import TerminalUI

extension Command {
  public static let goToLetters: Command = "go-to-title"
  public static let frontPages: Command = "front-pages"
  public static let filter: Command = "filter"
  public static let sort: Command = "sort"
  public static let removeFilter: Command = "remove-filter"
}

/// The rows for the newspaper list in the table of bindings.
public enum NewspaperListKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(.open, "Enter", "l", "Right", help: "open the newspaper", hint: "open"),
      KeyBinding(.find, "/", help: "find by words of title, place or LCCN, as you type", hint: "find"),
      KeyBinding(
        .filter, "f", help: "filter by state, place, language, decade …; typing finds any value",
        hint: "filter"),
      KeyBinding(.issues, "i", help: "show the calendar of the newspaper's issues", hint: "issues"),
      KeyBinding(.places, "p", help: "go through states, counties and cities", hint: "places"),
      KeyBinding(.goToLetters, "g t", help: "go to the first title that begins with what is typed"),
      KeyBinding(.sort, "s", help: "choose the order", hint: "sort"),
      KeyBinding(.removeFilter, "x", help: "clear a filter, or all of them", hint: "clear filter"),
      KeyBinding(.saveFilters, "S", help: "save the filters under a name"),
      KeyBinding(
        .frontPages, "t", help: "show the front pages of this day a hundred years ago", hint: "front pages"),
    ] + NewspaperKeys.bindings
    + KeyBindings.moving
}
