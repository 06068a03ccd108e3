import ArgumentParser
import Files
import Glibc
import Presentation
import Scenes
import Text

/// The program's own standard output and standard error.
@MainActor final class StandardOutput: TextOutput {
  let isTerminal = isatty(STDOUT_FILENO) == 1
  /// Exit code of a write that failed; nil while all went well.
  private(set) var failure: Int32?

  /// `COLUMNS` if it is set, else the terminal's width, else 80.
  var width: Int {
    if let columns = getenv("COLUMNS").flatMap({ Int(String(cString: $0)) }), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// The terminal's rows, else 24.
  var height: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return 24 }
    return Int(size.ws_row)
  }

  func write(_ lines: [String]) {
    var text = ""
    for line in lines { text += StandardOutput.safe(line) + "\n" }
    write(text, to: STDOUT_FILENO)
  }

  /// Writes bytes as they are: of a file, or what shows a picture.
  func write(_ bytes: [UInt8]) {
    if !bytes.withUnsafeBufferPointer({ DescriptorOutput.write($0, to: STDOUT_FILENO) }) {
      fail(STDOUT_FILENO)
    }
  }

  func note(_ line: String) {
    write(clearing + Sanitizer.sanitizedLines(line) + "\n", to: STDERR_FILENO)
    isPassing = false
  }

  func notePassing(_ line: String) {
    write(clearing + Sanitizer.sanitized(line), to: STDERR_FILENO)
    isPassing = true
  }

  /// Whether the last line on standard error was said in passing, and is still there.
  private var isPassing = false

  private var clearing: String { isPassing ? "\r\u{1B}[K" : "" }

  /// Nothing that a terminal obeys; the tabs between fields stay.
  static func safe(_ line: String) -> String {
    if line.utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == UInt8(ascii: "\t") }) { return line }
    return line.split(separator: "\t", omittingEmptySubsequences: false).map {
      Sanitizer.sanitized(String($0))
    }
    .joined(separator: "\t")
  }

  private func write(_ text: String, to descriptor: Int32) {
    var text = text
    if !text.withUTF8({ DescriptorOutput.write($0, to: descriptor) }) { fail(descriptor) }
  }

  private func fail(_ descriptor: Int32) {
    guard failure == nil else { return }
    failure = ExitStatus.inputOutput
    let reason = String(cString: strerror(errno))
    if descriptor == STDOUT_FILENO { note("broadsheet: cannot write the output: \(reason)") }
  }
}

extension StandardOutput {
  /// Ends the program with `code`, or with that of a write that failed. It ends here: the system closes at once what the
  /// command has opened, for which SQLite's connections would need a thread, and takes back the memory that libraries
  /// would tidy up for a tenth of the time that a list takes.
  func exit(_ code: Int32) -> Never {
    fflush(nil)
    _exit(failure ?? code)
  }
}
