import Presentation
import Scenes

/// Records output: data and messages.
@MainActor final class RecordingOutput: ProgressOutput {
  let isTerminal = false
  let canReplaceNotes = false
  let width: Int
  private(set) var lines: [String] = []
  private(set) var notes: [String] = []

  init(width: Int = 80) { self.width = width }

  func write(_ lines: [String]) { self.lines += lines }

  func note(_ line: String) { notes.append(line) }

  func notePassing(_ line: String) {}
}
