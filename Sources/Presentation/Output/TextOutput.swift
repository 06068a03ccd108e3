import MVP

/// A piece of a line of data.
public struct EmphasizedRun: Hashable, Sendable {
  public enum Emphasis: Hashable, Sendable {
    case bold, italic
  }

  public let text: String
  /// Nil for none.
  public let emphasis: Emphasis?

  public init(_ text: String, _ emphasis: Emphasis? = nil) {
    self.text = text
    self.emphasis = emphasis
  }

  /// With asterisks around what is in italics, where only characters can say so.
  public var withAsterisks: String { emphasis == .italic ? "*\(text)*" : text }
}

/// Where a command writes: data to one place, messages about it to another.
@MainActor public protocol TextOutput: AnyObject {
  /// Whether data goes to a person, not to a pipe or a file.
  var isTerminal: Bool { get }
  /// The width of the terminal in cells, or a default if there is none.
  var width: Int { get }
  /// The width of tables in cells: `Int.max`, which cuts nothing, where nobody sees how wide a line is.
  var tableWidth: Int { get }

  /// Writes lines of data.
  func write(_ lines: [String])
  /// Writes lines of data with the line ends that their format requires.
  func write(_ lines: [String], ending: LineEnding)
  /// Writes lines of data in which emphasized runs stand out, if the output can show that.
  func write(_ lines: [[EmphasizedRun]])
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
  /// For outputs that somebody sees.
  public var tableWidth: Int { width }

  /// For outputs that keep lines.
  public func write(_ lines: [String], ending: LineEnding) { write(lines) }

  public func write(_ lines: [[EmphasizedRun]]) {
    write(lines.map { $0.map(\.withAsterisks).joined() })
  }

  /// Writes what failed and what to do about it; returns the exit code.
  public func fail(_ failure: Failure) -> Int32 {
    note("broadsheet: \(failure.message)")
    for advice in failure.advice { note("  \(advice)") }
    return failure.exitCode
  }
}
