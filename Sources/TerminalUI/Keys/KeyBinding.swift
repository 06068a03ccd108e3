/// A row in the table of bindings that the screens, the hint bar, the help and the manual all read.
public struct KeyBinding: Hashable, Sendable {
  public let command: Command
  public let keys: [KeySequence]
  /// For help and manual: a phrase that says what the command does, without a period.
  public let help: String
  /// For the hint bar: one or two words; nil leaves the binding out.
  public let hint: String?
  /// The help where commands are typed as lines, and keys such as Tab do nothing.
  let typedHelp: String

  /// - Parameter typedHelp: by default `help`.
  public init(
    _ command: Command, _ keys: KeySequence..., help: String, hint: String? = nil, typedHelp: String? = nil
  ) {
    self.init(command, keys: keys, help: help, hint: hint, typedHelp: typedHelp)
  }

  public init(
    _ command: Command, keys: [KeySequence], help: String, hint: String? = nil, typedHelp: String? = nil
  ) {
    self.command = command
    self.keys = keys
    self.help = help
    self.hint = hint
    self.typedHelp = typedHelp ?? help
  }

  /// The keys as help prints them; consecutive digits are combined: `Alt-1…9`.
  public var keyNames: [String] {
    var runs: [(first: String, last: String)] = []
    for key in keys.map(\.description) {
      if let run = runs.last, KeyBinding.next(after: run.last) == key {
        runs[runs.count - 1].last = key
      } else {
        runs.append((key, key))
      }
    }
    return runs.map { $0.first == $0.last ? $0.first : "\($0.first)…\($0.last.suffix(1))" }
  }

  /// `Alt-2` after `Alt-1`.
  private static func next(after key: String) -> String? {
    guard key.count > 1, let digit = key.last?.wholeNumberValue else { return nil }
    return "\(key.dropLast())\(digit + 1)"
  }

  /// The same command with other keys.
  func with(_ keys: [KeySequence]) -> KeyBinding {
    KeyBinding(command, keys: keys, help: help, hint: hint, typedHelp: typedHelp)
  }

  /// The same binding with other words in the hint bar.
  public func hinting(_ hint: String) -> KeyBinding {
    KeyBinding(command, keys: keys, help: help, hint: hint, typedHelp: typedHelp)
  }
}
