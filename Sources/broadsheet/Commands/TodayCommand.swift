import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet today`: the front pages of this day in another year.
struct TodayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today",
    abstract: "List the front pages of this day, a hundred years ago.",
    discussion: """
      On a terminal this prints a table; on a pipe LCCN, date, edition, title, place and the page's address, parted by \
      tabs. Which page of the list it is and how many there are is said on standard error.
      """)

  @Option(name: .customLong("years-ago"), help: ArgumentHelp("How many years ago.", valueName: "number"))
  var yearsAgo: Int?

  @Option(
    help: ArgumentHelp("This very day instead: 1865-04-15, “April 15, 1865”.", valueName: "date"),
    transform: WrittenDate.argument)
  var date: WrittenDate?

  @Option(help: ArgumentHelp("Only newspapers of this state or territory.", valueName: "name"))
  var state: String?

  @OptionGroup var paging: PagingOptions

  @OptionGroup var format: FormatOptions

  @OptionGroup var source: SourceOptions

  func validate() throws {
    try EmptyFilter.check(["--state": state])
    if date != nil, yearsAgo != nil {
      throw ValidationError("--date names the day itself: leave out --years-ago.")
    }
    if let days = date?.days, days.lowerBound != days.upperBound {
      throw ValidationError("--date is a day, such as 1865-04-15.")
    }
    if let yearsAgo, !(0...500).contains(yearsAgo) {
      throw ValidationError("--years-ago is 0 to 500, and is \(yearsAgo).")
    }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    let view = FrontPagesText(
      format: format.chosen(for: output), page: paging.page, pageSize: paging.size, output: output)
    let presenter = FrontPagesPresenter(
      date: date?.days.lowerBound ?? IssueDate.today().adding(years: -(yearsAgo ?? 100)), state: state,
      archive: try source.services().service.archive, pageSize: paging.size, firstRow: paging.firstRow)
    await presenter.present(on: view)
    output.exit(view.exitCode)
  }
}
