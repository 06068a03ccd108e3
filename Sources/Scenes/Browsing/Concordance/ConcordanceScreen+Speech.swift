import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The hits of a result in words, for accessible mode.
extension ConcordanceScreen: SpokenList {
  public var spokenHeading: String {
    guard let content = presenter.state.content else { return SpokenText.words(title) }
    let counted = content.counted.map { ", \(Numerals.grouped($0)) in all" } ?? ""
    return "\(SpokenText.words(title)), \(Numerals.count(content.total, "hit"))\(counted)"
  }

  public func statement(ofRow number: Int) -> String? {
    guard let row = presenter.state.content?.row(at: number) else { return nil }
    // Printed text is said as printed.
    let text = "Text: \(row.left)[\(row.match)]\(row.right)"
    return SpokenText.sentences([row.place, row.quality ?? ""]) + " " + text
  }
}
