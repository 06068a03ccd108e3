import ArgumentParser
import MVP
import Newspapers
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
    help: ArgumentHelp("This very day instead: 1865-04-15, “April 15, 1865”.", valueName: "date"))
  var date: WrittenDate?

  @Option(help: ArgumentHelp("Only newspapers of this state or territory.", valueName: "name"))
  var state: String?

  @Option(help: ArgumentHelp("Which page of the list, from 1.", valueName: "number"))
  var page = 1

  @Option(name: .customLong("per-page"), help: ArgumentHelp("Rows a page, 1 to 1000.", valueName: "number"))
  var perPage = 50

  @Option(
    help: ArgumentHelp(
      "table, tsv, csv, json or jsonl; table on a terminal and tsv on a pipe if not given.",
      valueName: "format"))
  var format: ListFormat?

  @OptionGroup var source: SourceOptions

  func validate() throws {
    if date != nil, yearsAgo != nil {
      throw ValidationError("--date names the day itself: leave out --years-ago.")
    }
    if let days = date?.days, days.lowerBound != days.upperBound {
      throw ValidationError("--date is a day, such as 1865-04-15.")
    }
    if let yearsAgo, !(0...500).contains(yearsAgo) {
      throw ValidationError("--years-ago is 0 to 500, and is \(yearsAgo).")
    }
    guard (1...1_000_000).contains(page) else {
      throw ValidationError("--page is 1 to 1000000, and is \(page).")
    }
    guard (1...1000).contains(perPage) else {
      throw ValidationError("--per-page is 1 to 1000, and is \(perPage).")
    }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    let view = FrontPagesText(
      format: format ?? (output.isTerminal ? .table : .tsv), page: page, pageSize: perPage, output: output)
    let presenter = FrontPagesPresenter(
      date: date?.days.lowerBound ?? IssueDate.today().adding(years: -(yearsAgo ?? 100)), state: state,
      archive: try source.services().archive(), pageSize: perPage, firstRow: (page - 1) * perPage)
    await presenter.present(on: view)
    try output.exit(view.exitCode)
  }
}
