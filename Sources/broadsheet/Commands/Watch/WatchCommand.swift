import ArgumentParser
import Clock
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet watch`: the pages of saved searches added since last time.
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", _superCommandName: Program.name,
    abstract: "Print new pages that match saved searches.",
    discussion: """
      Servers add pages batch by batch. The first run remembers the batches that the server of a saved \
      search has; each later run searches the batches that are new since then, and prints their pages. If \
      there are none, it prints nothing and exits with 0, as suits cron(8). Without a name, watches all \
      saved searches except those of this machine.

      Prints the same as search, in the same formats, and adds the name of the saved search: as the last \
      column, or as search in JSON. A page is printed once for each search, even if its batch is replaced. \
      Printed pages are remembered only once everything is written: if a run fails or is interrupted, the \
      next one prints them again.

      The list of batches takes one request, and is kept for a day; sites send it in parts of 25. At the \
      Library, each new batch that can have pages takes a request or more; at other sites, all of them \
      together, and pages of older batches are read, too. --dry-run says what a run takes at least. More than \(WatchPlan.allowed) requests for a search, or \(WatchPlan.mostBatches) batches, \
      are refused unless you allow them.
      """)

  @Argument(help: ArgumentHelp("The names of saved searches.", valueName: "name"))
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Also write the latest \(WatchText.feedLength) pages found so far to this file, as an Atom feed.",
      valueName: "file"), completion: .file())
  var atom: String?

  @Flag(help: "Start over: remember the batches there are now, and print nothing.")
  var baseline = false

  @Flag(
    name: .customLong("dry-run"),
    help: "Only show new batches and what searching them takes (one request, for the list of batches).")
  var isDryRun = false

  @Option(
    name: .customLong("max-requests"),
    help: ArgumentHelp(
      "Allow this many requests for each search, 1 to 1000. Default: \(WatchPlan.allowed).",
      valueName: "number"))
  var maxRequests: Int?

  @Flag(help: "Allow as many requests as it takes.")
  var yes = false

  @Option(help: ArgumentHelp("Passages to print per page, 0 to 20.", valueName: "number"))
  var snippets = 1

  @Flag(help: "Begin tab-separated output with the column names.")
  var header = false

  @OptionGroup var format: FormatOptions

  @OptionGroup var source: SourceOptions

  func validate() throws {
    guard (0...20).contains(snippets) else {
      throw ValidationError("--snippets must be 0 to 20 (got \(snippets)).")
    }
    if let maxRequests, !(1...SearchAllowance.most).contains(maxRequests) {
      throw ValidationError(
        "--max-requests must be 1 to \(SearchAllowance.most) (got \(maxRequests)); --yes allows more.")
    }
    if yes, maxRequests != nil { throw ValidationError("Use either --yes or --max-requests.") }
    if atom == "-" || atom == "" { throw ValidationError("--atom takes the name of a file.") }
    if isDryRun, baseline || atom != nil {
      throw ValidationError("--dry-run writes nothing: omit --baseline and --atom.")
    }
    if isDryRun, header || format.format != nil {
      throw ValidationError("--dry-run prints sentences and no pages: omit --format and --header.")
    }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    // Otherwise it would turn out after everything is printed, and each run would print it again.
    if let refusal = atom.flatMap(OutputFile.refusal(ofFolderOf:)) { output.exit(output.fail(refusal)) }
    let settings = try Settings.forCommand()
    let library = settings.ownLibrary()
    // cron should mail only what is new.
    let log = source.log(StandardError.isTerminal ? .standardError : .later)
    let targets: [WatchTarget]
    do throws(NewspaperError) {
      targets = try await self.targets(in: library, settings, log)
    } catch {
      throw ExitCode(output.fail(await WatchCommand.failure(error, library)))
    }
    let view = WatchText(
      format: format.chosen(for: output), snippets: snippets, hasHeader: header, output: output)
    let presenter = WatchPresenter(
      targets, saved: SavedSearches(library), library: library,
      choices: .init(
        isOfAll: names.isEmpty, startsOver: baseline, isDryRun: isDryRun,
        allowed: yes ? Int.max : maxRequests),
      clock: SystemClock())
    await presenter.present(on: view)
    log.tellTroubles()
    // What could not be printed counts as new next time.
    guard output.failure == nil else { output.exit(view.exitCode) }
    await presenter.remember(feed: atom) { text, file throws(NewspaperError) in
      try OutputFile.write(text, to: file)
    }
    output.exit(view.exitCode)
  }
}
