import TerminalUI

extension Command {
  public static let readOn: Command = "read-on"
  public static let nextPage: Command = "next-page"
  public static let previousPage: Command = "previous-page"
  public static let asPrinted: Command = "as-printed"
  public static let byLayout: Command = "by-layout"
  public static let foldNotes: Command = "fold-notes"
  public static let turnRightToLeft: Command = "turn-right-to-left"
  public static let saveAs: Command = "save-as"
  public static let clip: Command = "clip"
}

/// The rows for the page reader in the table of bindings.
public enum PageReaderKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(
        .readOn, "Space", help: "go down a screen; at the end, press twice for the next page",
        hint: "read on"),
      KeyBinding(.nextPage, "]", help: "go to the next page; with a count, N pages on", hint: "page"),
      KeyBinding(.previousPage, "[", help: "go to the previous page"),
      KeyBinding(.nextIssue, "J", help: "go to the next issue; with a count, N issues on"),
      KeyBinding(.previousIssue, "K", help: "go to the previous issue"),
      KeyBinding(.issues, "i", help: "show the calendar of the newspaper's issues"),
      KeyBinding(.issuePages, "I", help: "show the issue's pages as pictures"),
      KeyBinding(
        .asPrinted, "w", help: "switch between printed lines and joined paragraphs", hint: "as printed"),
      KeyBinding(
        .byLayout, "W",
        help:
          "switch between the ALTO layout (separate blocks, OCR confidence) and plain text"),
      KeyBinding(
        .clip, "C", help: "clip a region of the page: its picture, words and citation", hint: "clip"),
      KeyBinding(
        .editNote, "e", help: "write a note about the page, or the clip that begins on the screen",
        hint: "note"),
      KeyBinding(.editTags, "t", help: "give it tags, separated by commas"),
      KeyBinding(.bookmark, "m", help: "bookmark the page, or remove its bookmark"),
      KeyBinding(.foldNotes, "A", help: "hide or show your notes in the text"),
      KeyBinding(.undo, "u", help: "undo changes to notes, bookmarks and what you saved, latest first"),
      NewspaperKeys.redo,
      KeyBinding(.find, "/", help: "find in page (ignores case)", hint: "find"),
      KeyBinding(.nextMatch, "n", help: "go to the next match"),
      KeyBinding(.previousMatch, "N", help: "go to the previous match"),
    ] + FoundKeys.bindings + [
      KeyBinding(
        .turnRightToLeft, "B",
        help: "reverse Hebrew and Arabic lines, if this terminal shows them backwards"),
      KeyBinding(
        .saveAs, "s",
        help: "save the page as text, ALTO, PDF or picture in the current folder"),
      KeyBinding(
        .readAgain, "r",
        help: "read the scan again on this machine, beside the source's text; needs Tesseract"),
      KeyBinding(.openInBrowser, "o", help: "open the page in the browser"),
      KeyBinding(.copyAddress, "y u", help: "copy its address"),
      KeyBinding(.copyCitation, "y c", help: "copy a citation in the last style used"),
      KeyBinding(.citeAs, "y C", help: "choose a citation style, and copy"),
      KeyBinding(.copyText, "y t", help: "copy its text"),
      KeyBinding(.copyLCCN, "y l", help: "copy the newspaper's LCCN"),
      KeyBinding(.refresh, "R", help: "reload from the source"),
    ] + PageScanKeys.bindings + moving + [QueueKeys.issue]

  /// What the hint bar names if there is no such page.
  /// - Parameter hasIssue: whether its issue exists.
  static func missingHints(hasIssue: Bool) -> [KeyBinding] {
    bindings.compactMap { binding -> KeyBinding? in
      switch binding.command {
      case .issues: binding.hinting("issues")
      case .issuePages: hasIssue ? binding.hinting("pages") : nil
      case .refresh: binding
      default: nil
      }
    }
  }

  /// What the hint bar names while keys go to the scan.
  /// - Parameter isAlone: whether the scan replaces the text.
  static func scanHints(isAlone: Bool) -> [KeyBinding] {
    let words: [(command: Command, words: String)] = [
      (.readOn, "read on"), (.fitColumn, "column"), (.zoomIn, "zoom"), (.fitPage, "whole"),
      (isAlone ? .showScan : .focusScan, "text"), (.fitWidth, "width"), (.nextPage, "page"),
    ]
    return words.compactMap { hint in
      bindings.first { $0.command == hint.command }?.hinting(hint.words)
    }
  }

  private static let moving: [KeyBinding] = [
    KeyBinding(.down, "j", "Down", "C-n", "Enter", help: "go down a line; with a count, N lines"),
    KeyBinding(.up, "k", "Up", "C-p", help: "go up a line"),
    KeyBinding(.pageDown, "PgDn", "C-f", help: "go down a screen"),
    KeyBinding(.pageUp, "PgUp", "C-b", "b", help: "go up a screen"),
    KeyBinding(.halfPageDown, "C-d", help: "go down half a screen"),
    KeyBinding(.halfPageUp, "C-u", help: "go up half a screen"),
    KeyBinding(.first, "g g", "Home", help: "go to the beginning of the page"),
    KeyBinding(.last, "G", "End", help: "go to the end of the page; with a count, to that line"),
  ]
}
