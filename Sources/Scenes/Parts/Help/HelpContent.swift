import MVP
import TerminalUI

/// All keys of a screen, from the table of bindings.
public struct HelpContent: DocumentContent {
  public let document: Document

  public func document(now: Double) -> Document { document }

  /// - Parameter words: only keys and commands with these words in them; empty for all.
  public init(title: String, bindings: [KeyBinding], words: String = "") {
    let sought = words.lowercased().split(whereSeparator: \.isWhitespace)
    func isSought(_ texts: [String]) -> Bool {
      let text = texts.joined(separator: " ").lowercased()
      return sought.allSatisfy { text.contains($0) }
    }
    let bindings = bindings.filter { isSought($0.keyNames + [$0.help, $0.command.description]) }
    // Help texts distinguish bindings, since readers choose keys, and some screens use a command differently.
    let moving = Set(KeyBindings.moving.map(\.help))
    let everywhere = Set((ProgramKeys.bindings + KeyBindings.everywhere).map(\.help))
    let own = bindings.filter { !moving.contains($0.help) && !everywhere.contains($0.help) }
    let sections = [
      ("In “\(title)”", own), ("Movement", bindings.filter { moving.contains($0.help) }),
      ("Everywhere", bindings.filter { everywhere.contains($0.help) }),
    ]
    var blocks: [Document.Block] = []
    for (heading, bindings) in sections where !bindings.isEmpty {
      blocks += [.heading(heading)] + bindings.map(HelpContent.field) + [.space]
    }
    let mouse = HelpContent.mouse.filter { isSought([$0.name, $0.help]) }
    if !mouse.isEmpty { blocks += [.heading("Mouse")] + mouse.map { .field($0.name, [$0.help]) } }
    if blocks.last == .space { blocks.removeLast() }
    document = Document(blocks.isEmpty ? [.paragraph("No key or command contains “\(words)”.")] : blocks)
  }

  private static let mouse = [
    (name: "wheel", help: "scroll"),
    (
      name: "click",
      help: "select a row, and click again to open it; sort newspapers by a column heading; select a tab; "
        + "go back to a step of the title line; press a key in the bottom line; Shift selects text"
    ),
  ]

  private static func field(_ binding: KeyBinding) -> Document.Block {
    .field(binding.keyNames.joined(separator: " "), ["\(binding.help) · :\(binding.command)"])
  }
}
