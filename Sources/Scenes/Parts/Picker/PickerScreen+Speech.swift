import MVP
import TerminalUI
import Text

/// The choices in words, for accessible mode: with what is below the list for the selected one.
extension PickerScreen: SpokenList, SpokenTitled {
  /// `Queue 1905: 4 choices`; `Filter by, “gh”: 1 choice` for what was typed.
  public var spokenHeading: String {
    let name = SpokenText.words(spokenTitle)
    let count = Numerals.count(presenter.state.content?.total ?? 0, "choice")
    return SpokenText.sentences([name.last == "?" ? "\(name) \(count)" : "\(name): \(count)", sharedDetail])
  }

  /// With what was typed.
  public var spokenTitle: String {
    let typed = prompt?.text ?? ""
    return typed.isEmpty ? title : "\(title), “\(typed)”"
  }

  public var choosing: String { "A number chooses that row" }

  public var wordsNarrow: Bool { true }

  public func statement(ofRow number: Int) -> String? {
    guard let row = presenter.state.content?.row(at: number) else { return nil }
    return SpokenText.sentences([
      (row.isCurrent ? "• " : "") + row.spoken, row.detail == sharedDetail ? "" : row.detail,
    ])
  }

  /// What is below the list whichever row is selected: said once.
  private var sharedDetail: String {
    guard let rows = presenter.state.content?.rows, rows.count > 1, let first = rows.first?.detail,
      rows.allSatisfy({ $0.detail == first })
    else { return "" }
    return first
  }
}
