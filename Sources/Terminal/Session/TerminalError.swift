/// Why the terminal cannot be used.
public enum TerminalError: Error, Hashable, Sendable {
  /// Input or output is a file, a pipe or closed.
  case notATerminal
  /// `TERM` is not set, or names a terminal that cannot position the cursor.
  case unsuitable(term: String)
  /// A system call failed; its `errno`.
  case system(call: String, code: Int32)
}

extension TerminalError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notATerminal: "Input and output are not a terminal."
    case .unsuitable(term: ""): "TERM is not set, so this terminal's features are unknown."
    case .unsuitable(let term): "A “\(term)” terminal cannot show a full screen."
    case .system(let call, let code): "The terminal failed: \(call): \(TerminalError.words(for: code))."
    }
  }
}
