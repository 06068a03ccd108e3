/// Where a command that takes its time also says how far it is.
@MainActor public protocol ProgressOutput: TextOutput {
  /// Whether what is said goes to a terminal, where a line can be written over.
  var canReplaceNotes: Bool { get }

  /// Says something in passing, in the place of what was said so before. The next note takes its place, too.
  func notePassing(_ line: String)
}
