import MVP

/// What a reader presses or types for the commands in sentences.
public struct KeyNames: Hashable, Sendable {
  private let bindings: [KeyBinding]
  private let choices: KeyChoices
  private let isTyped: Bool

  /// - Parameters:
  ///   - bindings: those of the screen, with the reader's own keys.
  ///   - choices: the reader's own keys, including those for other screens.
  ///   - isTyped: whether commands are typed as lines, by name or by key.
  init(_ bindings: [KeyBinding] = [], choices: KeyChoices = KeyChoices(), isTyped: Bool = false) {
    (self.bindings, self.choices, self.isTyped) = (bindings, choices, isTyped)
  }

  /// For sentences of screens, which name their commands themselves.
  public func name(of command: Command, usual: String) -> String { name(command.description, usual) }

  /// `text` with the keys that the commands in it have.
  public func resolved(_ text: String) -> String {
    KeyName.resolved(KeyName.hints(in: text, keeps: !isTyped), name)
  }

  func resolved(_ texts: [String]) -> [String] { texts.map(resolved) }

  private func name(_ command: String, _ usual: String) -> String {
    let binding = bindings.first { $0.command.description == command }
    guard !isTyped else {
      // The selected item is opened by its number.
      if command == Command.open.description { return "its number" }
      if let line = LinearHelp.line(for: command) { return line }
      return binding.flatMap(LinearHelp.key) ?? (binding == nil ? choices.first(of: command) : nil) ?? command
    }
    guard let binding else { return choices.first(of: command) ?? usual }
    let keys = binding.keys.map(\.description)
    return choices.first(of: command).flatMap { keys.contains($0) ? $0 : nil }
      ?? (keys.contains(usual) ? usual : keys.first ?? ":\(command)")
  }
}
