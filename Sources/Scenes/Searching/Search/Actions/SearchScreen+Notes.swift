import MVP
import Newspapers
import Presentation
import TerminalUI

/// Writing notes on found pages.
extension SearchScreen {
  /// False for any other command.
  func handleNotes(_ command: Command) -> Bool {
    guard command == .editNote || command == .editTags || command == .bookmark else { return false }
    guard let row = presenter.state.content?.row(at: cursor.row) else { return true }
    if command == .bookmark {
      carryOut { await $0.toggleBookmark(of: row) }
      return true
    }
    perform { [weak self] presenter in
      let excerpt = await presenter.note(on: row.page)
      guard let self, !Task.isCancelled else { return }
      let page = "page \(row.page.sequence)"
      if command == .editNote {
        type(
          .note(excerpt?.note ?? "", label: "Note on \(page): "),
          for: .write {
            let change = ExcerptChange(note: TypedNote.note(of: $1), noteBefore: excerpt?.note ?? "")
            await $0.write(change, on: row)
          })
      } else {
        type(
          .tags(excerpt?.tags ?? [], label: "Tags on \(page): "),
          for: .write {
            await $0.write(ExcerptChange(tags: [$1], tagsBefore: excerpt?.tags ?? []), on: row)
          })
      }
    }
    return true
  }
}
