import ArgumentParser

/// `broadsheet bookmarks`: newspapers, issues and pages that the reader wants to find again.
struct BookmarksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookmarks", _superCommandName: Program.name,
    abstract: "List, add and remove bookmarks, export and import them.",
    discussion: """
      Newspapers, issues and pages can be bookmarked, with a note and tags. They are stored in a file of their own, along with the \
      newspapers opened and the filters and searches that you saved; only your own commands change it. Several \
      programs can use it at once.
      """,
    subcommands: [List.self, Add.self, Remove.self, Export.self, Import.self], defaultSubcommand: List.self)
}
