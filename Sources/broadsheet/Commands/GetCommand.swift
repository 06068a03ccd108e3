import ArgumentParser
import MVP
import Newspapers
import Scenes

/// `broadsheet get`: files of pages.
struct GetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Save pages of an issue as files.",
    discussion: """
      Writes where each file is to standard output. A file has its name only once it is whole; until then it is \
      called NAME.part, and what an interruption leaves of it is gone on with the next time. A file that is there \
      is kept. A file that cannot be had does not keep the others from being saved: each is named with the \
      reason, and the exit status is that of the first. A server that refuses or cannot be reached ends the \
      command. A link in the folder is never followed.
      """)

  @OptionGroup var pages: PagesOptions

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "text (what OCR read), alto (the same with the place of each word), pdf, jp2 (the master scan), jpg, or json (what the source says of the page); several separated by commas, or the option several times.",
      valueName: "kind"), completion: .list(PageFile.allCases.map(\.rawValue)), transform: GetCommand.kinds)
  var kinds: [[PageFile]]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to save into; made if need be.", valueName: "folder"))
  var output = "."

  @Option(
    help: ArgumentHelp(
      "What files are called, of the fields {lccn}, {date}, {edition}, {page} and {ext}. All but letters, digits, dots, hyphens and underscores becomes an underscore.",
      valueName: "template"))
  var name = FileNameTemplate.standard

  @Flag(help: "Replace files that are there.")
  var force = false

  @Flag(help: "Save nothing; say what the files would be called, and how many bytes they have.")
  var dryRun = false

  @OptionGroup var source: SourceOptions

  func validate() throws {
    guard !kinds.isEmpty else { throw ValidationError("Say with --as what is to be saved.") }
    _ = try template()
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    let services = try source.services(for: pages.place.home)
    let order = SaveOrder(
      issue: try pages.place.issue, pages: pages.sequences,
      files: kinds.joined().reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
      template: try template(),
      replaces: force, isTrial: dryRun)
    let view = SaveText(output: output)
    let presenter = SavePresenter(
      order: order, archive: services.service.archive, saver: services.saver(into: self.output))
    await presenter.present(on: view)
    output.exit(view.exitCode)
  }

  private static func kinds(_ written: String) throws -> [PageFile] {
    try written.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let kind = PageFile(rawValue: name.lowercased()) else {
        let names = PageFile.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("--as: “\(name)” is not one of \(names).")
      }
      return kind
    }
  }

  private func template() throws -> FileNameTemplate {
    do throws(FileNameTemplate.Fault) { return try FileNameTemplate(name) } catch {
      throw ValidationError("--name: \(error).")
    }
  }
}
