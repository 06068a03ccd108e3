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
    commandName: "read", _superCommandName: Program.name,
    abstract: "Print the text of a page.",
    discussion: """
      Give a newspaper and a date, or the address of a page, old or new. Lines are joined into paragraphs, \
      and words broken at the end of a line are put back together; --raw prints the lines as printed. On a \
      terminal, text that does not fit the screen goes through $PAGER (less -R if it is not set); on a \
      pipe, each paragraph is one line.

      Several pages get headings. Pages without text, and pages that cannot be read, are reported on \
      standard error; the others are still printed, and the exit status shows the failure. It is 66 if none \
      of the pages you ask for has text. If the list of an issue's pages cannot be loaded, --all prints the \
      pages on this machine, and fails.

      --from-search reads the pages of a search one after another, each once and with a heading. Pages on \
      this machine are not requested again. Lines that do not name a page are reported at the end with their \
      numbers; the exit status is then 65.

      --again reads the scan on this machine, at full resolution, with Tesseract. On Debian, install the \
      package tesseract-ocr, and for more languages tesseract-ocr-deu, -frk, -spa and so on. The new text is \
      printed and kept beside the source's, never in its place; standard error compares the two by \
      confidence and by the share of words that Tesseract's dictionaries have. --prefer again makes the new \
      text the page's, here and in browse, --original still prints the source's, and --undo undoes the last \
      of these steps. Searches of this machine find the words of both.
      """)

  @OptionGroup var pages: PagesOptions

  @Flag(name: .customLong("raw"), help: "Print the lines as printed on the page.")
  var isRaw = false

  @Flag(
    name: .customLong("layout"),
    help:
      "Read the text from ALTO, a larger file that keeps blocks apart and gives the OCR confidence.")
  var usesLayout = false

  @Option(help: ArgumentHelp("text, or json (one object per page).", valueName: "format"))
  var format: RecordFormat = .text

  @Flag(name: .customLong("no-pager"), help: "Do not use a pager.")
  var isWithoutPager = false

  @OptionGroup var again: RereadOptions

  @OptionGroup var source: SourceOptions

  @MainActor func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let output = PagedOutput(
      StandardOutput(), pager: isWithoutPager || format == .json ? nil : Pager(environment: environment))
    let turns = output.isTerminal && !VisualOrder.isDoneByTerminal(environment: environment)
    let exitCode: Int32
    if let list = pages.place.list {
      exitCode = try await source.forPages(of: list, output) { services, lines, isFirst in
        // Plain addresses have no titles.
        var titles: [LCCN: String] = [:]
        for lccn in Set(lines.filter { $0.title == nil }.map(\.page.issue.lccn)) {
          titles[lccn] = await services.title(of: lccn)
        }
        let listed = lines.map { ListedPage(page: $0.page, title: $0.title ?? titles[$0.page.issue.lccn]) }
        return await read(.pages(listed, isFirst: isFirst), services, turns, output)
      }
    } else {
      let services = try source.services(for: pages.place.home)
      if again.changesAnything {
        let exitCode = try await readAgain(services, output)
        output.finish()
        output.exit(exitCode)
      }
      let issue = try pages.place.issue
      exitCode = await read(
        pages.namesOnlyIssue ? .first(issue) : .issue(issue, pages.sequences), services, turns, output)
    }
    output.finish()
    output.exit(exitCode)
  }

  @MainActor private func read(
    _ selection: PageReading.Selection, _ services: Services, _ turnsRightToLeft: Bool, _ output: PagedOutput
  ) async -> Int32 {
    let reading = PageReading(
      selection, mode: isRaw ? .raw : .reading, usesLayout: usesLayout, format: format,
      turnsRightToLeft: turnsRightToLeft, holdings: services.holdings)
    let archive = again.isOriginal ? services.rereader.original : services.service.archive
    // A page that is being loaded when the reader leaves the pager is not wanted anymore.
    let work = Task { await reading.run(archive, output) { output.isClosed } }
    output.onClose = { work.cancel() }
    let exitCode = await work.value
    await services.keeping.finish()
    return exitCode
  }
}
