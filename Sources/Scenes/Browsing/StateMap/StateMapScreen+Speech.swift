import MVP
import TerminalUI
import Text

/// The states by name, for accessible mode: their location means nothing there.
extension StateMapScreen: SpokenScreen {
  public var unspoken: Set<Command> { [.left, .right, .up, .down] }

  private func entries(_ content: StateMapContent) -> [StateMapContent.Entry] {
    content.entries.filter { $0.count > 0 }
      .sorted { ($0.tile.state ?? "~", $0.tile.code) < ($1.tile.state ?? "~", $1.tile.code) }
  }

  public var speech: Speech {
    speech { content in
      let entries = entries(content)
      let statements = entries.enumerated().map { number, entry in
        let digitized = content.filter.isDigitized ? "" : ", \(Numerals.grouped(entry.digitized)) digitized"
        let words =
          "\(entry.tile.state ?? "Elsewhere"), \(Numerals.count(entry.count, "newspaper"))\(digitized)"
        return "\(number + 1). " + SpokenText.sentence(words)
      }
      return Speech(
        SpokenText.sentences([
          "States by name, \(content.filter.words.replacing(" · ", with: ", "))",
          Numerals.count(content.total, "newspaper"),
        ]), statements, place: entries.firstIndex { $0.tile == presenter.tile },
        choices: statements.isEmpty ? nil : 1...statements.count)
    }
  }

  public var pointed: String? { "row" }

  public var counted: Set<Command> { [.nextDecade, .previousDecade] }

  public func point(at number: Int) -> Bool {
    guard let content = presenter.state.content else { return false }
    let entries = entries(content)
    guard entries.indices.contains(number - 1) else { return false }
    presenter.go(to: entries[number - 1].tile)
    return true
  }
}
