import Terminal

/// Turns keys into commands: knows the bindings of a screen, incomplete sequences and counts typed before a
/// command.
public struct KeyMap: Sendable {
  public enum Resolution: Hashable, Sendable {
    case command(Command, count: Int?)
    /// A count or the beginning of a sequence; the text is what has been typed.
    case incomplete(String)
    case unbound
  }

  private let commands: [KeySequence: Command]
  private var typed: [Key] = []
  private var count: Int?

  /// More rows than any list has; keeps a long count from overflowing.
  static let largestCount = 9_999_999

  public init(_ bindings: [KeyBinding] = []) {
    var commands: [KeySequence: Command] = [:]
    for binding in bindings {
      for keys in binding.keys where commands[keys] == nil { commands[keys] = binding.command }
    }
    self.commands = commands
  }

  /// Drops what has been typed so far.
  public mutating func forget() {
    typed = []
    count = nil
  }

  public mutating func resolve(_ key: Key) -> Resolution {
    if typed.isEmpty, let digit = digit(of: key) {
      count = min((count ?? 0) * 10 + digit, KeyMap.largestCount)
      return .incomplete(String(count ?? 0))
    }
    typed.append(key)
    if let command = commands[KeySequence(typed)] {
      defer { forget() }
      return .command(command, count: count)
    }
    if commands.keys.contains(where: { $0.keys.starts(with: typed) }) {
      return .incomplete((count.map(String.init) ?? "") + KeySequence(typed).description)
    }
    // A key that breaks off a sequence is handled by itself, as if nothing had been typed.
    let wasSequence = typed.count > 1
    forget()
    return wasSequence ? resolve(key) : .unbound
  }

  private func digit(of key: Key) -> Int? {
    guard case .character(let character) = key.code, key.modifiers.isEmpty, character.isASCII,
      let digit = character.wholeNumberValue
    else { return nil }
    // Within a count, a digit belongs to it, even if it is a command by itself: `0` in `10j`.
    return count != nil || digit > 0 && commands[KeySequence([key])] == nil ? digit : nil
  }
}
