import ArgumentParser
import Files
import Glibc
import Links
import Newspapers
import Presentation

/// One run of `resolve`: its addresses and texts, one by one, and what is reported about them.
@MainActor struct ResolveRun {
  let command: ResolveCommand
  let output: StandardOutput
  /// Whether there are texts: only their report goes to standard error if no file is named.
  private let hasTexts: Bool
  private(set) var options: LinkRewriter.Options
  /// What answers `--check` and `--files`; nil if neither is given.
  private let lookup: LinkCheck?
  private var check: LinkCheck?
  var report: LinkReport
  let reportFile: LineFile?
  let mapFile: LineFile?
  private var exitCode = ExitStatus.done
  private var isMissing = false

  init(_ command: ResolveCommand, hasTexts: Bool, _ output: StandardOutput) throws {
    (self.command, self.hasTexts, self.output) = (command, hasTexts, output)
    var options = LinkRewriter.Options()
    options.writesApproximate = command.writesApproximate
    options.writesArchived = command.writesArchived
    (options.keepsWords, options.readsCode) = (command.keepsWords, command.readsCode)
    options.home = command.home
    self.options = options
    report = LinkReport(
      isJSON: command.report?.hasSuffix(".jsonl") == true, isChecked: command.isChecked)
    // A wrong setting is reported before the report of an earlier run is emptied.
    lookup = try command.isChecked || command.namesFiles ? LinkCheck(command.source) : nil
    do throws(FileFailure) {
      reportFile = try command.report.map { path throws(FileFailure) in try LineFile(GivenPath(path)) }
      mapFile = try command.map.map { path throws(FileFailure) in try LineFile(GivenPath(path)) }
    } catch {
      output.note("broadsheet: \(error.reason)")
      throw ExitCode(ExitStatus.inputOutput)
    }
  }

  /// Reads everything once, if servers have to be asked or files looked up.
  mutating func prepare(_ addresses: [String], _ files: [String]) async throws {
    guard var check = lookup else { return }
    var (linked, issues) = (Set<LinkedFile>(), Set<IssueID>())
    func take(_ link: Link) {
      if command.isChecked { check.add(link) }
      guard command.namesFiles else { return }
      if let file = LinkedFile(link) { linked.insert(file) }
      if case .file(let issue?) = link.target, link.status == .file { issues.insert(issue) }
    }
    for address in addresses { take(LinkGrammar.read(given: address, home: options.home)) }
    // Unreadable files are reported when they are rewritten.
    for file in files { try? links(in: file) { take($0.link) } }
    options.files = try await check.keptAddresses(of: linked, output)
    options.pages = try await check.keptPages(of: issues, output)
    guard command.isChecked else { return }
    if let failure = try await check.ask(output) { note(output.fail(failure)) }
    self.check = check
  }

  /// Prints what an address means; counts and reports it like one in a text.
  mutating func show(_ written: String) {
    let link = options.withFile(LinkGrammar.read(given: written, home: options.home), written: written)
    let finding = finding(of: link)
    do throws(FileFailure) {
      try tell(options.found(link, written: written), in: nil, finding)
    } catch {
      output.note("broadsheet: \(error.reason)")
      note(ExitStatus.inputOutput)
    }
    if link.target == .unknown || link.target == .dead {
      output.note("broadsheet: “\(written)” has no address today: \(link.note ?? "it names nothing")")
      return note(ExitStatus.badData)
    }
    if !isReportPrinted {
      output.write([
        LinkFields(options.withWords(link), written: written).line
          + (command.isChecked ? "\t\(finding?.words ?? "")" : "")
      ])
    }
    if let note = link.note { output.note(note) }
  }

  // MARK: The report

  /// Whether the report of texts goes to standard output, where nothing else is written then.
  private var isReportPrinted: Bool { hasTexts && command.isDryRun && reportFile == nil }

  /// Adds a line to the report. Addresses that were given by themselves are only reported beside texts, or in a file.
  private func add(_ line: String) throws(FileFailure) {
    if let reportFile { return try reportFile.add(line) }
    if isReportPrinted { output.write([line]) } else if hasTexts { StandardError.noteFields(line) }
  }

  /// - Parameter path: of the text; nil for an address that was given by itself.
  mutating func tell(
    _ found: FoundLink, in path: String?, _ finding: LinkCheck.Finding?
  ) throws(FileFailure) {
    let line = report.line(found, in: path, check: finding)
    try add(line)
    if let new = found.new { try mapFile?.add("\(LinkFields.cell(found.old))\t\(new)") }
  }

  /// What a request found out about a link; nil if there was none.
  mutating func finding(of link: Link) -> LinkCheck.Finding? {
    guard let finding = check?.finding(of: link) else { return nil }
    isMissing = isMissing || finding == .missing
    return finding
  }

  /// The exit status, after the report's last line.
  mutating func finish() -> Int32 {
    do throws(FileFailure) {
      try add(report.lastLine)
      try reportFile?.flush()
      try mapFile?.flush()
    } catch {
      output.note("broadsheet: \(error.reason)")
      note(ExitStatus.inputOutput)
    }
    let isLacking = [.dead, .unknown, .file].contains { (report.counts[$0] ?? 0) > 0 }
    guard exitCode == ExitStatus.done, command.isStrict else { return exitCode }
    return isLacking ? ExitStatus.badData : isMissing ? ExitStatus.notFound : exitCode
  }

  mutating func note(_ code: Int32) { if exitCode == ExitStatus.done { exitCode = code } }
}
