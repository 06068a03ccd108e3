import MVP

/// Where a command writes: data to one place, what is said about it to another.
@MainActor public protocol TextOutput: AnyObject {
  /// Whether data goes to a person and not to a pipe or a file.
  var isTerminal: Bool { get }
  /// Cells a line may have on the terminal; what to assume where there is none.
  var width: Int { get }

  /// Writes lines of data.
  func write(_ lines: [String])
  /// Says something about the data: standard error.
  func note(_ line: String)
}

extension TextOutput {
  /// Says what failed and what can be done; returns the exit code.
  public func fail(_ failure: Failure) -> Int32 {
    note("broadsheet: \(failure.message)")
    for advice in failure.advice { note("  \(advice)") }
    return failure.exitCode
  }
}
