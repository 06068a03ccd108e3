import Terminal

/// One key, or several typed one after another: `j`, `g g`, `y u`.
public struct KeySequence: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let keys: [Key]

  public init(_ keys: [Key]) { self.keys = keys }

  /// Keys as written in settings: `g g`, `C-x`, `PgDn`; nil if they are something else.
  public init?(notation: String) {
    let parts = notation.split(separator: " ")
    let keys = parts.compactMap { Key(notation: String($0)) }
    guard !keys.isEmpty, keys.count == parts.count else { return nil }
    self.keys = keys
  }

  /// Whether one of the two cannot be typed without the other.
  public func collides(with other: KeySequence) -> Bool {
    keys.starts(with: other.keys) || other.keys.starts(with: keys)
  }

  /// As in settings.
  public var notation: String { keys.map(\.description).joined(separator: " ") }

  public init(stringLiteral notation: String) {
    keys = notation.split(separator: " ").map { Key(stringLiteral: String($0)) }
  }

  /// As printed in help: `gg`, `yu`, `Ctrl-D`.
  public var description: String { keys.map(\.label).joined() }
}
