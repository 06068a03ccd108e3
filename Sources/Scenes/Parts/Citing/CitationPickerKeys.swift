import TerminalUI

extension Command {
  public static let headline: Command = "headline"
  public static let author: Command = "author"
  public static let appendToFile: Command = "append-to-file"
}

/// The keys of the styles of citations.
public enum CitationPickerKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(.open, "Enter", "l", "Right", help: "copy the citation in this style", hint: "copy"),
      KeyBinding(.headline, "h", help: "enter the article's headline", hint: "headline"),
      KeyBinding(.author, "a", help: "enter its authors, separated by semicolons", hint: "author"),
      KeyBinding(
        .appendToFile, "s", help: "append the citation to a file, such as citations.bib", hint: "append"),
    ] + KeyBindings.moving
}
