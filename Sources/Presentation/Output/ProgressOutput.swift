/// Where a long-running command also reports its progress.
@MainActor public protocol ProgressOutput: TextOutput {
  /// Whether messages go to a terminal, where a line can be overwritten.
  var canReplaceNotes: Bool { get }

  /// Shows a passing message, replacing the previous one. The next note replaces it, too.
  func notePassing(_ line: String)
}
