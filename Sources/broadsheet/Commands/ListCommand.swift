import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet list`: newspapers, page by page.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", _superCommandName: Program.name,
    abstract: "List newspapers, page by page or all of them.",
    discussion: """
      On a terminal, prints a table; on a pipe, full rows, tab-separated: LCCN, title, place, state, first \
      and last year, languages, frequency, first and last digitized issue, number of issues. The page \
      number and the count are printed to standard error.

      A year with unknown digits matches every year it can mean: 188? is 1880 to 1889. If only one end is \
      known, it stands for both. Newspapers with neither year known match no --from or --to, and those whose \
      end is unknown do not match --current; standard error says how many were left out, and how many more \
      may match --from and --to because one end is unknown. At the Library, --from and --to are its own filter, which may go by the \
      years published or by those digitized; the response is checked against the years published.

      In CSV, a field that starts like a formula (=, +, -, @) gets a leading apostrophe, so spreadsheets \
      do not evaluate it. In every format, anything that could control the terminal is removed: control \
      characters, escape sequences and marks that reverse the order of text.
      """)

  @Option(
    help: ArgumentHelp(
      "Only newspapers from this state or territory, by name or postal code.", valueName: "name"),
    transform: StateName.full)
  var state: String?

  @Option(
    help: ArgumentHelp(
      "Only newspapers from this county, in any state unless --state is given.", valueName: "name"))
  var county: String?

  @Option(help: ArgumentHelp("Only newspapers from this city.", valueName: "name"))
  var city: String?

  @Option(
    help: ArgumentHelp("Only newspapers in this language, e.g. German, Deutsch or de.", valueName: "name"),
    transform: LanguageName.english)
  var language: String?

  @Option(help: ArgumentHelp("Only newspapers for this ethnic group, e.g. Polish.", valueName: "name"))
  var ethnicity: String?

  @Option(
    help: ArgumentHelp(
      "Only newspapers with this frequency, e.g. Weekly, which also matches Weekly (Fridays).",
      valueName: "words"))
  var frequency: String?

  @Flag(
    name: [.customLong("digitized"), .customLong("digitised")], help: "Only newspapers with digitized issues."
  )
  var isDigitized = false

  @Flag(name: .customLong("current"), help: "Only newspapers still published.")
  var isCurrent = false

  @Option(help: ArgumentHelp("Only newspapers published in this year or later.", valueName: "year"))
  var from: Int?

  @Option(help: ArgumentHelp("Only newspapers published in this year or earlier.", valueName: "year"))
  var to: Int?

  @Option(
    name: .customLong("issues-from"),
    help: ArgumentHelp("Only newspapers with digitized issues from this year or later.", valueName: "year"))
  var issuesFrom: Int?

  @Option(
    name: .customLong("issues-to"),
    help: ArgumentHelp("Only newspapers with digitized issues from this year or earlier.", valueName: "year"))
  var issuesTo: Int?

  @Option(
    help: ArgumentHelp(
      """
      Only newspapers with all these words in the title, place or LCCN; in the catalog, also in other \
      titles or the publisher, or with this OCLC number or ISSN. The first 32 words count.
      """,
      valueName: "words"))
  var query: String?

  @Option(
    help: ArgumentHelp(
      "Order: title, place, start or end. With title, the best matches for --query come first.",
      valueName: "order"))
  var sort: NewspaperOrder = .title

  @OptionGroup var paging: PagingOptions

  @Flag(
    help: """
      List all pages, starting at --page, as they arrive. Servers send 1,000 rows per request, at their \
      pace; if one fails, the output says how to resume.
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
      try YearOption.check(year, of: name)
    }
    if let first = from.year, let last = to.year, first > last {
      throw ValidationError("\(from.name) \(first) is later than \(to.name) \(last).")
    }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    let service = try source.services().service
    let directory = service.directory
    try await StateName.check(state, in: directory)
    if all {
      let view = WholeListText(format: format.chosen(for: output), output: output)
      let presenter = WholeListPresenter(
        query: wanted, directory: directory, archive: service.archive, firstPage: paging.page,
        pageSize: paging.givenSize ?? WholeListPresenter.usualPageSize, isWanted: { output.failure == nil })
      await presenter.present(on: view)
      await end(view.exitCode, output)
    }
    let view = NewspaperListText(
      format: format.chosen(for: output), page: paging.page, pageSize: paging.size, output: output)
    let presenter = NewspaperListPresenter(
      query: wanted, directory: directory, archive: service.archive, pageSize: paging.size,
      firstRow: paging.firstRow)
    await presenter.present(on: view)
    await end(view.exitCode, output)
  }

  @MainActor private func end(_ exitCode: Int32, _ output: StandardOutput) async -> Never {
    let query = wanted
    await source.adviseHere(output, after: exitCode) { service throws(NewspaperError) in
      try await service.directory.newspapers(
        matching: query, window: Window(offset: 0, limit: 1), freshness: .kept
      ).total > 0
    }
    output.exit(exitCode)
  }

  private var wanted: NewspaperQuery {
    NewspaperQuery(
      state: state, county: county, city: city, language: language, ethnicity: ethnicity,
      frequency: frequency, isDigitized: isDigitized, isCurrent: isCurrent, from: from, to: to,
      issuesFrom: issuesFrom, issuesTo: issuesTo, words: query ?? "", order: sort)
  }
}

extension NewspaperOrder: ExpressibleByArgument {}
