/// The keys that a reader assigned to commands. They come first; a command's earlier keys stay, except for
/// those that now belong to another command of the screen.
public struct KeyChoices: Hashable, Sendable {
  private let keys: [Command: [KeySequence]]

  public init(_ keys: [Command: [KeySequence]] = [:]) { self.keys = keys }

  /// Whether every command has its default keys.
  var isEmpty: Bool { keys.isEmpty }

  /// The first key that the reader assigned to a command; nil for none.
  func first(of command: String) -> String? { keys[Command(command)]?.first?.description }

  /// - Parameter bindings: all those of a screen, with those of the program.
  public func applied(to bindings: [KeyBinding]) -> [KeyBinding] {
    guard !isEmpty else { return bindings }
    var owners: [KeySequence: Command] = [:]
    for command in bindings.map(\.command) {
      for key in keys[command] ?? [] where owners[key] == nil { owners[key] = command }
    }
    return bindings.map { binding in
      let chosen = keys[binding.command] ?? []
      let rest = binding.keys.filter {
        !chosen.contains($0) && owners[$0] ?? binding.command == binding.command
      }
      return binding.with(chosen.filter { owners[$0] == binding.command } + rest)
    }
  }
}
