import ArgumentParser

/// `broadsheet bookmarks`: newspapers, issues and pages that the reader wants to find again.
struct BookmarksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookmarks", _superCommandName: Program.name,
    abstract: "List, add and remove bookmarks, export and import them.",
    discussion: """
      You can bookmark newspapers, issues and pages, with a note and tags. Bookmarks are stored in one file, \
      along with the newspapers you opened and the filters and searches you saved. Only your own commands \
      change it, and several programs can use it at once.
      """,
    subcommands: [List.self, Add.self, Remove.self, Export.self, Import.self], defaultSubcommand: List.self)
}
