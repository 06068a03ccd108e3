import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet issues`: the issues of a newspaper.
struct IssuesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "issues",
    abstract: "List the issues of a newspaper.",
    discussion: """
      On a terminal this prints a table; on a pipe date, edition, day of the week and the issue's address \
      (LCCN/date/edition), parted by tabs. How many there are is said on standard error.

      The Library of Congress is asked only for the years that --from and --to, or --year, name; of a long-lived daily \
      all years together take many requests. A state's site tells all issues at once.

      A date may be a year, a month or a day: 1865, 1865-10, 1865-10-02, “April 15, 1865”.
      """)

  @Argument(
    help: ArgumentHelp("A Library of Congress Control Number, or an address with one.", valueName: "LCCN"),
    transform: GivenNewspaper.argument)
  var newspaper: GivenNewspaper

  @Option(
    help: ArgumentHelp("Only issues of this date and later.", valueName: "date"),
    transform: WrittenDate.argument)
  var from: WrittenDate?

  @Option(
    help: ArgumentHelp("Only issues up to the end of this date.", valueName: "date"),
    transform: WrittenDate.argument)
  var to: WrittenDate?

  @Option(help: ArgumentHelp("Only issues of this year.", valueName: "year"))
  var year: Int?

  @Option(
    help: ArgumentHelp("Only issues of this day of the year, in whichever year.", valueName: "MM-DD"),
    transform: DayOfYear.argument)
  var on: DayOfYear?

  @OptionGroup var format: FormatOptions

  @OptionGroup var source: SourceOptions

  func validate() throws {
    if year != nil, from != nil || to != nil {
      throw ValidationError("--year cannot be given together with --from or --to.")
    }
    if let year, !(1600...2200).contains(year) {
      throw ValidationError("--year is a year of four digits, and is \(year).")
    }
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
    let view = IssueListText(format: format.chosen(for: output), output: output)
    let archive = try source.services(for: newspaper.home).service.archive
    await IssueListPresenter(lccn: newspaper.lccn, selection: selection, archive: archive).present(on: view)
    output.exit(view.exitCode)
  }
}
