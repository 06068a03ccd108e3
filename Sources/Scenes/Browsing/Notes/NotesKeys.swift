import TerminalUI

/// The rows for notes and clips in the table of bindings.
public enum NotesKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(.open, "Enter", "l", "Right", help: "open the page at the note", hint: "open"),
      KeyBinding(
        .find, "/", help: "search headlines, notes, texts, tags and titles as you type", hint: "find"),
      KeyBinding(.editNote, "e", help: "edit the note; ↵ stands for a line break", hint: "note"),
      KeyBinding(.editTags, "t", help: "edit the tags, separated by commas", hint: "tags"),
      KeyBinding(.remove, "D", help: "remove it", hint: "remove"),
      KeyBinding(.undo, "u", help: "undo changes to notes, bookmarks and what you saved, latest first"),
      NewspaperKeys.redo,
      KeyBinding(.openInBrowser, "o", help: "open the page in the browser"),
      KeyBinding(.copyCitation, "y c", help: "copy a citation in the last style used", hint: "cite"),
      KeyBinding(.citeAs, "y C", help: "choose a citation style, and copy"),
      KeyBinding(.copyAddress, "y u", help: "copy the page's address"),
      KeyBinding(.copyText, "y t", help: "copy the clipped text or, if there is none, the note"),
      KeyBinding(.copyLCCN, "y l", help: "copy the newspaper's LCCN"),
      KeyBinding(.refresh, "R", help: "reload the list"),
    ] + KeyBindings.moving

  static let needingRow: Set<Command> = [
    .open, .editNote, .editTags, .remove, .openInBrowser, .copyCitation, .citeAs, .copyAddress, .copyText,
    .copyLCCN,
  ]
}
