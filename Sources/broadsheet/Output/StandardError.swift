import Files
import Glibc
import Text

/// The program's standard error, for any thread: a line is one write.
enum StandardError {
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether a terminal obeys it is seen to here. That nobody can be told is not told to anyone.
  static func note(_ line: String) {
    var text = Sanitizer.sanitizedLines(line) + "\n"
    text.withUTF8 { _ = DescriptorOutput.write($0, to: STDERR_FILENO) }
  }
}
