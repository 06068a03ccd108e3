import Citations
import MVP
import TerminalUI
import Text

/// The citation styles in words, for accessible mode.
extension CitationPickerScreen: SpokenList {
  /// With what the reader entered for the citation.
  public var spokenHeading: String {
    let authors = CitedAuthor.written(presenter.reference.authors)
    let styles = Numerals.count(presenter.state.content?.total ?? 0, "style")
    return SpokenText.sentences([
      "\(title): \(styles)", presenter.reference.headline.map { "Headline: \($0)" } ?? "",
      authors.isEmpty ? "" : "Author: \(authors)",
    ])
  }

  public var choosing: String { "A number copies the citation in that style" }

  public func statement(ofRow number: Int) -> String? {
    presenter.state.content?.row(at: number).map {
      SpokenText.sentence(($0.isCurrent ? "• " : "") + $0.spoken)
    }
  }
}
