import ArgumentParser
import Clock
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet sync`: imports what a source has digitized into this machine's catalogue.
struct SyncCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Bring the catalogue up to date with what a source has.",
    discussion: """
      The list of the Library of Congress, or of the site that --source names, is fetched in few requests and taken \
      into the catalogue on this machine, where it takes the place of what that source listed before; records that \
      were imported stay. Nothing changes until the whole list is there. After a stop the next run goes on with what \
      has been fetched that day.

      Where no source is named, issues and pages of a newspaper that only a site listed come from that site.

      With --directory it is the Library's directory of all newspapers that American libraries have, digitised or not: \
      some 159,000 in 160 requests, which takes about 17 minutes. It says of a newspaper what a line can; records \
      that were imported, and what is known of digitised ones, stay.
      """)

  @Flag(
    name: .customLong("dry-run"), help: "Only say how many newspapers and requests there are: one request.")
  var isDryRun = false

  @Flag(help: "Fetch the whole directory of newspapers, not only what is digitised.")
  var directory = false

  @OptionGroup var source: SourceOptions

  @MainActor func run() async throws {
    let output = StandardOutput()
    let services = try source.services()
    guard let listed = services.source.list(wantsDirectory: directory) else {
      output.note(
        "broadsheet: "
          + (directory ? "only the Library has a directory" : "there is nothing to fetch offline"))
      output.note(
        "  Name a source with --source: loc" + (directory ? "." : ", or the address of a state's site."))
      throw ExitCode(ExitStatus.usage)
    }
    let view = ImportText(output: output)
    let presenter = SyncPresenter(
      list: listed.list, sourceName: listed.source.stored, importer: services.importer(),
      secondsPerRequest: listed.secondsPerRequest, isDryRun: isDryRun, now: { SystemClock().now })
    await presenter.present(on: view)
    output.exit(view.exitCode)
  }
}
