import TerminalUI

/// The keys of all screens, for the manual and for keys chosen by readers.
public enum KeyTables {
  public struct Screen: Sendable {
    /// To complete “keys of”: `the list`.
    public let name: String
    public let bindings: [KeyBinding]
    /// Whether the manual also lists those of its keys that the list has.
    public let repeats: Bool

    fileprivate init(_ name: String, _ bindings: [KeyBinding], repeats: Bool = false) {
      (self.name, self.bindings, self.repeats) = (name, bindings, repeats)
    }
  }

  public static let screens: [Screen] = [
    Screen("home", HomeKeys.bindings, repeats: true),
    Screen("the list", NewspaperListKeys.bindings, repeats: true),
    Screen("a newspaper", NewspaperDetailKeys.bindings),
    Screen("the bookmarks", BookmarksKeys.bindings),
    Screen("notes", NotesKeys.bindings),
    Screen("the jobs", JobsKeys.bindings, repeats: true),
    Screen("the calendar", IssueCalendarKeys.bindings),
    Screen("an issue", IssuePagesKeys.bindings),
    Screen("front pages", FrontPagesKeys.bindings),
    Screen("places", PlaceListKeys.bindings),
    Screen("the map", StateMapKeys.bindings, repeats: true),
    Screen("a search", SearchKeys.bindings),
    Screen("variants", VariantPickerKeys.bindings, repeats: true),
    Screen("a corpus result", CorpusResultKeys.bindings),
    Screen("the hits of a corpus result", ConcordanceKeys.bindings),
    Screen("a page", PageReaderKeys.bindings, repeats: true),
    Screen("a page that was read again", RereadingKeys.bindings),
    Screen("the styles of citations", CitationPickerKeys.bindings, repeats: true),
    Screen("a clip", ClippingKeys.bindings, repeats: true),
  ]

  public static let everywhere: [KeyBinding] = ProgramKeys.bindings + KeyBindings.everywhere
}
