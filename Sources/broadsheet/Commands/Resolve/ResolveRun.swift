import ArgumentParser
import Files
import Glibc
import Links
import Newspapers
import Presentation

/// One run of `resolve`: its texts, one after the other, and what is reported of them.
@MainActor struct ResolveRun {
  private let command: ResolveCommand
  private let output: StandardOutput
  private let options: LinkRewriter.Options
  private var report: LinkReport
  private let reportFile: LineFile?
  private let mapFile: LineFile?
  private var exitCode = ExitStatus.done

  init(_ command: ResolveCommand, _ output: StandardOutput) throws {
    (self.command, self.output) = (command, output)
    var options = LinkRewriter.Options()
    options.writesApproximate = command.writesApproximate
    options.writesArchived = command.writesArchived
    (options.keepsWords, options.readsCode) = (command.keepsWords, command.readsCode)
    options.home = command.home
    self.options = options
    report = LinkReport(isJSON: command.report?.hasSuffix(".jsonl") == true)
    do throws(FileFailure) {
      reportFile = try command.report.map { path throws(FileFailure) in try LineFile(GivenPath(path)) }
      mapFile = try command.map.map { path throws(FileFailure) in try LineFile(GivenPath(path)) }
    } catch {
      output.note("broadsheet: \(error.reason)")
      throw ExitCode(ExitStatus.inputOutput)
    }
  }

  static func exists(_ path: String) -> Bool { GivenPath(path).withBytes { access($0, F_OK) } == 0 }

  /// Whether an argument that is no file is meant as an address; a wrong one is, too.
  static func isAddress(_ written: String) -> Bool {
    if written.contains("://") || written.contains("loc.gov") { return true }
    return LinkGrammar.read(given: written).status != .unknown
  }

  /// Prints what an address means.
  mutating func show(_ written: String) {
    let link = LinkGrammar.read(given: written, home: options.home)
    if link.status == .unknown || link.status == .dead {
      output.note("broadsheet: “\(written)” has no address today: \(link.note ?? "it names nothing")")
      return note(ExitStatus.badData)
    }
    output.write([LinkFields(link, written: written).line])
    if let note = link.note { output.note(note) }
  }

  /// The files, with those in folders.
  /// - Throws: `ExitCode`, after reporting a folder that was not asked for.
  func expanded(_ works: [String]) throws -> [String] {
    var files: [String] = []
    for work in works {
      guard work != "-", ResolveRun.isFolder(work) else {
        files.append(work)
        continue
      }
      guard command.isRecursive else {
        output.note("broadsheet: \(work) is a folder: use --recursive for the files in it.")
        throw ExitCode(ExitStatus.usage)
      }
      do throws(FileFailure) {
        try ResolveRun.collect(work, into: &files)
      } catch {
        output.note("broadsheet: \(error.reason)")
        throw ExitCode(ExitStatus.inputOutput)
      }
    }
    return files
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return GivenPath(path).withBytes { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Links within folders are not followed, since they may lead back.
  private static func collect(_ folder: String, into files: inout [String]) throws(FileFailure) {
    for name in try Folder.names(in: folder).sorted() where !name.hasPrefix(".") {
      let path = OpenFolder.path(of: name, in: folder)
      var status = stat()
      guard lstat(path, &status) == 0 else { throw FileFailure(path) }
      if status.st_mode & S_IFMT == S_IFDIR { try collect(path, into: &files) }
      if status.st_mode & S_IFMT == S_IFREG { files.append(path) }
    }
  }

  // MARK: Texts

  /// One text; what is wrong with it is reported, and the others follow.
  mutating func rewrite(_ path: String) {
    do throws(FileFailure) {
      let input = try TextInput(path)
      if command.isInPlace {
        if try input.hasNUL() {
          output.note("broadsheet: \(path): it has NUL bytes, so it is no text")
          return note(ExitStatus.badData)
        }
        let replacement = try FileReplacement(of: GivenPath(path))
        let isChanged = try copy(input, path) { bytes throws(FileFailure) in try replacement.write(bytes) }
        // The report is complete before the text that it is about has gone.
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

  private mutating func copy(
    _ input: TextInput, _ path: String, write: ([UInt8]) throws(FileFailure) -> Void
  ) throws(FileFailure) -> Bool {
    var rewriter = LinkRewriter(command.kind ?? TextKind(fileName: path), options)
    var isChanged = false
    var isAtEnd = false
    while !isAtEnd, output.failure == nil {
      isAtEnd = try !input.next { rewriter.append($0) }
      if isAtEnd { rewriter.finish() }
      try write(rewriter.output)
      rewriter.output.removeAll(keepingCapacity: true)
      for found in rewriter.found {
        isChanged = isChanged || found.new != nil
        try tell(found, path)
      }
      rewriter.found.removeAll(keepingCapacity: true)
      if rewriter.hasNUL {
        output.note("broadsheet: \(path): it has NUL bytes, so it is no text")
        note(ExitStatus.badData)
        return false
      }
    }
    return isChanged
  }

  private mutating func tell(_ found: FoundLink, _ path: String) throws(FileFailure) {
    let line = report.line(found, in: path)
    if let reportFile { try reportFile.add(line) } else { StandardError.noteFields(line) }
    if let new = found.new { try mapFile?.add("\(LinkFields.cell(found.old))\t\(new)") }
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
    return exitCode == ExitStatus.done && command.isStrict && isLacking ? ExitStatus.badData : exitCode
  }

  private mutating func note(_ code: Int32) { if exitCode == ExitStatus.done { exitCode = code } }
}
