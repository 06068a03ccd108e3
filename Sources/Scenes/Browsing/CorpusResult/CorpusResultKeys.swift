import TerminalUI

extension Command {
  public static let hideWithoutHits: Command = "hide-without-hits"
}

/// The rows for the counts of a result in the table of bindings.
public enum CorpusResultKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(
        .open, "Enter", "l", "Right", help: "show the hits with the words around them", hint: "hits"),
      KeyBinding(
        .find, "/",
        help: "narrow as you type: parts of states and terms, years such as 1897, 1890s, 1897-1899",
        hint: "find"),
      KeyBinding(.filter, "f", help: "filter by term, state, decade or year, with counts", hint: "filter"),
      KeyBinding(.sort, "s", help: "sort by year, state, rate or hits", hint: "sort"),
      KeyBinding(.removeFilter, "x", help: "clear a filter, or all of them", hint: "clear filter"),
      KeyBinding(.hideWithoutHits, "H", help: "hide or show rows without hits", hint: "hide zeros"),
      KeyBinding(.refresh, "R", help: "reload the result"),
    ] + KeyBindings.moving
}
