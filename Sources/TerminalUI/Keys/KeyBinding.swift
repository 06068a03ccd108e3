/// A row in the table of bindings that the screens, the hint bar, the help and the manual all read.
public struct KeyBinding: Hashable, Sendable {
  public let command: Command
  public let keys: [KeySequence]
  /// For help and manual: a phrase that says what the command does, without a period.
  public let help: String
  /// For the hint bar: one or two words; nil leaves the binding out.
  public let hint: String?

  public init(_ command: Command, _ keys: KeySequence..., help: String, hint: String? = nil) {
    self.init(command, keys: keys, help: help, hint: hint)
  }

  private init(_ command: Command, keys: [KeySequence], help: String, hint: String?) {
    self.command = command
    self.keys = keys
    self.help = help
    self.hint = hint
  }

  /// The same command with other keys.
  func with(_ keys: [KeySequence]) -> KeyBinding {
    KeyBinding(command, keys: keys, help: help, hint: hint)
  }

  /// The same binding with other words in the hint bar.
  public func hinting(_ hint: String) -> KeyBinding {
    KeyBinding(command, keys: keys, help: help, hint: hint)
  }
}
