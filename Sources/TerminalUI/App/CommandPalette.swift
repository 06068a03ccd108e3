import Terminal

/// The line after `:` where the reader types a command by name, with completion and history.
struct CommandPalette {
  enum Outcome: Hashable {
    case typing
    case closed
    /// With what followed the name, to be typed into the line that the command asks for.
    case run(Command, text: String)
    /// There is no command of that name.
    case unknown(String)
  }

  private(set) var editor = CommandPalette.line("")
  /// Whether Tab found nothing to add, so that the reader should see what there is.
  private var lists = false
  private let commands: [Command]
  private let history: [String]
  /// How far back in the history the line is; 0 is what is being typed.
  private var age = 0

  /// - Parameters:
  ///   - bindings: what can be done on the current screen.
  ///   - history: commands run before, the most recent last.
  init(bindings: [KeyBinding], history: [String]) {
    commands = bindings.map(\.command)
    self.history = history
  }

  mutating func edit(_ key: Key) -> Outcome {
    switch key {
    case "Tab":
      let text = completed(editor.text)
      lists = lists || text == editor.text
      editor = CommandPalette.line(text)
    case "Up", "C-p": recall(age + 1)
    case "Down", "C-n": recall(age - 1)
    default:
      switch editor.edit(key) {
      case .submitted: return submitted()
      case .canceled: return .closed
      case .changed, .ignored: break
      }
    }
    return .typing
  }

  /// The commands whose names begin with what is typed, once Tab has asked for them.
  var choices: [String] {
    guard lists else { return [] }
    return Set(commands.map(\.description)).filter { $0.hasPrefix(editor.text) }.sorted()
  }

  mutating func paste(_ text: String) { _ = editor.insert(text) }

  private func submitted() -> Outcome {
    let words = editor.text.split(separator: " ").map(String.init)
    guard let name = words.first else { return .closed }
    let command = commands.first { $0.description == completed(name) }
    let rest = words.dropFirst().joined(separator: " ")
    // Only what is to be found can follow.
    if let command, rest.isEmpty || command == .find { return .run(command, text: rest) }
    return .unknown(words.joined(separator: " "))
  }

  /// `text` extended as far as all matching commands agree.
  private func completed(_ text: String) -> String {
    let names = commands.map(\.description).filter { $0.hasPrefix(text) }
    guard var common = names.first else { return text }
    for name in names { while !name.hasPrefix(common) { common.removeLast() } }
    return common
  }

  private mutating func recall(_ newAge: Int) {
    guard (0...history.count).contains(newAge) else { return }
    age = newAge
    editor = CommandPalette.line(age == 0 ? "" : history[history.count - age])
  }

  private static func line(_ text: String) -> LineEditor {
    LineEditor(label: ":", hint: "Tab completes or lists, Enter runs, Esc cancels", text: text)
  }
}
