import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet issues`: the issues of a newspaper.
struct IssuesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "issues", _superCommandName: Program.name,
    abstract: "List the issues of a newspaper.",
    discussion: """
      On a terminal, prints a table; on a pipe, tab-separated date, edition, day of the week and the \
      issue's address (LCCN/date/edition). The count is printed to standard error.

      The Library of Congress is asked only for the years given by --from and --to, or --year; all years \
      of a long-lived daily take many requests. A state site sends all issues at once.

      With --missing, prints the date and day of the week of each day that the calendar marks as missing. \
      Which days of the week to expect is worked out for each year from the frequency in the catalog and from \
      the issues. If that is not clear for a year, none of its days are listed, and standard error names it. \
      Holidays count like any other day.

      A date can be a year, a month or a day: 1865, 1865-10, 1865-10-02, 10/2/1865, “April 15, 1865”.
      """)

  @Argument(
    help: ArgumentHelp(
      "A Library of Congress Control Number, or an address that contains one.", valueName: "LCCN"),
    transform: GivenNewspaper.argument)
  var newspaper: GivenNewspaper

  @Option(
    help: ArgumentHelp("Only issues from this date on.", valueName: "date"),
    transform: WrittenDate.argument)
  var from: WrittenDate?

  @Option(
    help: ArgumentHelp("Only issues up to and including this date.", valueName: "date"),
    transform: WrittenDate.argument)
  var to: WrittenDate?

  @Option(help: ArgumentHelp("Only issues from this year.", valueName: "year"))
  var year: Int?

  @Option(
    help: ArgumentHelp("Only issues on this day, in any year.", valueName: "MM-DD"),
    transform: DayOfYear.argument)
  var on: DayOfYear?

  @Flag(
    name: .customLong("missing"),
    help: "Instead, list the days on which an issue is expected and none is there.")
  var listsMissing = false

  @OptionGroup var format: FormatOptions

  @OptionGroup var source: SourceOptions

  func validate() throws {
    if year != nil, from != nil || to != nil {
      throw ValidationError("--year cannot be combined with --from or --to.")
    }
    try YearOption.check(year, of: "--year")
    if let from, let to, from.days.lowerBound > to.days.upperBound {
      throw ValidationError("--from \(from.days.lowerBound) is later than --to \(to.days.upperBound).")
    }
  }

  private var selection: IssueSelection {
    IssueSelection(
      from: year.map(IssueDate.start) ?? from?.days.lowerBound,
      to: year.map(IssueDate.end) ?? to?.days.upperBound,
      dayOfYear: on)
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    let services = try source.services(for: newspaper.home)
    if listsMissing {
      let view = MissingDaysText(format: format.chosen(for: output), output: output)
      await MissingDaysPresenter(
        lccn: newspaper.lccn, selection: selection, archive: services.service.archive,
        directory: services.service.directory, holdings: services.holdings
      ).present(on: view)
      output.exit(view.exitCode)
    }
    let view = IssueListText(format: format.chosen(for: output), output: output)
    await IssueListPresenter(
      lccn: newspaper.lccn, selection: selection, archive: services.service.archive,
      holdings: services.holdings
    ).present(on: view)
    output.exit(view.exitCode)
  }
}
