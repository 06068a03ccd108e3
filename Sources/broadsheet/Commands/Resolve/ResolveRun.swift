import ArgumentParser
import Files
import Glibc
import Links
import Newspapers
import Presentation

/// One run of `resolve`: its texts, one by one, and what is reported about them.
@MainActor struct ResolveRun {
  private let command: ResolveCommand
  private let output: StandardOutput
  private var options: LinkRewriter.Options
  private var check: LinkCheck?
  private var report: LinkReport
  private let reportFile: LineFile?
  private let mapFile: LineFile?
  private var exitCode = ExitStatus.done
  private var isMissing = false

  init(_ command: ResolveCommand, _ output: StandardOutput) throws {
    (self.command, self.output) = (command, output)
    var options = LinkRewriter.Options()
    options.writesApproximate = command.writesApproximate
    options.writesArchived = command.writesArchived
    (options.keepsWords, options.readsCode) = (command.keepsWords, command.readsCode)
    options.home = command.home
    self.options = options
    report = LinkReport(
      isJSON: command.report?.hasSuffix(".jsonl") == true, isChecked: command.isChecked)
    do throws(FileFailure) {
      reportFile = try command.report.map { path throws(FileFailure) in try LineFile(GivenPath(path)) }
      mapFile = try command.map.map { path throws(FileFailure) in try LineFile(GivenPath(path)) }
    } catch {
      output.note("broadsheet: \(error.reason)")
      throw ExitCode(ExitStatus.inputOutput)
    }
  }

  // MARK: Preparation

  /// Reads everything once, if servers have to be asked or files looked up.
  mutating func prepare(_ addresses: [String], _ files: [String]) async throws {
    guard command.isChecked || command.namesFiles else { return }
    var (check, linked) = (try LinkCheck(command.source), Set<LinkedFile>())
    func take(_ link: Link) {
      if command.isChecked { check.add(link) }
      if command.namesFiles, let file = LinkedFile(link) { linked.insert(file) }
    }
    for address in addresses { take(LinkGrammar.read(given: address, home: options.home)) }
    // Unreadable files are reported when they are rewritten.
    for file in files { try? links(in: file) { take($0.link) } }
    options.files = try await check.keptAddresses(of: linked, output)
    guard command.isChecked else { return }
    if let failure = try await check.ask(output) { note(output.fail(failure)) }
    self.check = check
  }

  private func links(in path: String, _ take: (FoundLink) -> Void) throws(FileFailure) {
    _ = try ResolveRun.read(try TextInput(path), with: rewriter(of: path), output) {
      piece throws(FileFailure) in
      for found in piece.found { take(found) }
    }
  }

  private func rewriter(of path: String) -> LinkRewriter {
    LinkRewriter(command.kind ?? TextKind(fileName: path), options)
  }

  /// Reads a text piece by piece; false if it has a NUL, as no real text has.
  private static func read(
    _ input: TextInput, with rewriter: LinkRewriter, _ output: StandardOutput,
    take: (LinkRewriter) throws(FileFailure) -> Void
  ) throws(FileFailure) -> Bool {
    var rewriter = rewriter
    var isAtEnd = false
    while !isAtEnd, !rewriter.hasNUL, output.failure == nil {
      isAtEnd = try !input.next { rewriter.append($0) }
      if isAtEnd { rewriter.finish() }
      try take(rewriter)
      rewriter.output.removeAll(keepingCapacity: true)
      rewriter.found.removeAll(keepingCapacity: true)
    }
    return !rewriter.hasNUL
  }

  // MARK: Addresses

  /// Prints what an address means.
  mutating func show(_ written: String) {
    let link = options.withWords(options.withFile(LinkGrammar.read(given: written, home: options.home)))
    if link.target == .unknown || link.target == .dead {
      output.note("broadsheet: “\(written)” has no address today: \(link.note ?? "it names nothing")")
      return note(ExitStatus.badData)
    }
    let finding = finding(of: link)
    output.write([
      LinkFields(link, written: written).line + (command.isChecked ? "\t\(finding?.words ?? "")" : "")
    ])
    if let note = link.note { output.note(note) }
  }

  // MARK: Texts

  /// One text; problems with it are reported, and the others follow.
  mutating func rewrite(_ path: String) {
    do throws(FileFailure) {
      let input = try TextInput(path)
      if command.isInPlace {
        if try input.hasNUL() {
          return noteNUL(path)
        }
        let replacement = try FileReplacement(of: GivenPath(path))
        if let backup = command.backup, try wouldReplace(replacement.path + backup, changing: path) {
          output.note("broadsheet: \(path) was not changed: \(replacement.path + backup) exists already")
          output.note("  Give another suffix with --backup.")
          return note(ExitStatus.inputOutput)
        }
        let isChanged = try copy(input, path) { bytes throws(FileFailure) in try replacement.write(bytes) }
        // The report is complete before its text is gone.
        try reportFile?.flush()
        try mapFile?.flush()
        if isChanged { try replacement.finish(keeping: command.backup) }
      } else {
        _ = try copy(input, path) { [output, command] bytes throws(FileFailure) in
          if !command.isDryRun { output.write(bytes) }
        }
      }
    } catch {
      output.note("broadsheet: \(error.reason)")
      note(ExitStatus.inputOutput)
    }
  }

  /// Whether an earlier backup is in the way of changing a file.
  private func wouldReplace(_ backup: String, changing path: String) throws(FileFailure) -> Bool {
    guard GivenTexts.exists(backup) else { return false }
    var isChanged = false
    try links(in: path) { isChanged = isChanged || $0.new != nil }
    return isChanged
  }

  private mutating func copy(
    _ input: TextInput, _ path: String, write: ([UInt8]) throws(FileFailure) -> Void
  ) throws(FileFailure) -> Bool {
    var isChanged = false
    let isText = try ResolveRun.read(input, with: rewriter(of: path), output) {
      piece throws(FileFailure) in
      try write(piece.output)
      for found in piece.found {
        isChanged = isChanged || found.new != nil
        try tell(found, path)
      }
    }
    if !isText { noteNUL(path) }
    return isChanged && isText
  }

  private mutating func tell(_ found: FoundLink, _ path: String) throws(FileFailure) {
    let line = report.line(found, in: path, check: finding(of: found.link))
    if let reportFile { try reportFile.add(line) } else { StandardError.noteFields(line) }
    if let new = found.new { try mapFile?.add("\(LinkFields.cell(found.old))\t\(new)") }
  }

  /// What a request found out about a link; nil if there was none.
  private mutating func finding(of link: Link) -> LinkCheck.Finding? {
    guard let finding = check?.finding(of: link) else { return nil }
    isMissing = isMissing || finding == .missing
    return finding
  }

  /// The exit status, after the report's last line.
  mutating func finish(hasTexts: Bool) -> Int32 {
    do throws(FileFailure) {
      if hasTexts {
        if let reportFile {
          try reportFile.add(report.lastLine)
        } else {
          StandardError.noteFields(report.lastLine)
        }
      }
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

  private mutating func noteNUL(_ path: String) {
    output.note("broadsheet: \(path) is not a text file: it contains NUL bytes")
    note(ExitStatus.badData)
  }

  private mutating func note(_ code: Int32) { if exitCode == ExitStatus.done { exitCode = code } }
}
