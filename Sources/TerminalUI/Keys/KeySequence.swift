import Terminal

/// One key, or several typed one after another: `j`, `g g`, `y u`.
public struct KeySequence: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let keys: [Key]

  public init(_ keys: [Key]) { self.keys = keys }

  public init(stringLiteral notation: String) {
    keys = notation.split(separator: " ").map { Key(stringLiteral: String($0)) }
  }

  /// As help prints it: `gg`, `yu`, `Ctrl-D`.
  public var description: String { keys.map(\.label).joined() }
}
