import TerminalUI

extension Command {
  public static let filter: Command = "filter"
  public static let sort: Command = "sort"
  public static let removeFilter: Command = "remove-filter"
  public static let openInBrowser: Command = "open-in-browser"
  public static let copyAddress: Command = "copy-address"
  public static let copyCitation: Command = "copy-citation"
  public static let copyText: Command = "copy-text"
  public static let copyLCCN: Command = "copy-lccn"
}

/// The newspaper list's rows of the table of bindings.
public enum NewspaperListKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(.open, "Enter", "l", "Right", help: "open the newspaper", hint: "open"),
      KeyBinding(.find, "/", help: "find by words of title, place or LCCN, as you type", hint: "find"),
      KeyBinding(
        .filter, "f", help: "filter by state, place, language, decade …; typing finds any value",
        hint: "filter"),
      KeyBinding(.places, "p", help: "go through states, counties and cities", hint: "places"),
      KeyBinding(.sort, "s", help: "choose the order", hint: "sort"),
      KeyBinding(.removeFilter, "x", help: "remove a filter, or all of them", hint: "unfilter"),
    ] + NewspaperKeys.bindings
    + KeyBindings.moving
}

/// What can be done with a newspaper, wherever one is shown.
public enum NewspaperKeys {
  public static let bindings: [KeyBinding] = [
    KeyBinding(.openInBrowser, "o", help: "open the newspaper's page in the browser", hint: "browser"),
    KeyBinding(.copyAddress, "y u", help: "copy its address", hint: "copy"),
    KeyBinding(.copyCitation, "y c", help: "copy a citation"),
    KeyBinding(.copyText, "y t", help: "copy the record as text"),
    KeyBinding(.copyLCCN, "y l", help: "copy its LCCN"),
    KeyBinding(.refresh, "R", help: "ask the source again"),
  ]
}
