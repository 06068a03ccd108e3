import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet import`: imports newspapers from files into this machine's catalog.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", _superCommandName: Program.name,
    abstract: "Import newspapers from files into the local catalog.",
    discussion: """
      Files can be MARCXML, newspapers.txt, the CSV that replaced it, newspapers.json, or what list \
      printed as CSV, JSON or JSON Lines, compressed or not; the format is detected from the contents. Importing again updates the catalog: a site's \
      list of what is digitized (newspapers.txt, its CSV or newspapers.json) replaces its earlier one, so \
      import lists that belong together with one command; what list printed adds to them. A MARC \
      record marked as deleted removes its newspaper. Nothing changes until everything has been read, so \
      you can stop an import at any time. What you import is added to the starter catalog.
      """)

  @Argument(help: ArgumentHelp("Files; - for standard input.", valueName: "file"), completion: .file())
  var files: [String]

  @Flag(help: "Stop at the first record that cannot be read, and import nothing.")
  var strict = false

  @Flag(help: "Import the complete records of a file that is cut off, instead of reporting an error.")
  var partial = false

  func validate() throws {
    guard !files.isEmpty else { throw ValidationError("Name the files to import, or - for standard input.") }
    guard !strict || !partial else { throw ValidationError("--strict cannot be combined with --partial.") }
    guard files.count(where: { $0 == "-" }) < 2 else {
      throw ValidationError("Standard input can be read only once.")
    }
  }

  private var tolerance: ImportTolerance { strict ? .nothing : partial ? .cutFiles : .faultyRecords }

  @MainActor func run() async throws {
    let output = StandardOutput()
    let view = ImportText(output: output)
    let log = AccessLog(reader: .standardError, logger: nil)
    let importer = Services(settings: try .forCommand(), named: nil, log: log).importer()
    await ImportPresenter(files: files, tolerance: tolerance, importer: importer).present(on: view)
    output.exit(view.exitCode)
  }
}
