import Files
import Glibc
import Links
import Newspapers
import Presentation

/// The texts of a run.
extension ResolveRun {
  /// One text; problems with it are reported, and the others follow.
  mutating func rewrite(_ path: String) {
    let before = report
    do throws(FileFailure) {
      let input = try TextInput(path)
      if command.isInPlace {
        if try input.hasNUL() {
          return noteNUL(path, input)
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
      // Nothing in it was changed, so nothing counts.
      if command.isInPlace { report = before }
      output.note("broadsheet: \(error.reason)")
      note(ExitStatus.inputOutput)
    }
  }

  /// Passes on what is found in a text.
  func links(in path: String, _ take: (FoundLink) -> Void) throws(FileFailure) {
    _ = try ResolveRun.read(try TextInput(path), with: rewriter(of: path), output) {
      piece throws(FileFailure) in
      for found in piece.found { take(found) }
    }
  }

  private func rewriter(of path: String) -> LinkRewriter {
    LinkRewriter(command.kind ?? TextKind(fileName: path), options)
  }

  /// Reads a text piece by piece; false if it has a NUL, which no real text has.
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
    var (isChanged, unclosedCode) = (false, Int?.none)
    // What is to be changed in place is told once the new text is written.
    var untold: [(FoundLink, LinkCheck.Finding?)] = []
    let isText = try ResolveRun.read(input, with: rewriter(of: path), output) {
      piece throws(FileFailure) in
      try write(piece.output)
      unclosedCode = piece.unclosedCode
      for found in piece.found {
        isChanged = isChanged || found.new != nil
        let checked = finding(of: found.link)
        if command.isInPlace {
          untold.append((found, checked))
        } else {
          try tell(found, in: path, checked)
        }
      }
    }
    for (found, checked) in untold { try tell(found, in: path, checked) }
    if !isText {
      noteNUL(path, input)
    } else if let unclosedCode {
      let name = InputName.of(path)
      output.note(
        "\(name), line \(unclosedCode): the block of code that begins here is not closed: nothing after it was changed"
      )
    }
    return isChanged && isText
  }

  private mutating func noteNUL(_ path: String, _ input: TextInput) {
    let name = InputName.of(path)
    output.note(
      input.isUTF16
        ? "broadsheet: \(name) is in UTF-16: convert it to UTF-8 first with iconv"
        : "broadsheet: \(name) is not a text file: it contains NUL bytes")
    note(ExitStatus.badData)
  }
}
