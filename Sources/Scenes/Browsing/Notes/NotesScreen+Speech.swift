import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// Notes and clips in words, for accessible mode.
extension NotesScreen: SpokenList {
  public var spokenHeading: String {
    let total = presenter.state.content.map { Numerals.grouped($0.total) } ?? ""
    return "\(SpokenText.words(title)), \(total)"
  }

  public func statement(ofRow number: Int) -> String? {
    guard let row = presenter.state.content?.row(at: number) else { return nil }
    let said = SpokenText.sentences([
      row.isClip ? "Clip" : "Note", [row.newspaper, row.day, row.page].joined(separator: ", "),
      row.tags.isEmpty ? "" : "Tags: \(row.tags)",
    ])
    // What was written or printed is said as it was, each with a stop before what follows.
    let words = [("Headline", row.excerpt.headline), ("Your words", row.note), ("Text", row.text)]
    return
      ([said] + words.filter { !$0.1.isEmpty }.map { SpokenText.ended("\($0): \(Sanitizer.sanitized($1))") })
      .joined(separator: " ")
  }
}
