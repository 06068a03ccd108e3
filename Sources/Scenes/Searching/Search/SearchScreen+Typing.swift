import Newspapers
import TerminalUI

/// What the reader types.
extension SearchScreen {
  /// Lets the reader type the query.
  func edit(_ text: String) {
    type(
      LineEditor(
        label: "/ ", hint: "Enter searches, Esc goes back to the list", text: text, isInPlace: true,
        limit: SearchQuery.longest))
  }

  func askForDates(_ text: String, _ fault: String? = nil) {
    guard presenter.line.query != nil else { return }
    isTypingDates = true
    type(LineEditor(label: "Dates: ", hint: fault ?? "1897..1899, 1913-03; empty for any date", text: text))
  }
}
