import ArgumentParser
import Files
import Glibc
import Presentation
import Scenes
import Text

/// The program's own standard output and standard error.
@MainActor final class StandardOutput: TextOutput {
  let isTerminal = isatty(STDOUT_FILENO) == 1
  /// The exit code of a write that failed; nil if none has.
  private(set) var failure: Int32?

  /// `COLUMNS` if it is set, otherwise the terminal's width, otherwise 80.
  var width: Int {
    if let columns = StandardOutput.columns { return columns }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// On a pipe, tables are only cut if `COLUMNS` says how wide they may be.
  var tableWidth: Int { isTerminal ? width : StandardOutput.columns ?? .max }

  /// What `COLUMNS` says; nil if it says nothing.
  private static var columns: Int? {
    getenv("COLUMNS").flatMap { Int(String(cString: $0)) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The terminal's rows, otherwise 24.
  var height: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return 24 }
    return Int(size.ws_row)
  }

  func write(_ lines: [String]) { write(lines, ending: .lineFeed) }

  func write(_ lines: [String], ending: LineEnding) {
    var text = ""
    for line in lines { text += StandardOutput.safe(line) + ending.rawValue }
    if isTerminal { StandardError.clear() }
    if !text.withUTF8({ DescriptorOutput.write($0, to: STDOUT_FILENO) }) { fail() }
  }

  /// Bold and italics only on a terminal, unless NO_COLOR requests plain text, where asterisks mark italics.
  func write(_ lines: [[EmphasizedRun]]) {
    let isPlain = !isTerminal || getenv("NO_COLOR").map { $0.pointee != 0 } == true
    var text = ""
    for line in lines {
      for run in line {
        let safe = StandardOutput.safe(isPlain ? run.withAsterisks : run.text)
        switch isPlain ? nil : run.emphasis {
        case .bold: text += "\u{1B}[1m\(safe)\u{1B}[22m"
        case .italic: text += "\u{1B}[3m\(safe)\u{1B}[23m"
        case nil: text += safe
        }
      }
      text += "\n"
    }
    if isTerminal { StandardError.clear() }
    if !text.withUTF8({ DescriptorOutput.write($0, to: STDOUT_FILENO) }) { fail() }
  }

  /// Writes raw bytes: of a file, or to show a picture.
  func write(_ bytes: [UInt8]) {
    if !bytes.withUnsafeBufferPointer({ DescriptorOutput.write($0, to: STDOUT_FILENO) }) { fail() }
  }

  func note(_ line: String) { StandardError.note(line) }

  func notePassing(_ line: String) { StandardError.notePassing(line) }

  /// Removes terminal control characters, except the tabs between fields.
  static func safe(_ line: String) -> String {
    if line.isPrintableASCII(or: UInt8(ascii: "\t")) { return line }
    return line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
      Sanitizer.sanitized(String(Substring($0)))
    }
    .joined(separator: "\t")
  }

  private func fail() {
    guard failure == nil else { return }
    let code = errno
    StandardOutput.endIfUnread(code)
    failure = ExitStatus.inputOutput
    note("broadsheet: cannot write the output: \(String(cString: strerror(code)))")
  }

  /// Ends the program as SIGPIPE would if it were not ignored: the reader has closed the pipe.
  /// - Parameter code: why a write failed.
  nonisolated static func endIfUnread(_ code: Int32) {
    if code == EPIPE { _exit(ExitStatus.ended(by: SIGPIPE)) }
  }
}

extension StandardOutput {
  /// Ends the program with `code`, or with that of a failed write. It exits immediately: the system closes
  /// everything at once, while closing SQLite's connections would need a thread, and freeing memory would
  /// take a tenth of the time for a list. No exit handlers run either: OpenSSL's would free what a transfer
  /// on another thread is still using (OPENSSL_init_crypto(3), OPENSSL_INIT_NO_ATEXIT).
  func exit(_ code: Int32) -> Never {
    fflush(nil)
    _exit(failure ?? code)
  }
}
