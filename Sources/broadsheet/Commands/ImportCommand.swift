import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet import`: imports newspapers from files into this machine's catalogue.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import newspapers from files into the catalogue on this machine.",
    discussion: """
      Files are MARCXML, newspapers.txt, the CSV that it became, or newspapers.json, also compressed; what they are \
      is told by their contents. Importing again updates; a MARC record that is marked as deleted takes its newspaper \
      away. Until everything has been read nothing changes, so you can stop an import at any time. The starter \
      catalogue stays underneath: what you import adds to it.
      """)

  @Argument(help: ArgumentHelp("Files; - is standard input.", valueName: "file"))
  var files: [String]

  @Flag(help: "Stop at the first record that cannot be read, and import nothing.")
  var strict = false

  @Flag(help: "Import what is whole in a file that is cut off; without this, such a file is an error.")
  var partial = false

  func validate() throws {
    guard !files.isEmpty else { throw ValidationError("Name the files to import, or - for standard input.") }
    guard !strict || !partial else { throw ValidationError("--strict and --partial exclude each other.") }
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
