import ArgumentParser
import MVP
import Newspapers
import Scenes

/// `broadsheet sync`: what a source has digitised, into the catalogue of this machine.
struct SyncCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Bring the catalogue up to date with what a source has digitised.",
    discussion: """
      The list of the Library of Congress, or of the site that --source names, is fetched in few requests and taken \
      into the catalogue on this machine, where it takes the place of what that source listed before; records that \
      were imported stay. Nothing changes until the whole list is there. After a stop the next run goes on with what \
      has been fetched that day.
      """)

  @Flag(
    name: .customLong("dry-run"), help: "Only say how many newspapers and requests there are: one request.")
  var isDryRun = false

  @OptionGroup var source: SourceOptions

  @MainActor func run() async throws {
    let output = StandardOutput()
    let services = try source.services()
    guard let listed = services.listedSource() else {
      output.note("broadsheet: there is nothing to fetch offline")
      output.note("  Name a source with --source: loc, or the address of a state's site.")
      throw ExitCode(ExitStatus.usage)
    }
    let view = ImportText(output: output)
    let presenter = SyncPresenter(
      directory: listed.service, sourceName: listed.host, importer: services.importer(),
      secondsPerRequest: listed.secondsPerRequest, isDryRun: isDryRun, now: { SystemClock().now })
    await presenter.present(on: view)
    try output.exit(view.exitCode)
  }
}
