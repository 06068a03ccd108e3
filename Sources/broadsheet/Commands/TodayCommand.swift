import ArgumentParser
import Clock
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet today`: the front pages of this day in another year.
struct TodayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", _superCommandName: Program.name,
    abstract: "List the front pages of this day, a hundred years ago.",
    discussion: """
      On a terminal, prints a table; on a pipe, tab-separated LCCN, date, edition, title, place and the \
      page's address. The page number and the count are printed to standard error.

      With --source here, a list that was requested before is shown again; without one, the front pages in \
      the index of pages on this machine (see broadsheet-index(1)) are listed. They are also listed if you \
      chose no source and the Library cannot be reached or refuses requests, but then the exit status is 69 \
      or 75.

      In browse, t shows a day's front pages as pictures if the terminal has colors and 60 columns: those on \
      this machine at once. a loads the others, after saying how many requests that takes and how long.
      """)

  @Option(
    name: .customLong("years-ago"),
    help: ArgumentHelp("Number of years ago. Default: 100.", valueName: "number"))
  var yearsAgo: Int?

  @Option(
    help: ArgumentHelp("This day instead: 1865-04-15, “April 15, 1865”.", valueName: "date"),
    transform: WrittenDate.dayArgument)
  var date: IssueDate?

  @Option(
    help: ArgumentHelp("Only newspapers from this state or territory.", valueName: "name"),
    transform: StateName.full)
  var state: String?

  @OptionGroup var paging: PagingOptions

  @OptionGroup var format: FormatOptions

  @OptionGroup var source: SourceOptions

  func validate() throws {
    try EmptyFilter.check(["--state": state])
    if date != nil, yearsAgo != nil {
      throw ValidationError("--date already gives the day: omit --years-ago.")
    }
    if let yearsAgo, !(0...500).contains(yearsAgo) {
      throw ValidationError("--years-ago must be 0 to 500 (got \(yearsAgo)).")
    }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    let view = FrontPagesText(
      format: format.chosen(for: output), page: paging.page, pageSize: paging.size, output: output)
    let service = try source.services().service
    try await StateName.check(state, in: service.directory)
    let day = date ?? IssueDate.today(SystemClock()).adding(years: -(yearsAgo ?? 100))
    let presenter = FrontPagesPresenter(
      date: day, state: state,
      archive: service.archive, pageSize: paging.size, firstRow: paging.firstRow)
    await presenter.present(on: view)
    await source.adviseHere(output, after: view.exitCode) { service throws(NewspaperError) in
      try await service.archive.frontPages(
        of: day, state: state, window: Window(offset: 0, limit: 1), freshness: .kept
      ).total > 0
    }
    output.exit(view.exitCode)
  }
}
