import ArgumentParser
import FoundationEssentials
import MVP
import Newspapers
import Scenes
import Terminal

/// `broadsheet read`: the words of pages.
struct ReadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Print the words of a page.",
    discussion: """
      A page is named by newspaper and date, or by the address of its page, old or new. Lines are joined to \
      paragraphs and words broken at their ends made whole; --raw prints the lines as they stand on the page. On a \
      terminal the text goes through $PAGER (less -R if it is not set) unless it fits on the screen; on a pipe each \
      paragraph is a line.

      Several pages have headings. A page without words is named on standard error.
      """)

  @Argument(
    help: ArgumentHelp(
      "A newspaper's LCCN, or the address of a page or an issue.", valueName: "LCCN|address"),
    transform: PageArgument.argument)
  var place: PageArgument

  @Argument(help: ArgumentHelp("The day of the issue, YYYY-MM-DD; not after an address.", valueName: "date"))
  var date: IssueDate?

  @Option(help: ArgumentHelp("Which edition of the day; 1 if not given.", valueName: "number"))
  var edition: Int?

  @Option(
    name: [.customLong("page"), .customLong("pages")],
    help: ArgumentHelp("Which pages: 2, or 1-3,5; the first if not given.", valueName: "numbers"))
  var pages: PageSelection?

  @Flag(name: .customLong("all"), help: "All pages of the issue.")
  var isAll = false

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

  func validate() throws {
    switch place {
    case .newspaper where date == nil:
      throw ValidationError("After an LCCN the day of the issue is needed, such as 1865-10-02.")
    case .page where date != nil || edition != nil:
      throw ValidationError("An address says the day and the edition by itself.")
    case .page(_, .some) where pages != nil || isAll:
      throw ValidationError("The address is of one page; leave out --page and --all, or what follows ed-.")
    default: break
    }
    if isAll, pages != nil { throw ValidationError("--all and --page exclude each other.") }
    if let edition, edition < 1 { throw ValidationError("Editions are numbered from 1.") }
  }

  @MainActor func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let output = PagedOutput(
      StandardOutput(), pager: isWithoutPager || format == .json ? nil : Pager(environment: environment))
    let archive = try source.services().archive()
    let reading = PageReading(
      issue: try issue, sequences: isAll ? nil : sequences, mode: isRaw ? .raw : .reading,
      usesLayout: usesLayout, format: format,
      turnsRightToLeft: output.isTerminal && !VisualOrder.isDoneByTerminal(environment: environment))
    let exitCode = await reading.run(archive, output) { output.isClosed }
    output.finish()
    try output.exit(exitCode)
  }

  private var issue: IssueID {
    get throws {
      switch (place, date) {
      case (.page(let issue, _), _): issue
      case (.newspaper(let lccn), let date?): IssueID(lccn: lccn, date: date, edition: edition ?? 1)
      case (.newspaper, nil): throw ValidationError("The day of the issue is missing.")
      }
    }
  }

  private var sequences: [Int] {
    if case .page(_, let sequence?) = place { return [sequence] }
    return pages?.sequences ?? [1]
  }
}

extension IssueDate: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
