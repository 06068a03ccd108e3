import MVP

/// A piece of a line of data.
public struct BoldRun: Hashable, Sendable {
  public let text: String
  public let isBold: Bool

  public init(_ text: String, isBold: Bool = false) {
    self.text = text
    self.isBold = isBold
  }
}

/// Where a command writes: data to one place, messages about it to another.
@MainActor public protocol TextOutput: AnyObject {
  /// Whether data goes to a person, not to a pipe or a file.
  var isTerminal: Bool { get }
  /// The width of the terminal in cells, or a default if there is none.
  var width: Int { get }

  /// Writes lines of data.
  func write(_ lines: [String])
  /// Writes lines of data with the line ends that their format requires.
  func write(_ lines: [String], ending: LineEnding)
  /// Writes lines of data in which bold runs stand out, if the output can show that.
  func write(_ lines: [[BoldRun]])
  /// Writes a message about the data to standard error.
  func note(_ line: String)
}

/// How lines of a format end.
public enum LineEnding: String, Hashable, Sendable {
  case lineFeed = "\n"
  /// As in RIS.
  case carriageReturn = "\r\n"
}

extension TextOutput {
  /// For outputs that keep lines.
  public func write(_ lines: [String], ending: LineEnding) { write(lines) }

  public func write(_ lines: [[BoldRun]]) { write(lines.map { $0.map(\.text).joined() }) }

  /// Writes what failed and what to do about it; returns the exit code.
  public func fail(_ failure: Failure) -> Int32 {
    note("broadsheet: \(failure.message)")
    for advice in failure.advice { note("  \(advice)") }
    return failure.exitCode
  }
}
