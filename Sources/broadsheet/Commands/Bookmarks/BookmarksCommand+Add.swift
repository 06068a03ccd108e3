import ArgumentParser
import Newspapers
import Scenes

extension BookmarksCommand {
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add bookmarks.",
      discussion: """
        Title, place and years come from the source. Where it cannot be reached the bookmark is made with the \
        LCCN alone. A newspaper that has a bookmark gets the tags, too, and the note in the place of its own.
        """)

    @Argument(
      help: ArgumentHelp("Library of Congress Control Numbers, or addresses with one.", valueName: "LCCN"),
      transform: LCCN.argument)
    var lccns: [LCCN]

    @Option(help: ArgumentHelp("What to say of it, in one line.", valueName: "words"))
    var note: String?

    @Option(help: ArgumentHelp("A tag; may be given several times.", valueName: "tag"))
    var tag: [String] = []

    @OptionGroup var source: SourceOptions

    @MainActor func run() async throws {
      let output = StandardOutput()
      let keeper = BookmarkKeeper(library: try Settings.forCommand().ownLibrary(), output: output)
      let exitCode = await keeper.add(
        lccns, note: note ?? "", tags: tag, asking: try source.services().service.directory)
      output.exit(exitCode)
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove bookmarks.")

    @Argument(
      help: ArgumentHelp("Library of Congress Control Numbers, or addresses with one.", valueName: "LCCN"),
      transform: LCCN.argument)
    var lccns: [LCCN]

    @MainActor func run() async throws {
      let output = StandardOutput()
      let exitCode = await BookmarkKeeper(library: try Settings.forCommand().ownLibrary(), output: output)
        .remove(lccns)
      output.exit(exitCode)
    }
  }
}
