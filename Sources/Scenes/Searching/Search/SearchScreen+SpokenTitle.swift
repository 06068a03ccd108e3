import TerminalUI

extension SearchScreen: SpokenTitled {
  /// With the query, which the title leaves out because the line above the list has it.
  public var spokenTitle: String {
    presenter.line.text.isEmpty ? title : "Search for \(presenter.line.text)"
  }
}
