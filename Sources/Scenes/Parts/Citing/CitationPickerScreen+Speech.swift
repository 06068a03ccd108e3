import Citations
import MVP
import Presentation
import TerminalUI
import Text

/// The citation styles in words, for accessible mode.
extension CitationPickerScreen: SpokenList {
  /// What is cited, and what the reader entered for the citation.
  public var spokenHeading: String {
    let authors = CitedAuthor.written(presenter.reference.authors)
    let styles = Numerals.count(presenter.state.content?.total ?? 0, "style")
    return SpokenText.sentences([
      cited, "\(title): \(styles)", presenter.reference.headline.map { "Headline: \($0)" } ?? "",
      authors.isEmpty ? "" : "Author: \(authors)",
    ])
  }

  /// `Evening star, October 2, 1865, page 1`; `Search for gold rush`.
  private var cited: String {
    let reference = presenter.reference
    switch reference.work {
    case .page(let page): return "\(reference.title), \(SpokenText.spellingMonths(in: page.shortWords))"
    case .issue(let issue): return "\(reference.title), \(SpokenText.spellingMonths(in: issue.shortWords))"
    case .newspaper: return reference.title
    case .search(let query): return "Search for \(query)"
    }
  }

  public var choosing: String { "A number copies the citation in that style" }

  public func statement(ofRow number: Int) -> String? {
    presenter.state.content?.row(at: number).map {
      SpokenText.sentence(($0.isCurrent ? "• " : "") + $0.spoken)
    }
  }
}
