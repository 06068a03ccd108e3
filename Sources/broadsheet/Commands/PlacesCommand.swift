import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet places`: where newspapers were published.
struct PlacesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "places", _superCommandName: Program.name,
    abstract: "List states, counties and cities with their newspaper counts.",
    discussion: """
      Without options, lists states and countries; with --state, its counties, and each city that some records name \
      without a county; with --county, its cities. On a terminal, prints a table; on a pipe, tab-separated name, kind \
      (state, country, county or city), number of newspapers and the place as cataloged. A newspaper with several places \
      counts in each. A city beside the counties has all its newspapers, as “list --city” does, also those that count in \
      a county.
      """)

  @Option(
    help: ArgumentHelp("The counties of this state or territory.", valueName: "name"),
    transform: StateName.full)
  var state: String?

  @Option(help: ArgumentHelp("The cities of this county of the state.", valueName: "name"))
  var county: String?

  @Option(help: ArgumentHelp("Order: name or count.", valueName: "order"))
  var sort: PlaceOrder = .name

  @OptionGroup var format: FormatOptions

  @OptionGroup var source: SourceOptions

  func validate() throws {
    try EmptyFilter.check(["--state": state, "--county": county])
    if county != nil, state == nil { throw ValidationError("--county needs --state: counties share names.") }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    let view = PlaceListText(format: format.chosen(for: output), output: output)
    let directory = try source.services().service.directory
    try await StateName.check(state, in: directory)
    let presenter = PlaceListPresenter(
      path: PlacePath(state: state, county: county), order: sort, directory: directory)
    await presenter.present(on: view)
    output.exit(view.exitCode)
  }
}

extension PlaceOrder: ExpressibleByArgument {}
