import ArgumentParser
import Files
import Glibc
import Links
import Newspapers
import Presentation

/// `broadsheet resolve`: old addresses become today's, in texts and on the command line.
struct ResolveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve", _superCommandName: Program.name,
    abstract: "Replace old newspaper addresses in texts with today's.",
    discussion: """
      Addresses of the old Chronicling America no longer work. resolve computes today's addresses of \
      newspapers, issues, pages, searches and lists from them, without a network. Every other byte of a text \
      stays as it is, and a second run changes nothing.

      A single text goes to standard output, and a report to standard error: file, line, column, status, \
      kind, id, old and new address, a note, and the words that the address marks; the last line counts each \
      status and, with --check, each result. With --in-place, files are replaced. If you give an address \
      instead of a file, its kind, id and today's address are printed; --report and --map include it, too, \
      without file, line and column.

      changed: it has a new address today. same: it is today's address. approximate: today's address keeps \
      only part of the meaning; written only with --approximate. file: a scan whose issue is known, but not \
      its page. kept: it still works, or is evidence, such as an archive's copy. dead: it has no successor. \
      unknown: not understood. The last four are never changed. Addresses of other things are not reported.

      A JSON address becomes today's JSON address, whose fields differ. Other data formats, such as RDF and \
      feeds, have no successor: the nearest thing is a web page.

      With --check, the source is asked whether each issue and newspaper exists, with one request for each \
      that this machine does not know about; resolve first says how long that takes. If it is interrupted, \
      run it again: answers are kept, those that something is missing for a day. --force replaces the report \
      of the previous run. The report gets another column: exists, missing, moved to another LCCN, refused, \
      or not known.

      In Markdown, fenced blocks and spans of code are left alone, and a block that is never closed is \
      reported, because it extends to the end. In wikitext, archive-url is left alone, and a note says so if \
      url-status=dead is next to a url that was changed or is today's.
      """)

  @Argument(
    help: ArgumentHelp("Files, addresses, or - for standard input (the default).", valueName: "what"),
    completion: .file())
  var works: [String] = []

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "\(TextKind.allCases.map(\.rawValue).joined(separator: ", ")). Default: by the file's extension, or text.",
      valueName: "kind"))
  var kind: TextKind?

  @Flag(name: .customLong("dry-run"), help: "Print the report to standard output, and write nothing else.")
  var isDryRun = false

  @Flag(name: .customLong("in-place"), help: "Replace files; a file without changes is not written.")
  var isInPlace = false

  @Option(
    help: ArgumentHelp(
      "With --in-place: keep the old files, with this suffix. Files in folders that have it are left alone.",
      valueName: "suffix"))
  var backup: String?

  @Flag(name: .customLong("recursive"), help: "Also process the files in folders, except hidden ones.")
  var isRecursive = false

  @Flag(name: .customLong("approximate"), help: "Also write addresses that keep only part of the meaning.")
  var writesApproximate = false

  @Flag(name: .customLong("archived"), help: "Also replace addresses of web archives.")
  var writesArchived = false

  @Flag(name: .customLong("words"), help: "Keep the words that an address marks, as a search in the page.")
  var keepsWords = false

  @Flag(name: .customLong("code"), help: "Also replace addresses in Markdown code.")
  var readsCode = false

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "loc, or the address of a state site: move newspapers, issues and pages there, by their ids.",
      valueName: "site"), transform: ResolveCommand.home)
  var home: IssueSource?

  @Option(
    help: ArgumentHelp(
      "Write the report to a file: as JSON Lines if its name ends in .jsonl, otherwise as TSV.",
      valueName: "file"), completion: .file())
  var report: String?

  @Option(
    help: ArgumentHelp("Write old and new addresses to a file, with a tab between them.", valueName: "file"),
    completion: .file())
  var map: String?

  @Flag(help: "With --report and --map: replace existing files.") var force = false

  @Flag(name: .customLong("check"), help: "Ask the source whether issues and newspapers exist.")
  var isChecked = false

  @Flag(
    name: .customLong("files"),
    help: "Also replace addresses of page files, such as PDFs and scans, whose issue this machine knows.")
  var namesFiles = false

  @Flag(
    name: .customLong("strict"),
    help:
      "Exit with 65 if anything is dead, unknown, or a file, and with 66 if --check finds anything missing.")
  var isStrict = false

  @OptionGroup var source: SourceOptions

  func validate() throws {
    if isInPlace, isDryRun { throw ValidationError("Use either --in-place or --dry-run.") }
    if force, report == nil, map == nil {
      throw ValidationError("--force is for files: name one with --report or --map.")
    }
    if backup != nil, !isInPlace { throw ValidationError("--backup is for --in-place.") }
    if let backup, backup.isEmpty || backup.contains("/") {
      throw ValidationError("--backup is a suffix, such as .orig.")
    }
    if isChecked || namesFiles, works.isEmpty || works.contains("-") {
      throw ValidationError("--check and --files read a text twice: they need files, not standard input.")
    }
    if isInPlace, works.isEmpty || works.contains("-") {
      throw ValidationError("--in-place needs files: standard input cannot be replaced.")
    }
  }

  @MainActor func run() async throws {
    let output = StandardOutput()
    var (addresses, files): ([String], [String]) = ([], [])
    for work in works.isEmpty ? ["-"] : works {
      if work == "-" || GivenTexts.exists(work) || !GivenTexts.isAddress(work) {
        files.append(work)
      } else {
        addresses.append(work)
      }
    }
    let all = try GivenTexts.files(files, isRecursive: isRecursive, backup: backup, output)
    // Before anything is opened or requested.
    if let mistake = mistake(addresses, all) {
      output.note("broadsheet: \(mistake)")
      throw ExitCode(ExitStatus.usage)
    }
    let outputs = [(option: "--report", path: report), (option: "--map", path: map)]
    if let refusal = GivenTexts.refusal(of: outputs, over: all)
      ?? OutputFile.refusal(of: [report, map], isForced: force)
    {
      output.exit(output.fail(refusal))
    }
    var run = try ResolveRun(self, hasTexts: !all.isEmpty, output)
    try await run.prepare(addresses, all)
    for address in addresses { run.show(address) }
    for file in all { run.rewrite(file) }
    output.exit(run.finish())
  }

  /// Why these cannot be processed in this way; nil if they can.
  private func mistake(_ addresses: [String], _ files: [String]) -> String? {
    if isInPlace, let address = addresses.first {
      return "--in-place is for files, and there is no file “\(address)”"
    }
    if isInPlace || isChecked || namesFiles, let pipe = files.first(where: { GivenPath($0).isPipe }) {
      return isInPlace
        ? "--in-place needs files: \(pipe) is a pipe, and cannot be replaced"
        : "--check and --files read a text twice: they need files, and \(pipe) is a pipe"
    }
    return files.count > 1 && !isInPlace && !isDryRun
      ? "only one text can go to standard output: use --in-place or --dry-run" : nil
  }

  static func home(_ written: String) throws -> IssueSource {
    if written == "loc" { return .library }
    guard written.hasPrefix("http"), WebAddress(written) != nil else {
      throw ValidationError("“\(written)” is neither loc nor the address of a site.")
    }
    return .site(written.hasSuffix("/") ? String(written.dropLast()) : written)
  }
}

extension TextKind: ExpressibleByArgument {}
