import MVP
import TerminalUI
import Text

/// The choices in words, for accessible mode: with what is below the list for the selected one.
extension PickerScreen: SpokenList {
  public var spokenHeading: String {
    "\(SpokenText.words(title)), \(presenter.state.content?.total ?? 0)"
  }

  public var choosing: String { "A number chooses that row" }

  public func statement(ofRow number: Int) -> String? {
    guard let row = presenter.state.content?.row(at: number) else { return nil }
    let name = (row.isCurrent ? "• " : "") + row.title
    let words = row.detail.isEmpty ? [name, row.note] : [name]
    return SpokenText.sentences([
      words.map(SpokenText.words).filter { !$0.isEmpty }.joined(separator: ", "), row.detail,
    ])
  }
}
