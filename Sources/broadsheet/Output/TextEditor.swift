import ArgumentParser
import Files
import Glibc
import MVP
import Newspapers
import Presentation

/// The user's editor, for a text in a temporary file.
enum TextEditor {
  /// Whether there is a terminal for it.
  static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// What the reader wrote. It stays in its file until it is stored.
  struct Draft {
    let text: String
    fileprivate let file: String

    /// Removes the file if the text was stored; otherwise it stays and is named.
    /// - Parameter exitCode: of the command that stored it, which has said what is wrong.
    @MainActor func end(_ exitCode: Int32, _ output: any TextOutput) {
      if exitCode == ExitStatus.done { unlink(file) } else { TextEditor.nameDraft(file, output) }
    }
  }

  /// Lets the reader edit `text` in `$VISUAL`, `$EDITOR`, or the system's default editor.
  /// - Returns: what was written; call its `end` when it is stored, or cannot be.
  /// - Throws: `ExitCode`, after saying what is wrong; what was written so far stays in its file, which is
  ///   named.
  @MainActor static func edit(_ text: String, _ output: any TextOutput) throws -> Draft {
    let file = try make(text, output)
    let status = try run(on: file, output)
    guard status == 0 else {
      output.note("broadsheet: the editor failed with exit status \(status); nothing was changed")
      nameDraft(file, output)
      throw ExitCode(ExitStatus.inputOutput)
    }
    do throws(NewspaperError) {
      guard let text = String(validating: try WholeInput.bytes(of: file), as: UTF8.self) else {
        throw .unreadable(what: "what you wrote is not UTF-8: convert it, for example with iconv")
      }
      return Draft(text: text, file: file)
    } catch {
      let exitCode = output.fail(Failure(error))
      nameDraft(file, output)
      throw ExitCode(exitCode)
    }
  }

  @MainActor private static func nameDraft(_ file: String, _ output: any TextOutput) {
    // An editor may have removed it.
    if OpenFolder.exists(file) { output.note("  What you wrote is in \(file).") }
  }

  /// Only the user can read it.
  @MainActor private static func make(_ text: String, _ output: any TextOutput) throws -> String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/broadsheet-note-XXXXXX.txt".utf8CString)
    let descriptor = path.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkstemps($0, 4) } ?? -1
    }
    let reason = String(cString: strerror(errno))
    guard descriptor >= 0 else {
      output.note("broadsheet: a file for the editor cannot be made in \(folder): \(reason)")
      throw ExitCode(ExitStatus.inputOutput)
    }
    var content = text.isEmpty ? "" : text + "\n"
    let isWritten = content.withUTF8 { DescriptorOutput.write($0, to: descriptor) }
    close(descriptor)
    let file = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard isWritten else {
      unlink(file)
      output.note("broadsheet: a file for the editor cannot be written in \(folder): is the disk full?")
      throw ExitCode(ExitStatus.inputOutput)
    }
    return file
  }

  /// Waits until the user quits it; returns its exit status.
  @MainActor private static func run(on file: String, _ output: any TextOutput) throws -> Int32 {
    for command in commands {
      let words = CommandWords.words(command, given: file)
      guard let program = words.first, let path = ProgramPath.find(program) else { continue }
      var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
      defer { for pointer in pointers { free(pointer) } }
      var process = pid_t()
      let loan = TerminalLoan()
      defer { loan.end() }
      let code = TerminalLoan.withAttributes { posix_spawn(&process, path, nil, &$0, &pointers, environ) }
      guard code == 0 else { continue }
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }
    unlink(file)
    output.note("broadsheet: no editor was found: set EDITOR, or give --note")
    throw ExitCode(ExitStatus.usage)
  }

  private static var commands: [String] {
    [getenv("VISUAL"), getenv("EDITOR")].compactMap { $0.map { String(cString: $0) } }.filter { !$0.isEmpty }
      + ["sensible-editor", "editor", "vi"]
  }
}
