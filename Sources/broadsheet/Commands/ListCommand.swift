import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet list`: newspapers page by page.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List newspapers, page by page or all of them.",
    discussion: """
      On a terminal this prints a table; on a pipe the same rows whole, parted by tabs: LCCN, title, place, \
      state, first and last year, languages, frequency, first and last digitised issue, number of issues. \
      Which page it is and how many there are is said on standard error.

      A year with unknown digits is every year that it can mean: 188? is 1880 to 1889. If one end is not known, the \
      other one counts for both. Newspapers of which neither year is known match no --from and no --to; how many \
      were left out is said on standard error. At the Library --from and --to are its own filter, which may go by \
      the years published or by those digitized; the answer is checked against the years published.

      In CSV a field that begins as a formula does (=, +, -, @) has an apostrophe before it, so that no spreadsheet \
      calculates what a server wrote. In every format all that a terminal would obey is taken out: control \
      characters, escape sequences and marks that reverse the order of text.
      """)

  @Option(help: ArgumentHelp("Only newspapers of this state or territory.", valueName: "name"))
  var state: String?

  @Option(
    help: ArgumentHelp(
      "Only newspapers of this county, of whichever state if none is named.", valueName: "name"))
  var county: String?

  @Option(help: ArgumentHelp("Only newspapers of this city.", valueName: "name"))
  var city: String?

  @Option(help: ArgumentHelp("Only newspapers in this language, by its English name.", valueName: "name"))
  var language: String?

  @Option(help: ArgumentHelp("Only newspapers made for this people, such as Polish.", valueName: "name"))
  var ethnicity: String?

  @Option(
    help: ArgumentHelp(
      "Only newspapers that appear so often, such as Weekly; rows that say more, such as Weekly (Fridays), count.",
      valueName: "words"))
  var frequency: String?

  @Flag(
    name: [.customLong("digitised"), .customLong("digitized")], help: "Only newspapers with digitised issues."
  )
  var isDigitised = false

  @Flag(name: .customLong("current"), help: "Only newspapers that still appear.")
  var isCurrent = false

  @Option(help: ArgumentHelp("Only newspapers published in this year or later.", valueName: "year"))
  var from: Int?

  @Option(help: ArgumentHelp("Only newspapers published in this year or earlier.", valueName: "year"))
  var to: Int?

  @Option(
    name: .customLong("issues-from"),
    help: ArgumentHelp("Only newspapers with digitised issues of this year or later.", valueName: "year"))
  var issuesFrom: Int?

  @Option(
    name: .customLong("issues-to"),
    help: ArgumentHelp("Only newspapers with digitised issues of this year or earlier.", valueName: "year"))
  var issuesTo: Int?

  @Option(
    help: ArgumentHelp(
      """
      Only newspapers with all these words in title, place or LCCN; in the catalogue also in other titles and \
      publisher, or with this OCLC number or ISSN. The first 32 words count.
      """,
      valueName: "words"))
  var query: String?

  @Option(
    help: ArgumentHelp(
      "Order: title, place, start or end; by title, the best answers to --query come first.",
      valueName: "order"))
  var sort: NewspaperOrder = .title

  @OptionGroup var paging: PagingOptions

  @Flag(
    help: """
      List all pages, from --page on, as they come. A server is asked for 1,000 rows at a time, at its pace; if it \
      fails, where to go on is said.
      """)
  var all = false

  @OptionGroup var format: FormatOptions

  @OptionGroup var source: SourceOptions

  func validate() throws {
    try EmptyFilter.check([
      "--state": state, "--county": county, "--city": city, "--language": language, "--ethnicity": ethnicity,
      "--frequency": frequency,
    ])
    try ListCommand.check(("--from", from), ("--to", to))
    try ListCommand.check(("--issues-from", issuesFrom), ("--issues-to", issuesTo))
  }

  private static func check(_ from: (name: String, year: Int?), _ to: (name: String, year: Int?)) throws {
    for (name, year) in [from, to] {
      guard let year, !(1600...2200).contains(year) else { continue }
      throw ValidationError("\(name) is a year of four digits, and is \(year).")
    }
    if let first = from.year, let last = to.year, first > last {
      throw ValidationError("\(from.name) \(first) is later than \(to.name) \(last).")
    }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    let directory = try source.services().service.directory
    if all {
      let view = WholeListText(format: format.chosen(for: output), output: output)
      let presenter = WholeListPresenter(
        query: wanted, directory: directory, firstPage: paging.page,
        pageSize: paging.givenSize ?? WholeListPresenter.usualPageSize, isWanted: { output.failure == nil })
      await presenter.present(on: view)
      output.exit(view.exitCode)
    }
    let view = NewspaperListText(
      format: format.chosen(for: output), page: paging.page, pageSize: paging.size, output: output)
    let presenter = NewspaperListPresenter(
      query: wanted, directory: directory, pageSize: paging.size, firstRow: paging.firstRow)
    await presenter.present(on: view)
    output.exit(view.exitCode)
  }

  private var wanted: NewspaperQuery {
    NewspaperQuery(
      state: state, county: county, city: city, language: language, ethnicity: ethnicity,
      frequency: frequency, isDigitised: isDigitised, isCurrent: isCurrent, from: from, to: to,
      issuesFrom: issuesFrom, issuesTo: issuesTo, words: query ?? "", order: sort)
  }
}

extension NewspaperOrder: ExpressibleByArgument {}
