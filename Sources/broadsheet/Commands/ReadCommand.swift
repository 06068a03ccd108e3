import ArgumentParser
import FoundationEssentials
import MVP
import Newspapers
import Presentation
import Scenes
import Text

/// `broadsheet read`: the text of pages.
struct ReadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Print the words of a page.",
    discussion: """
      A page is named by newspaper and date, or by the address of its page, old or new. Lines are joined to \
      paragraphs and words broken at their ends made whole; --raw prints the lines as they stand on the page. On a \
      terminal the text goes through $PAGER (less -R if it is not set) unless it fits on the screen; on a pipe each \
      paragraph is a line.

      Several pages have headings. A page without words, and one that cannot be read, is named on standard error; \
      the others are read all the same, and the exit status says that one failed.
      """)

  @OptionGroup var pages: PagesOptions

  @Flag(name: .customLong("raw"), help: "Print the lines as they stand on the page.")
  var isRaw = false

  @Flag(
    name: .customLong("layout"),
    help:
      "Read the words from ALTO, a larger file: blocks stay apart, and the OCR itself says how sure it is.")
  var usesLayout = false

  @Option(help: ArgumentHelp("text or json, one object a page.", valueName: "format"))
  var format: RecordFormat = .text

  @Flag(name: .customLong("no-pager"), help: "Print at once, also on a terminal.")
  var isWithoutPager = false

  @OptionGroup var source: SourceOptions

  @MainActor func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let output = PagedOutput(
      StandardOutput(), pager: isWithoutPager || format == .json ? nil : Pager(environment: environment))
    let archive = try source.services(for: pages.place.home).service.archive
    let reading = PageReading(
      issue: try pages.place.issue, sequences: pages.sequences, mode: isRaw ? .raw : .reading,
      usesLayout: usesLayout, format: format,
      turnsRightToLeft: output.isTerminal && !VisualOrder.isDoneByTerminal(environment: environment))
    let exitCode = await reading.run(archive, output) { output.isClosed }
    output.finish()
    output.exit(exitCode)
  }
}
