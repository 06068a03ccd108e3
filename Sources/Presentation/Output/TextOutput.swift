import MVP

/// Where a command writes: data to one place, messages about it to another.
@MainActor public protocol TextOutput: AnyObject {
  /// Whether data goes to a person, not to a pipe or a file.
  var isTerminal: Bool { get }
  /// The width of the terminal in cells, or a default if there is none.
  var width: Int { get }

  /// Writes lines of data.
  func write(_ lines: [String])
  /// Writes a message about the data to standard error.
  func note(_ line: String)
}

extension TextOutput {
  /// Writes what failed and what can be done; returns the exit code.
  public func fail(_ failure: Failure) -> Int32 {
    note("broadsheet: \(failure.message)")
    for advice in failure.advice { note("  \(advice)") }
    return failure.exitCode
  }
}
