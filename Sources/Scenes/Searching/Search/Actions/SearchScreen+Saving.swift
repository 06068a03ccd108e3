import Newspapers
import TerminalUI

/// Commands for the whole query: saving, queuing, or searching this machine for it.
extension SearchScreen {
  /// False for any other command.
  func handleSaving(_ command: Command) -> Bool {
    switch command {
    case .queueFound:
      let row = cursor.row
      carryOut { await $0.queue(row: row) }
    case .saveSearch:
      guard let name = presenter.nameForSearch(), let query = presenter.line.query else { return true }
      type(
        LineEditor(
          label: "Save the search as: ", hint: "Enter saves, Esc cancels", text: name, isSuggestion: true),
        for: .write { await $0.save(query, as: $1) })
    case .searchHere: perform { await $0.togglePlace() }
    case .savedSearches: presenter.openSavedSearches()
    case .undo: carryOut { await $0.undo() }
    case .redo: carryOut { await $0.redo() }
    default: return false
    }
    return true
  }
}
