import ArgumentParser
import MVP
import Newspapers
import Scenes

/// `broadsheet get`: files of pages.
struct GetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get", _superCommandName: Program.name,
    abstract: "Save pages of an issue as files.",
    discussion: """
      Prints the path of each file to standard output. A file is downloaded as NAME.part and renamed when it \
      is complete; interrupted downloads resume next time. Existing files are kept. If another program may \
      have left a NAME.part, it is kept, too, and NAME is not saved. If one file is not available, the \
      others are still saved: each failure is reported with its reason, and the exit status is that of the \
      first. The command stops if a server refuses requests or cannot be reached; with --source offline, it \
      saves what is on this machine and reports the rest. A PDF that the queue has downloaded is copied from \
      there. Symbolic links in the folder are never followed.

      --from-search saves the pages of a search, each once; the same command continues where it stopped, and \
      texts on this machine are saved without a request. Lines that do not name a page are reported at the \
      end with their numbers; the exit status is then 65.
      """)

  @OptionGroup var pages: PagesOptions

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "text (OCR text), alto (OCR text with word positions), pdf, jp2 (master scan), jpg, or json (the source's record of the page). Separate several with commas, or repeat the option.",
      valueName: "kind"), completion: .list(PageFile.allCases.map(\.rawValue)), transform: GetCommand.kinds)
  var kinds: [[PageFile]]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to save into; created if needed.", valueName: "folder"),
    completion: .directory)
  var output = "."

  @Option(
    help: ArgumentHelp(
      "Template for file names, with the fields {lccn}, {date}, {edition}, {page} and {ext}. Anything but letters, digits, dots, hyphens and underscores becomes an underscore.",
      valueName: "template"))
  var name = FileNameTemplate.standard

  @Flag(help: "Replace existing files.")
  var force = false

  @Flag(help: "Save nothing; print the files' paths and sizes in bytes.")
  var dryRun = false

  @OptionGroup var source: SourceOptions

  func validate() throws {
    guard !kinds.isEmpty else { throw ValidationError("Use --as to say what to save.") }
    if output == "-" {
      throw ValidationError(
        "get saves files: --output takes a folder. “broadsheet read” prints a page's text.")
    }
    _ = try template()
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    if let list = pages.place.list {
      output.exit(
        try await source.forPages(of: list, output) { services, lines, _ in
          try await save(.pages(lines.map(\.page)), services, output)
        } check: { lines in
          try refusal(of: lines)
        })
    }
    let services = try source.services(for: pages.place.home)
    let issue = try pages.place.issue
    output.exit(
      try await save(
        pages.namesOnlyIssue ? .first(issue) : .issue(issue, pages.sequences), services, output))
  }

  /// Pages at different sites are saved one site after another, but into one folder.
  private func refusal(of lines: [PageLine]) throws -> Failure? {
    let pages = lines.map(\.page)
    return try order(.pages(pages)).refusal(of: pages)
  }

  private func order(_ selection: SaveOrder.Selection) throws -> SaveOrder {
    SaveOrder(
      selection, files: kinds.joined().reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
      template: try template(), replaces: force, isTrial: dryRun)
  }

  @MainActor private func save(
    _ selection: SaveOrder.Selection, _ services: Services, _ output: StandardOutput
  ) async throws -> Int32 {
    let view = SaveText(output: output)
    let presenter = SavePresenter(
      order: try order(selection), archive: services.rereader.original,
      saver: services.saver(into: self.output),
      holdings: services.holdings)
    await presenter.present(on: view)
    await services.keeping.finish()
    return view.exitCode
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
