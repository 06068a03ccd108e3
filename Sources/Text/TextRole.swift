/// What a piece of text is for. A theme gives each role its style; text names a role, never a color.
///
/// Readers' themes name the roles, too: a renamed role must still be understood by its old name.
public enum TextRole: Int, CaseIterable, Hashable, Sendable {
  case text, heading, prompt, issue
  case muted, label, hint, columnHeader, ghost, chart
  case faint, none, unknown, frame, progressTrack, directoryOnly
  case accent, hintKey, promptLabel, frameFocused, chartSelected
  case readable, local, bookmark, progress, today
  case success, seen
  case warning, notice, stale
  case error, absent
  case link
  case note
  case bar, tab
  case barStrong, tabActive
  case barNotice
  case barError
  case selection, linkFocused
  case selectionMuted
  case selectionUnfocused
  case match
  case matchCurrent
  case clip
  case overlay

  /// As written in themes and the manual.
  public var name: String { "\(self)" }
}
