import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The counts of a result in words, for accessible mode.
extension CorpusResultScreen: SpokenList {
  public var spokenHeading: String {
    "\(SpokenText.words(title)), \(Numerals.grouped(presenter.state.content?.total ?? 0))"
  }

  public func statement(ofRow number: Int) -> String? {
    guard let row = presenter.state.content?.row(at: number) else { return nil }
    let rate = row.count.perMillion == nil ? "" : ", \(row.rate) per million"
    return SpokenText.sentences([
      ResultWords.place(row.count.cell) + (row.term.isEmpty ? "" : ", “\(row.term)”"),
      "Hits: \(row.hits)\(rate)", "Pages with a hit: \(row.pages)", "Words: \(row.words)",
    ])
  }
}
