import MVP
import TerminalUI
import Text

/// The places in words, for accessible mode.
extension PlaceListScreen: SpokenList {
  public var spokenHeading: String {
    let words = SpokenText.words(title)
    guard let content = presenter.state.content else { return words }
    return "\(words): \(content.counts)"
  }

  public func statement(ofRow number: Int) -> String? {
    guard let row = presenter.state.content?.row(at: number) else { return nil }
    return SpokenText.sentence("\(row.name), \(Numerals.count(row.count, "newspaper"))")
  }
}
