import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The found pages in words, for accessible mode.
extension SearchScreen: SpokenList {
  public var spokenHeading: String {
    guard let content = presenter.state.content else { return "Search" }
    return SpokenText.sentences([
      "Search for \(SpokenText.words(presenter.line.text)): \(content.summary)", unchosen,
    ])
  }

  /// That variants of words were asked for but not chosen: the reading below the query line says so, too. Empty if
  /// none were.
  private var unchosen: String {
    let words = presenter.line.query?.expression.words.filter(\.wantsVariants).map(\.text) ?? []
    return words.isEmpty
      ? "" : "Variants of \(SpokenText.words(words.listed)) are not chosen yet, so none were searched for"
  }

  public var unspokenInList: Set<Command> { [.foldSnippets] }

  public var countedInList: Set<Command> {
    [.nextFound, .previousFound, .widerDates, .narrowerDates]
  }

  public var loadsMoreRows: String? {
    presenter.state.content?.hasMore == true ? keyNames.name(of: .more, usual: "a") : nil
  }

  public func statement(ofRow number: Int) -> String? {
    guard let row = presenter.state.content?.row(at: number) else { return nil }
    let place = [row.titleWords, row.page.issue.date.words, "page \(row.page.sequence)"].joined(
      separator: ", ")
    // Printed text is said as printed.
    let text = row.snippets.map {
      "Text: " + $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let marks = [
      presenter.isMarked(row.page) ? "Marked" : "", presenter.isBookmarked(row.page) ? "Bookmarked" : "",
    ]
    return
      ([SpokenText.sentences([place, row.place] + marks)] + (text.isEmpty ? ["No text came with it."] : text))
      .joined(separator: " ")
  }
}
