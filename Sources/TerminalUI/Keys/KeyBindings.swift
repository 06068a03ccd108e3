/// The bindings of base screens; scenes add their own.
public enum KeyBindings {
  public static let moving: [KeyBinding] = [
    KeyBinding(.down, "j", "Down", "C-n", help: "go down a row; with a count, N rows"),
    KeyBinding(.up, "k", "Up", "C-p", help: "go up a row"),
    KeyBinding(.pageDown, "PgDn", "C-f", "Space", help: "go down a page"),
    KeyBinding(.pageUp, "PgUp", "C-b", help: "go up a page"),
    KeyBinding(.halfPageDown, "C-d", help: "go down half a page"),
    KeyBinding(.halfPageUp, "C-u", help: "go up half a page"),
    KeyBinding(.first, "g g", "Home", help: "go to the first row"),
    KeyBinding(.last, "G", "End", help: "go to the last row; with a count, to that row"),
  ]

  public static let links: [KeyBinding] = [
    KeyBinding(.nextLink, "Tab", "n", help: "go to the next link", hint: "next link"),
    KeyBinding(.previousLink, "S-Tab", "N", help: "go to the previous link"),
    KeyBinding(.open, "Enter", "l", "Right", help: "follow the link", hint: "follow"),
  ]

  public static let tabs: [KeyBinding] = [
    KeyBinding(.openInTab, "T", help: "open the selected item in a new tab"),
    KeyBinding(
      .tab,
      keys: ["M-", "g "].flatMap { start in (1...9).map { KeySequence(stringLiteral: "\(start)\($0)") } },
      help: "go to the tab with that number"),
    KeyBinding(.nextTab, "g >", "M-Right", "C-PgDn", help: "go to the next tab"),
    KeyBinding(.previousTab, "g <", "M-Left", "C-PgUp", help: "go to the previous tab"),
    KeyBinding(
      .closeTab, "g q", help: "close the tab; so does q on its first screen", typedHelp: "close the tab"),
    KeyBinding(.reopenTab, "g r", help: "reopen the last tab closed, as it was"),
  ]

  public static let everywhere: [KeyBinding] =
    tabs + [
      KeyBinding(.maximize, "z", help: "maximize or restore the pane"),
      KeyBinding(.palette, ":", help: "choose a command by name, words or key"),
      KeyBinding(.redraw, "C-l", help: "redraw the screen"),
      KeyBinding(.suspend, "C-z", help: "suspend the program; fg in the shell resumes it"),
      KeyBinding(.help, "?", "F1", help: "show all keys", hint: "keys"),
      KeyBinding(
        .back, "q", "h", "Left", "Esc", "Backspace", help: "go back; q also quits from the first screen",
        hint: "back"),
      KeyBinding(.forward, "L", "S-Right", help: "go forward"),
      KeyBinding(.quit, "Q", "C-c", help: "quit", hint: "quit"),
    ]
}
