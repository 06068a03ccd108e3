import Presentation
import TerminalUI

/// The rows for the hits of a result in the table of bindings.
public enum ConcordanceKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(.open, "Enter", "l", "Right", help: "read the page at the hit", hint: "read"),
      KeyBinding(.find, "/", help: "narrow to hits with words around them, as you type", hint: "find"),
      KeyBinding(
        .sort, "s", help: "sort by page, date, or the words before or after the hit", hint: "sort"),
      KeyBinding(.issues, "i", help: "show the calendar of the newspaper's issues", hint: "issues"),
      KeyBinding(.openInBrowser, "o", help: "open the page in the browser"),
      KeyBinding(.copyAddress, "y u", help: "copy its address"),
    ] + NewspaperKeys.citing + [
      KeyBinding(.copyText, "y t", help: "copy the hit with the words around it"),
      KeyBinding(.copyLCCN, "y l", help: "copy the newspaper's LCCN"),
      KeyBinding(.refresh, "R", help: "reload the result"),
    ] + KeyBindings.moving

  static let needingHit: Set<Command> = [
    .open, .issues, .openInBrowser, .copyAddress, .copyCitation, .citeAs, .copyText, .copyLCCN,
  ]
}
