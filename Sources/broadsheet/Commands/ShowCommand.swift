import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet show`: the records of newspapers.
struct ShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", _superCommandName: Program.name,
    abstract: "Print the record of a newspaper.",
    discussion: """
      An LCCN can be written in any way: sn83030214, “sn 83030214”, SN83-030214, or the address of the \
      newspaper's page, old or new. Several records are separated by a blank line.
      """)

  @Argument(
    help: ArgumentHelp(
      "Library of Congress Control Numbers, or addresses that contain one.", valueName: "LCCN"),
    transform: GivenNewspaper.argument)
  var newspapers: [GivenNewspaper]

  @Option(help: ArgumentHelp("text, or json (one object per newspaper).", valueName: "format"))
  var format: RecordFormat = .text

  @Flag(
    name: .customLong("coverage"),
    help: ArgumentHelp(
      "Also show the number of issues per year.",
      discussion: "At the Library of Congress this takes one request per thousand issues."))
  var hasCoverage = false

  @OptionGroup var source: SourceOptions

  @MainActor func run() async throws {
    let output = StandardOutput()
    var places = HomeServices(source)
    var exitCode = ExitStatus.done
    var former: NewspaperDetailText?
    // Invalid requests are reported before anything is printed.
    let all = try newspapers.map { ($0, try places.service(for: $0.home)) }
    let holdings = try places.services(for: .anywhere).holdings
    for (number, (newspaper, service)) in all.enumerated() {
      let lccn = newspaper.lccn
      let directory = service.directory
      let archive = hasCoverage ? service.archive : nil
      if number > 0, format == .text { output.write([""]) }
      let view = NewspaperDetailText(format: format, output: output, after: former)
      former = view
      await NewspaperDetailPresenter(
        lccn: lccn, directory: directory, archive: archive, countsAllYears: true, holdings: holdings,
        namesNeighbors: false
      ).present(on: view)
      if let archive, view.exitCode == ExitStatus.done, !archive.holds(lccn) {
        output.note(
          "no coverage of \(lccn): \(archive.name) has no issues; use --source loc or a site's address"
        )
      }
      if exitCode == ExitStatus.done { exitCode = view.exitCode }
      // The next one would fail, too, and a server that refuses should not be asked again.
      if view.exitCode != ExitStatus.done, view.exitCode != ExitStatus.notFound {
        await source.adviseHere(output, after: view.exitCode) { service throws(NewspaperError) in
          try await service.directory.newspaper(lccn, freshness: .kept).detail.newspaper.lccn == lccn
        }
        break
      }
    }
    output.exit(exitCode)
  }
}

extension RecordFormat: ExpressibleByArgument {}
