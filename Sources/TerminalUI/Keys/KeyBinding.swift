/// A row of the table of bindings, which the screens, the hint bar, the help and the manual all read.
public struct KeyBinding: Hashable, Sendable {
  public let command: Command
  public let keys: [KeySequence]
  /// For help and manual: what the command does, a phrase without a full stop.
  public let help: String
  /// For the hint bar: one or two words; nil keeps the binding out of it.
  public let hint: String?

  public init(_ command: Command, _ keys: KeySequence..., help: String, hint: String? = nil) {
    self.command = command
    self.keys = keys
    self.help = help
    self.hint = hint
  }
}
