import Files
import Glibc
import Presentation
import Terminal
import Text

/// Standard output that also goes to the clipboard of the terminal.
@MainActor final class CopiedOutput: TextOutput {
  private let output: StandardOutput
  private var copied = ""

  init(_ output: StandardOutput) { self.output = output }

  var isTerminal: Bool { output.isTerminal }
  var width: Int { output.width }
  var tableWidth: Int { output.tableWidth }

  func write(_ lines: [String]) { write(lines, ending: .lineFeed) }

  func write(_ lines: [String], ending: LineEnding) {
    copied += lines.map { Sanitizer.sanitized($0) + ending.rawValue }.joined()
    output.write(lines, ending: ending)
  }

  func write(_ lines: [[EmphasizedRun]]) {
    copied += lines.map { Sanitizer.sanitized($0.map(\.withAsterisks).joined()) + "\n" }.joined()
    output.write(lines)
  }

  func note(_ line: String) { output.note(line) }

  /// Whether there is a terminal that has a clipboard.
  nonisolated static var isPossible: Bool {
    let descriptor = open("/dev/tty", O_WRONLY | O_CLOEXEC | O_NOCTTY)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  /// Puts the output on the clipboard; false if the terminal is gone.
  func copy() -> Bool {
    guard !copied.isEmpty else { return true }
    let descriptor = open("/dev/tty", O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // A single citation is pasted into a line of text.
    var text = copied
    if text.split(separator: "\n").count == 1 { while text.last?.isNewline == true { text.removeLast() } }
    var sequence = ClipboardSequence.text(text)
    return sequence.withUTF8 { DescriptorOutput.write($0, to: descriptor) }
  }
}
