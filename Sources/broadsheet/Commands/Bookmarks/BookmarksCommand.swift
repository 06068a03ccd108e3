import ArgumentParser

/// `broadsheet bookmarks`: newspapers that the reader wants to find again.
struct BookmarksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookmarks",
    abstract: "List, add and remove bookmarks, export and import them.",
    discussion: """
      Bookmarks have a note and tags. They are kept, with the newspapers opened in browse and the filters saved \
      there, in a file of their own, which nothing but the reader's own commands changes. Several programs may \
      use it at once.
      """,
    subcommands: [List.self, Add.self, Remove.self, Export.self, Import.self], defaultSubcommand: List.self)
}
