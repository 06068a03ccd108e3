import ArgumentParser
import Citations
import Clock
import Files
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet cite`: citations of pages, issues, newspapers and searches.
struct CiteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cite", _superCommandName: Program.name,
    abstract: "Cite pages, issues, newspapers and searches.",
    discussion: """
      Prints a citation for each page, issue or newspaper. Name it by LCCN, by LCCN and day, by address, or \
      by the name of a file that “broadsheet get” saved. Give the .json file of a clip to cite it with its \
      headline and authors. With -, items are read from standard input, one per line, or as search, today, \
      list, issues and bookmarks print them on a pipe. Each item is cited once.

      The printed page number is often unknown; state sites send it with some search results. Give it with \
      --page; otherwise a page is cited by its place in the issue, as “image 12”. Give headlines and authors \
      yourself, because OCR does not identify them reliably. APA wants headlines in sentence case, so type \
      them that way.

      Records on this machine need no network. If a record is not available, the title and place come from \
      whatever else has them: a row that search printed, an issue or a page on this machine, your notes and \
      bookmarks. Whatever is missing is reported on standard error. The exit status is then 69 or 75 if the \
      source failed, and 0 otherwise; with --strict, it is 65. A newspaper that the source does not have, and \
      about which this machine knows nothing, is not cited.

      Italics are shown as italics on a terminal, and as asterisks on a pipe, as in Markdown; --style plain \
      has neither.

      For any other style: broadsheet cite --style csl-json … | pandoc -f csljson --citeproc --csl STYLE.csl -t plain
      """)

  @Argument(
    help: ArgumentHelp(
      "LCCNs, each alone or with a day; issues such as sn83045462/1865-04-10, pages such as sn83045462/1865-04-10/ed-1/seq-1, addresses, .json files of clips, or -.",
      valueName: "what"), completion: .file(extensions: ["json"]))
  var works: [String] = []

  @Option(
    name: .customLong("search"),
    help: ArgumentHelp("Also cite the search for this query.", valueName: "query"))
  var searches: [String] = []

  @Option(
    name: .customLong("from-search"),
    help: ArgumentHelp(
      "Also cite the pages that search printed into a file; with -, the same as - among the items.",
      valueName: "file"), completion: .file())
  var list: String?

  @Option(
    help: ArgumentHelp(
      "\(CitationStyle.allCases.map(\.rawValue).joined(separator: ", ")). Default: the setting citation, or chicago.",
      valueName: "style"))
  var style: CitationStyle?

  @Option(help: ArgumentHelp("The headline of the article.", valueName: "text"))
  var headline: String?

  @Option(
    help: ArgumentHelp(
      "An author: “Example, Ann Mary”, “Ann Mary Example”, or {Associated Press} for an organization. "
        + "Repeatable; semicolons separate several, too.",
      valueName: "name"), transform: CiteCommand.authors)
  var author: [[CitedAuthor]] = []

  @Option(
    help: ArgumentHelp(
      "The number printed on the page. Default: the number that search printed, if any.",
      valueName: "number"))
  var page: String?

  @Option(help: ArgumentHelp("The section that the page is in, such as B or Supplement.", valueName: "text"))
  var section: String?

  @Option(
    name: .customLong("edition-label"),
    help: ArgumentHelp("The name of the edition, such as Evening.", valueName: "text"))
  var editionLabel: String?

  @Option(help: ArgumentHelp("A title instead of the newspaper's.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "The day of access, YYYY-MM-DD, or none. Default: the day the record was fetched.", valueName: "date"),
    transform: CiteCommand.accessed)
  var accessed: Citing.Accessed = .asFetched

  @Flag(name: .customLong("ref"), help: "With --style wikipedia: put the citation into a named <ref>.")
  var isInReferenceTags = false

  @Flag(name: .customLong("copy"), help: "Also copy the citations to the terminal's clipboard (OSC 52).")
  var isCopied = false

  @Flag(
    name: .customLong("credit"),
    help: "Also say who provided the scans of issues and pages, if known.")
  var saysCredit = false

  @Flag(name: .customLong("strict"), help: "Exit with 65 if anything is missing.")
  var isStrict = false

  @OptionGroup var source: SourceOptions

  private var details: Citing.Details {
    let labels = PrintedLabels(page: page, section: section, edition: editionLabel)
    var details = Citing.Details().completed(by: labels)
    (details.headline, details.authors) = (headline?.nonEmpty, author.flatMap(\.self))
    (details.title, details.accessed) = (title?.nonEmpty, accessed)
    return details
  }

  func validate() throws {
    let works = try CiteCommand.joined(works)
    if works.isEmpty, searches.isEmpty, list == nil {
      throw ValidationError("Nothing to cite: give a page, an issue, an LCCN, or --search.")
    }
    if works.count + searches.count > 1 || works == ["-"] || list != nil {
      if details.isAboutPage || details.title != nil {
        throw ValidationError(
          "--headline, --author, --page, --section, --edition-label and --title apply to a single item: cite "
            + "the others separately.")
      }
    }
    try CiteCommand.check(details, of: works.first)
    if (works + [list].compactMap(\.self)).filter({ $0 == "-" }).count > 1 {
      throw ValidationError("- can be given only once.")
    }
    if isCopied, !CopiedOutput.isPossible {
      throw ValidationError("--copy needs a terminal, because it uses the terminal's clipboard.")
    }
    if isInReferenceTags, style != nil, style != .wikipedia {
      throw ValidationError("--ref is for --style wikipedia.")
    }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    let settings = try Settings.forCommand()
    var services = HomeServices(source)
    let items: [CiteOrder.Item]
    do {
      items = try await readItems(&services, settings, output)
    } catch let failure as FileFailure {
      output.note("broadsheet: \(failure.reason)")
      throw ExitCode(ExitStatus.inputOutput)
    }
    let holdings = try services.services(for: .anywhere).holdings
    let style = style ?? (isInReferenceTags ? .wikipedia : settings.citation)
    let copied = isCopied ? CopiedOutput(output) : nil
    let view = CiteText(
      style: style, isInReferenceTags: isInReferenceTags, isStrict: isStrict, saysCredit: saysCredit,
      output: copied ?? output)
    let order = CiteOrder(items, details: details, today: .today(SystemClock()), saysCredit: saysCredit)
    await CitePresenter(order, holdings: holdings, clock: SystemClock()).present(on: view)
    if copied?.copy() == false { output.note("the terminal is gone: nothing was copied") }
    output.exit(view.exitCode)
  }
}
