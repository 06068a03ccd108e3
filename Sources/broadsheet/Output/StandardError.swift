import Files
import Glibc
import Text

/// The program's standard error, for any thread: each line is one write.
enum StandardError {
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Removes terminal control characters. A failure is ignored, because there is nowhere to report it.
  static func note(_ line: String) {
    var text = Sanitizer.sanitizedLines(line) + "\n"
    text.withUTF8 { _ = DescriptorOutput.write($0, to: STDERR_FILENO) }
  }
}
