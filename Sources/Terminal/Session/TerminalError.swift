/// Why the terminal cannot be used.
public enum TerminalError: Error, Hashable, Sendable {
  /// Input or output is a file, a pipe or closed.
  case notATerminal
  /// `TERM` is not set, or names a terminal that cannot position the cursor.
  case unsuitable(term: String)
  /// A signal is to end the program, and the terminal takes nothing more.
  case stuck(signal: Int32)
  /// A system call failed; its `errno`.
  case system(call: String, code: Int32)
}

extension TerminalError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notATerminal: "Input and output are not a terminal."
    case .unsuitable(term: ""): "TERM is not set, so this terminal's features are unknown."
    case .unsuitable(let term): "A “\(term)” terminal cannot show a full screen."
    case .stuck(let signal): "The terminal accepted no more output when signal \(signal) ended the program."
    case .system(let call, let code): "The terminal failed: \(call): \(TerminalError.words(for: code))."
    }
  }
}
