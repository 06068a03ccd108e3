import Terminal
import Text

/// The list after `:` from which the reader chooses a command by typing its key, or part of its name or
/// description.
struct CommandPalette {
  enum Outcome: Hashable {
    case typing
    case closed
    /// With what followed the name, to type into the command's own prompt.
    case run(Command, text: String)
    /// Nothing matches what was typed.
    case unknown(String)
  }

  /// Something that can be chosen.
  struct Entry: Hashable, Sendable {
    let command: Command
    /// What it does.
    let words: String
    /// As printed in help: `gg`, `Ctrl-D`; empty if there is none.
    let key: String
    /// All of them, as printed in help and as in settings.
    let keys: [String]
    /// Why it can do nothing now; nil if it can.
    let obstacle: String?
  }

  private(set) var editor = LineEditor(
    label: ":", hint: "Enter runs, Tab fills in the name, Up and Down choose, Esc closes", isInPlace: true)
  /// Those that match, the best first.
  private(set) var matches: [Entry] = []
  private(set) var cursor = ListCursor()
  /// Those for all commands of the screen.
  let total: Int
  /// The cells that the longest row takes, whatever matches now: the list stays in place.
  let longestRow: Int
  private let entries: [Entry]

  /// - Parameters:
  ///   - bindings: what can be done on the current screen.
  ///   - recent: commands that were run from here, the latest first.
  ///   - obstacle: why a command can do nothing now.
  init(bindings: [KeyBinding], recent: [Command], obstacle: (Command) -> String?) {
    var seen: Set<Command> = [.palette]
    let all = bindings.filter { seen.insert($0.command).inserted }
    let order = recent.compactMap { command in all.first { $0.command == command } }
    entries = (order + all.filter { !recent.contains($0.command) }).map { binding in
      Entry(
        command: binding.command, words: binding.help, key: binding.keyNames.first ?? "",
        keys: binding.keys.flatMap { [$0.description, $0.notation] },
        obstacle: obstacle(binding.command))
    }
    total = entries.count
    let name = entries.map { TextWidth.of($0.command.description) }.max() ?? 0
    longestRow = entries.map { CommandPalette.rowColumns(of: $0, name: name) }.max() ?? 0
    find()
  }

  /// - Parameter rows: the number of visible ones.
  mutating func fit(rows: Int) { cursor.fit(total: matches.count, height: rows) }

  mutating func edit(_ key: Key) -> Outcome {
    switch key {
    case "Tab": fill()
    case "Up", "C-p": cursor.move(by: -1)
    case "Down", "C-n": cursor.move(by: 1)
    case "PgUp": cursor.page(by: -cursor.height)
    case "PgDn": cursor.page(by: cursor.height)
    default:
      switch editor.edit(key) {
      case .submitted: return submitted()
      case .canceled: return .closed
      case .changed: find()
      case .ignored: break
      }
    }
    return .typing
  }

  mutating func paste(_ text: String) { if editor.insert(text) == .changed { find() } }

  /// Runs the entry on a visible row.
  mutating func click(row: Int) -> Outcome {
    guard cursor.visible.contains(row), matches.indices.contains(row) else { return .typing }
    cursor.move(to: row)
    return submitted()
  }

  private func submitted() -> Outcome {
    if let (command, text) = argument { return .run(command, text: text) }
    guard matches.indices.contains(cursor.row) else {
      return editor.text.isEmpty ? .closed : .unknown(editor.text)
    }
    return .run(matches[cursor.row].command, text: "")
  }

  /// What follows `find ` or `tab `, which is not part of a command's name.
  private var argument: (command: Command, text: String)? {
    for command in [Command.find, .tab] {
      let name = "\(command) "
      guard editor.text.hasPrefix(name), entries.contains(where: { $0.command == command }) else { continue }
      let text = editor.text.dropFirst(name.count).drop { $0 == " " }
      if command == .tab ? Int(text) != nil : !text.isEmpty { return (command, String(text)) }
    }
    return nil
  }

  private mutating func fill() {
    guard matches.indices.contains(cursor.row), argument == nil else { return }
    editor = editor.replaced(by: matches[cursor.row].command.description)
    find()
  }

  private mutating func find() {
    let sought = argument?.command.description ?? editor.text
    matches = PaletteMatch.best(of: entries, for: sought)
    // Keys come in bursts: the next one may move before this is drawn.
    let height = cursor.height
    cursor = ListCursor()
    cursor.fit(total: matches.count, height: height)
  }
}
