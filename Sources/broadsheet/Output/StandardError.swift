import Files
import Glibc
import Synchronization
import Text

/// The program's standard error, for any thread: each line is one write.
enum StandardError {
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether the last line is a passing message that is still visible.
  private static let isPassing = Mutex(false)

  /// Removes terminal control characters. A failure is ignored, because there is nowhere to report it.
  static func note(_ line: String) { write(Sanitizer.sanitizedLines(line) + "\n", isPassing: false) }

  /// A row of fields for other programs, with tabs between them.
  static func noteFields(_ line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map {
      Sanitizer.sanitized(String($0))
    }
    write(fields.joined(separator: "\t") + "\n", isPassing: false)
  }

  /// For a terminal: the next message replaces this one, whoever writes it.
  static func notePassing(_ line: String) { write(Sanitizer.sanitized(line), isPassing: true) }

  /// Removes a passing message.
  static func clear() { write("", isPassing: false) }

  private static func write(_ text: String, isPassing isNextPassing: Bool) {
    isPassing.withLock { isPassing in
      var text = (isPassing ? "\r\u{1B}[K" : "") + text
      isPassing = isNextPassing
      guard !text.isEmpty else { return }
      text.withUTF8 { _ = DescriptorOutput.write($0, to: STDERR_FILENO) }
    }
  }
}
