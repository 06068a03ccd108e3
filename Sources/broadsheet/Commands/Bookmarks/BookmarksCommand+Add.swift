import ArgumentParser
import Newspapers
import Scenes

extension BookmarksCommand {
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add bookmarks.",
      discussion: """
        Title, place and years come from the source. If it cannot be reached, the bookmark has only the \
        LCCN. For an existing bookmark, the tags are added and the note is replaced; an empty note removes \
        it. The address of an issue or a page bookmarks that issue or page. If lists on this machine show \
        that there is no such issue or page, or that the newspaper did not appear that year, you are told; \
        no server is asked. If this machine has the complete list of a newspaper's issues, an issue or page \
        that is not in it is not bookmarked.
        """)

    @Argument(
      help: ArgumentHelp(
        "Library of Congress Control Numbers, or addresses of newspapers, issues or pages.",
        valueName: "LCCN"),
      transform: PageAddress.argument)
    var targets: [PageAddress]

    @Option(help: ArgumentHelp("A note, on one line.", valueName: "words"))
    var note: String?

    @Option(help: ArgumentHelp("A tag; can be repeated.", valueName: "tag"))
    var tag: [String] = []

    @OptionGroup var source: SourceOptions

    @MainActor func run() async throws {
      let output = StandardOutput()
      let keeper = BookmarkKeeper(library: try Settings.forCommand().ownLibrary(), output: output)
      let service = try source.services().service
      let exitCode = await keeper.add(
        targets, note: note, tags: tag, asking: service.directory, knownBy: service.archive)
      output.exit(exitCode)
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove bookmarks.")

    @Argument(
      help: ArgumentHelp(
        "Library of Congress Control Numbers, or addresses of newspapers, issues or pages.",
        valueName: "LCCN"),
      transform: PageAddress.argument)
    var targets: [PageAddress]

    @MainActor func run() async throws {
      let output = StandardOutput()
      let exitCode = await BookmarkKeeper(library: try Settings.forCommand().ownLibrary(), output: output)
        .remove(targets)
      output.exit(exitCode)
    }
  }
}
