import Terminal

/// A line made of runs, each in the style of a role.
public struct StyledText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public let text: String
    public let role: Theme.Role

    public init(_ text: String, _ role: Theme.Role = .text) {
      self.text = text
      self.role = role
    }
  }

  public var runs: [Run]

  public init(_ runs: [Run]) { self.runs = runs }

  public init(_ text: String, _ role: Theme.Role = .text) { runs = [Run(text, role)] }

  public var text: String { runs.map(\.text).joined() }
}

extension Canvas {
  /// Writes `line` into `width` cells from `column` on; returns the cells used.
  @discardableResult
  public mutating func write(_ line: StyledText, row: Int, column: Int, width: Int, theme: Theme) -> Int {
    var used = 0
    for run in line.runs where used < width {
      used += write(run.text, row: row, column: column + used, width: width - used, style: theme[run.role])
    }
    return used
  }
}
