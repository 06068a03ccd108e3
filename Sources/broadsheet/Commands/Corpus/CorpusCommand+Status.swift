import ArgumentParser
import Clock
import MVP
import Newspapers
import Presentation
import Scenes

extension CorpusCommand {
  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "status", abstract: "Show the progress of a corpus.",
      discussion: """
        A batch is planned, fetching (part of its archive is here), fetched (its checksum has not been \
        compared yet), checked, read (its pages are here), or faulty. This command reads no archives, and \
        works while other programs fetch and read.

        On a pipe, prints tab-separated batch, state, bytes that are here, listed size, and what went wrong last.
        """)

    @Argument(help: ArgumentHelp("The folder of the corpus.", valueName: "folder"), completion: .directory)
    var folder: String

    @Flag(
      name: .customLong("todo"),
      help: "Print only the paths of archives that are here but have not been read, one per line, for xargs.")
    var isToDo = false

    @OptionGroup var format: FormatOptions

    @MainActor func run() async throws {
      let output = StandardOutput()
      let view = CorpusStatusText(format: format.chosen(for: output), isToDo: isToDo, output: output)
      let presenter = CorpusStatusPresenter(
        store: try CorpusCommand.store(folder, verbose: false), now: { SystemClock().now })
      await presenter.present(on: view)
      output.exit(view.exitCode)
    }
  }

  struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify", abstract: "Check that everything in a corpus is intact.",
      discussion: """
        Compares the checksums of all archives with the listed ones, receipts with archives, and all other \
        files with manifest-sha256.txt, which sha256sum can check, too. Prints a line for each problem: the \
        path, a tab, and what is wrong. The exit status is then 65.
        """)

    @Argument(help: ArgumentHelp("The folder of the corpus.", valueName: "folder"), completion: .directory)
    var folder: String

    @Flag(help: "Read every page again, and compare its text with its checksum.") var deep = false

    @MainActor func run() async throws {
      let output = StandardOutput()
      let view = CorpusCheckText(output: output)
      let presenter = CorpusCheckPresenter(
        store: try CorpusCommand.store(folder, verbose: false), isDeep: deep)
      await presenter.present(on: view)
      output.exit(view.exitCode)
    }
  }
}
