import TerminalUI

extension Command {
  public static let editQuery: Command = "edit-query"
  public static let more: Command = "more"
  public static let foldSnippets: Command = "fold-snippets"
  public static let variants: Command = "variants"
  public static let trend: Command = "trend"
  public static let countAll: Command = "count-all"
  public static let countExactly: Command = "count-exactly"
  public static let dates: Command = "dates"
  public static let widerDates: Command = "wider-dates"
  public static let narrowerDates: Command = "narrower-dates"
  public static let saveSearch: Command = "save-search"
  public static let savedSearches: Command = "saved-searches"
  public static let mark: Command = "mark"
  public static let unmarkAll: Command = "unmark-all"
  public static let searchHere: Command = "search-here"
}

/// The rows for the search in the table of bindings.
public enum SearchKeys {
  /// Commands for found pages.
  static let needingPage: Set<Command> = [
    .issues, .nextMatch, .previousMatch, .nextFound, .previousFound, .more, .sort, .filter, .trend, .countAll,
    .countExactly, .foldSnippets, .editNote, .editTags, .bookmark, .queueFound, .mark, .unmarkAll,
    .openInBrowser, .copyAddress, .copyCitation, .citeAs, .copyText, .copyLCCN,
  ]

  public static let bindings: [KeyBinding] =
    [
      KeyBinding(.open, "Enter", "l", "Right", help: "read the page", hint: "read"),
      KeyBinding(
        .find, "/",
        help: "type a new query: Tab completes it, Up and Down recall earlier ones, and Ctrl-R finds one",
        hint: "new query", typedHelp: "type a new query"),
      KeyBinding(.editQuery, "e", help: "edit the query", hint: "edit"),
      KeyBinding(
        .nextMatch, "n",
        help:
          "go to the next hit on the page; after the last, press twice for the next page; load missing text",
        hint: "hit"),
      KeyBinding(.previousMatch, "N", help: "go to the previous hit on the page"),
    ] + FoundKeys.bindings + [
      KeyBinding(.more, "a", help: "ask the server for more pages", hint: "more"),
      KeyBinding(
        .filter, "f", help: "narrow by decade, year, state, language or title, with counts; type to narrow",
        hint: "narrow"),
      KeyBinding(
        .countAll, "F",
        help: "count all pages by decade, state, language and title, in one request to the server"),
      KeyBinding(
        .countExactly, "c", help: "ask for the exact number of pages; press twice, since it takes requests"),
      KeyBinding(.removeFilter, "x", help: "remove a field of the query, or all of them", hint: "widen"),
      KeyBinding(
        .variants, "v", help: "add what OCR may have made of the words, with counts of this machine's pages",
        hint: "variants"),
      KeyBinding(
        .trend, "t",
        help:
          "chart the pages found over time, and narrow to a period; a server takes a request for each period",
        hint: "trend"),
      KeyBinding(
        .dates, "d", help: "search other dates: 1897..1899, 1913-03, or empty for any date", hint: "dates",
        typedHelp: "search other dates: 1897..1899, 1913-03, or - for any date"),
      KeyBinding(.widerDates, "<", help: "widen the dates by a decade at each end"),
      KeyBinding(.narrowerDates, ">", help: "narrow the dates by a decade at each end"),
      KeyBinding(.sort, "s", help: "choose the sort order: best match, date or title", hint: "sort"),
      KeyBinding(.saveSearch, "S", help: "save the search; saved:NAME in a query stands for it"),
      KeyBinding(.mark, "M", help: "mark or unmark the page; with a count, N pages", hint: "mark"),
      KeyBinding(.unmarkAll, "X", help: "unmark all pages", hint: "unmark all"),
      QueueKeys.found,
      KeyBinding(.savedSearches, "'", help: "show saved searches, saved filters, bookmarks and history"),
      KeyBinding(.undo, "u", help: "undo changes to marks, bookmarks and what you saved, latest first"),
      NewspaperKeys.redo,
      KeyBinding(.editNote, "g e", help: "write a note about the page"),
      KeyBinding(.editTags, "g t", help: "give the page tags, separated by commas"),
      KeyBinding(.bookmark, "m", help: "bookmark the page, or remove its bookmark"),
      KeyBinding(.foldSnippets, "z", help: "hide or show the text below each row", hint: "fold"),
      KeyBinding(.issues, "i", help: "show the calendar of the newspaper's issues"),
      KeyBinding(.openInBrowser, "o", help: "open the page in the browser"),
      KeyBinding(.copyAddress, "y u", help: "copy its address"),
      KeyBinding(.copyCitation, "y c", help: "copy a citation in the last style used"),
      KeyBinding(.citeAs, "y C", help: "choose a citation style, and copy"),
      KeyBinding(.copyText, "y t", help: "copy the text found"),
      KeyBinding(.copyLCCN, "y l", help: "copy the newspaper's LCCN"),
      KeyBinding(.refresh, "R", help: "search again"),
      KeyBinding(.searchHere, "H", help: "search the pages on this machine only, or the server again"),
    ] + KeyBindings.moving
}
