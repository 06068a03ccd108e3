import TerminalUI

extension Command {
  public static let openInBrowser: Command = "open-in-browser"
  public static let copyAddress: Command = "copy-address"
  public static let copyCitation: Command = "copy-citation"
  public static let citeAs: Command = "cite-as"
  public static let copyText: Command = "copy-text"
  public static let copyLCCN: Command = "copy-lccn"
}

/// What can be done with a newspaper, wherever one is shown.
public enum NewspaperKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(.bookmark, "m", help: "add or remove a bookmark", hint: "bookmark"),
      KeyBinding(.bookmarks, "'", help: "show bookmarks, history, saved searches and filters"),
      KeyBinding(.undo, "u", help: "undo changes to bookmarks and what you saved, latest first"),
      NewspaperKeys.redo,
      KeyBinding(.openInBrowser, "o", help: "open the newspaper's page in the browser"),
    ] + copying + [KeyBinding(.refresh, "R", help: "reload from the source")]

  /// Commands that need a newspaper.
  static let needingNewspaper: Set<Command> = [
    .bookmark, .openInBrowser, .copyAddress, .copyCitation, .citeAs, .copyText, .copyLCCN,
  ]

  static let redo = KeyBinding(.redo, "C-r", help: "redo the last change undone")

  static let citing: [KeyBinding] = [
    KeyBinding(.copyCitation, "y c", help: "copy a citation in the last style used"),
    KeyBinding(.citeAs, "y C", help: "choose a citation style, and copy"),
  ]

  static let copying: [KeyBinding] =
    [
      KeyBinding(.copyAddress, "y u", help: "copy its address")
    ] + citing + [
      KeyBinding(.copyText, "y t", help: "copy the record as text"),
      KeyBinding(.copyLCCN, "y l", help: "copy its LCCN"),
    ]
}
