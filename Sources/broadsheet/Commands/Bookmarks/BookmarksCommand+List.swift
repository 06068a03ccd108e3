import ArgumentParser
import Clock
import MVP
import Newspapers
import Presentation
import Scenes

extension BookmarksCommand {
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List bookmarks.",
      discussion: """
        On a terminal, prints a table; on a pipe, full rows, tab-separated: LCCN, title, place, state, first \
        and last year, tags, note, date added, date last changed, and for an issue or a page, its date, \
        edition and page number.
        """)

    @Option(
      help: ArgumentHelp(
        "Only bookmarks with all these words in title, place, LCCN, day, tags or note.", valueName: "words"))
    var query: String?

    @Option(
      help: ArgumentHelp(
        "Only bookmarks with this tag; if commas separate several, only those with all of the tags.",
        valueName: "tag"))
    var tag: String?

    @Option(help: ArgumentHelp("Order: newest, title or place.", valueName: "order"))
    var sort: BookmarkQuery.Order = .newest

    @OptionGroup var format: FormatOptions

    @MainActor func run() async throws {
      let output = StandardOutput()
      let view = BookmarksText(format: format.chosen(for: output), output: output)
      let presenter = BookmarksPresenter(
        query: BookmarkQuery(words: query ?? "", tag: tag, order: sort),
        shelf: Bookshelf(library: try Settings.forCommand().ownLibrary(), clock: SystemClock()),
        windowSize: .max)
      await presenter.present(on: view)
      output.exit(view.exitCode)
    }
  }
}

extension BookmarkQuery.Order: ExpressibleByArgument {}
