import Presentation
import Scenes
import Text

/// Standard output that goes through a pager if it is longer than the terminal.
@MainActor final class PagedOutput: ProgressOutput {
  private let output: StandardOutput
  private let pager: Pager?
  private var held: [String] = []
  private var heldRows = 0
  private var isPaging = false
  private var isPlain: Bool
  /// Messages written while the pager has the terminal, or while output is held; they come afterward.
  private var notes: [String] = []
  /// Called once the reader has left the pager.
  var onClose: @MainActor () -> Void = {}

  /// - Parameter pager: nil for none.
  init(_ output: StandardOutput, pager: Pager?) {
    self.output = output
    self.pager = pager
    isPlain = pager == nil || !output.isTerminal
  }

  var isTerminal: Bool { output.isTerminal }
  var width: Int { output.width }
  var tableWidth: Int { output.tableWidth }
  /// Whether the reader has left the pager.
  var isClosed: Bool { isPaging && pager?.isClosed == true }

  func write(_ lines: [String]) {
    if isPlain { return output.write(lines) }
    if isPaging { return page(lines) }
    held += lines
    heldRows += lines.reduce(0) { $0 + max(1, (TextWidth.of($1) + width - 1) / max(1, width)) }
    // Leaves one row for the shell's prompt.
    guard heldRows >= output.height else { return }
    isPaging = pager?.start(onClose: { Task { @MainActor in self.onClose() } }) == true
    if isPaging { page(held) } else { flush() }
    held = []
  }

  func note(_ line: String) {
    if isPlain { output.note(line) } else { notes.append(line) }
  }

  var canReplaceNotes: Bool { output.canReplaceNotes }

  /// While the pager has the terminal, passing messages are not shown.
  func notePassing(_ line: String) { if !isPaging { output.notePassing(line) } }

  /// Prints output that fits on the terminal, or waits until the reader leaves the pager.
  func finish() {
    if isPaging { pager?.finish() } else { flush() }
    isPaging = false
    for note in notes { output.note(note) }
    notes = []
  }

  func exit(_ code: Int32) -> Never { output.exit(code) }

  private func flush() {
    isPlain = true
    if !held.isEmpty { output.write(held) }
    held = []
  }

  private func page(_ lines: [String]) {
    pager?.write(lines.map { StandardOutput.safe($0) + "\n" }.joined())
  }
}
