import ArgumentParser
import Clock
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet sync`: imports what a source has digitized into this machine's catalog.
struct SyncCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", _superCommandName: Program.name,
    abstract: "Update the local catalog from a source.",
    discussion: """
      Fetches the list of the Library of Congress, or of the site given with --source, in a few requests \
      and stores it in the local catalog, replacing what that source listed before; imported records \
      stay. Nothing changes until the whole list has arrived. A run that was interrupted resumes where it \
      stopped, if you start it again the same day, without --refresh.

      If you choose no source, issues and pages of a newspaper that only one site lists come from that site.

      With --directory, fetches the Library's directory of all newspapers held by American libraries, \
      digitized or not: some 159,000 in 160 requests, about 17 minutes. Its entries are brief; imported \
      records and the details of digitized titles stay.
      """)

  @Flag(
    name: .customLong("dry-run"),
    help: "Only show how many newspapers and requests it would take (one request).")
  var isDryRun = false

  @Flag(help: "Fetch the whole newspaper directory, not only digitized titles.")
  var directory = false

  @Flag(help: "Fetch the list again, even if it was fetched within the last day.")
  var refresh = false

  @OptionGroup var source: SourceOptions

  @MainActor func run() async throws {
    let output = StandardOutput()
    let services = try source.services()
    guard let listed = services.source.list(wantsDirectory: directory) else {
      output.note(
        "broadsheet: "
          + (directory ? "only the Library has a directory" : "there is nothing to fetch offline"))
      output.note(
        directory ? "  Use --source loc." : "  Use --source loc, or --source with a state site's address.")
      throw ExitCode(ExitStatus.usage)
    }
    let view = ImportText(output: output)
    let presenter = SyncPresenter(
      list: listed.list, sourceName: listed.source.stored, importer: services.importer(),
      secondsPerRequest: listed.secondsPerRequest, isDryRun: isDryRun, refreshes: refresh,
      now: { SystemClock().now })
    await presenter.present(on: view)
    output.exit(view.exitCode)
  }
}
