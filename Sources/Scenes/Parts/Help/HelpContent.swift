import MVP
import TerminalUI

/// All keys of a screen, from the table of bindings.
public struct HelpContent: DocumentContent {
  public let document: Document

  public init(title: String, bindings: [KeyBinding]) {
    let moving = Set(KeyBindings.moving)
    let everywhere = Set(ProgramKeys.bindings + KeyBindings.everywhere)
    let own = bindings.filter { !moving.contains($0) && !everywhere.contains($0) }
    let sections = [
      ("In “\(title)”", own), ("Movement", bindings.filter(moving.contains)),
      ("Everywhere", bindings.filter(everywhere.contains)),
    ]
    var blocks: [Document.Block] = []
    for (heading, bindings) in sections where !bindings.isEmpty {
      blocks += [.heading(heading)] + bindings.map(HelpContent.field) + [.space]
    }
    document = Document(blocks + [.heading("Mouse")] + HelpContent.mouse)
  }

  private static let mouse: [Document.Block] = [
    .field("wheel", ["scroll"]),
    .field("click", ["select a row; a second click opens it; Shift selects text"]),
  ]

  private static func field(_ binding: KeyBinding) -> Document.Block {
    .field(binding.keys.map(\.description).joined(separator: " "), ["\(binding.help) · :\(binding.command)"])
  }
}
