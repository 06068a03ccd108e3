import Presentation
import TerminalUI
import TestSupport
import Testing

/// What accessible mode says to typed lines, with those lines after `>`.
@MainActor final class Transcript {
  private(set) var lines: [String] = []
  private let stage: Stage
  private lazy var window = LinearWindow(window: stage.window) { [weak self] in self?.lines += $0 }

  /// Starts with what the stage shows.
  init(of stage: Stage) async {
    self.stage = stage
    await window.begin(from: [])
  }

  func type(_ typed: String...) async {
    for line in typed {
      lines += ["", "> \(line)"]
      await window.take(line)
    }
  }

  /// What is said to `line`.
  func answer(to line: String) async -> [String] {
    let before = lines.count
    await type(line)
    return Array(lines.dropFirst(before + 2))
  }

  /// Cancels what a typed line waits for; false if that is nothing.
  func interrupt() -> Bool { window.interrupt() }

  /// Ends, and expects the transcript to be as recorded.
  func expect(_ name: String) async throws {
    await window.end()
    try Golden.expect(lines, in: "accessible/\(name).txt")
  }
}
