import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// Notes in the margin, and writing them.
extension PageReaderScreen {
  /// How many notes and words there are, and the quality of the text, as far as there is room: the last ones
  /// are dropped first.
  func measures(room: Int) -> String {
    let notes = presenter.excerpts
    let content = presenter.state.content
    let parts = [
      notes.isEmpty ? "" : "♦ \(ExcerptCount(notes).words)", content?.words ?? "",
      content?.qualityWords ?? "",
    ].filter { !$0.isEmpty }
    let lines = parts.indices.reversed().map { parts[...$0].joined(separator: " · ") }
    let shortest = notes.isEmpty ? [] : ["♦ \(notes.count)"]
    return (lines + shortest).first { TextWidth.of($0) <= room } ?? ""
  }

  /// Commands for writing notes; false for any other command.
  func handleNotes(_ command: Command) -> Bool {
    switch command {
    case .foldNotes: foldNotes()
    case .editNote: editNote()
    case .editTags: editTags()
    case .bookmark:
      let shown = presenter.shown
      carryOut { await $0.toggleBookmark(of: shown) }
    case .undo: carryOut { await $0.undo() }
    case .redo: carryOut { await $0.redo() }
    default: return false
    }
    return true
  }

  private func foldNotes() {
    guard !presenter.excerpts.isEmpty else {
      presenter.router?.announce("No notes on this page; \(key: "edit-note", "e") writes one")
      return
    }
    pane.showsNotes.toggle()
    onChange()
  }

  /// The clip that begins on the screen, or else the note about the page.
  private var edited: Excerpt? {
    let marked = pane.markedExcerpt.flatMap { id in presenter.excerpts.first { $0.id == id } }
    return marked ?? presenter.pageNote
  }

  private func label(_ what: String, _ excerpt: Excerpt?) -> String {
    guard let excerpt, !excerpt.regions.isEmpty else { return "\(what) on page \(presenter.page.sequence): " }
    return excerpt.headline.isEmpty
      ? "\(what) on this clip: " : "\(what) on \(QuotedWords.text(String(excerpt.headline.prefix(24)))): "
  }

  private func editNote() {
    let (excerpt, shown) = (edited, presenter.shown)
    type(
      .note(excerpt?.note ?? "", label: label("Note", excerpt)),
      for: .write {
        let change = ExcerptChange(note: TypedNote.note(of: $1), noteBefore: excerpt?.note ?? "")
        await $0.write(change, on: excerpt, of: shown)
      })
  }

  private func editTags() {
    let (excerpt, shown) = (edited, presenter.shown)
    type(
      .tags(excerpt?.tags ?? [], label: label("Tags", excerpt)),
      for: .write {
        let change = ExcerptChange(tags: [$1], tagsBefore: excerpt?.tags ?? [])
        await $0.write(change, on: excerpt, of: shown)
      })
  }
}
