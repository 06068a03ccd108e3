import MVP
import TerminalUI

/// All keys of a screen, from the table of bindings.
public struct HelpContent: DocumentContent {
  public let document: Document

  public init(title: String, bindings: [KeyBinding]) {
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
    document = Document(blocks + [.heading("Mouse")] + HelpContent.mouse)
  }

  private static let mouse: [Document.Block] = [
    .field("wheel", ["scroll"]),
    .field("click", ["select a row, a second click opens it; select a tab; Shift selects text"]),
  ]

  private static func field(_ binding: KeyBinding) -> Document.Block {
    .field(binding.keyNames.joined(separator: " "), ["\(binding.help) · :\(binding.command)"])
  }
}
