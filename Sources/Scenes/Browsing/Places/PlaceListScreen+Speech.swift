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
    guard let content = presenter.state.content, let row = content.row(at: number) else { return nil }
    // A city outside any county is listed among counties, one of which may have its name.
    let kinds = Set(content.rows.map(\.kind)).intersection([.county, .city])
    let kind = kinds.count > 1 ? row.kind.rawValue : ""
    let words = [row.name, kind, Numerals.count(row.count, "newspaper")].filter { !$0.isEmpty }
    return SpokenText.sentence(words.joined(separator: ", "))
  }
}
