/// What a piece of text is for. A theme gives each role its style; text names a role, never a color.
public enum TextRole: Int, CaseIterable, Hashable, Sendable {
  case text, dim, accent, heading, columnHeader
  case selection, selectionDim, selectionUnfocused
  case bar, barStrong, hintKey, hint
  case notice, error, link, linkFocused, separator, prompt
  /// The reader's own notes beside what was printed.
  case note
}
