import Presentation
import TerminalUI

/// The lines in which the reader types what a note or clip has.
extension LineEditor {
  static func note(_ note: String, label: String) -> LineEditor {
    LineEditor(
      label: label, hint: "Enter saves, Esc cancels", text: TypedNote.line(of: note), limit: TypedNote.limit,
      lineEnd: TypedNote.lineEnd, emptyMeaning: "for no note")
  }

  static func tags(_ tags: [String], label: String) -> LineEditor {
    LineEditor(
      label: label, hint: "separated by commas; Enter saves", text: tags.joined(separator: ", "),
      limit: TypedNote.limit, emptyMeaning: "for no tags")
  }
}
