import Terminal
import Text

/// Roles that look alike: a row of the manual's table. Each is named after its first role.
public enum RoleFamily: CaseIterable, Hashable, Sendable {
  case text, muted, faint, accent, readable, success, warning, error, link, note
  case bar, barStrong, barNotice, barError
  case selection, selectionMuted, selectionUnfocused
  case match, matchCurrent, clip, overlay

  public init(of role: TextRole) {
    self =
      switch role {
      case .text, .heading, .prompt, .issue: .text
      case .muted, .label, .hint, .columnHeader, .ghost, .chart: .muted
      case .faint, .none, .unknown, .frame, .progressTrack, .directoryOnly: .faint
      case .accent, .hintKey, .promptLabel, .frameFocused, .chartSelected: .accent
      case .readable, .local, .bookmark, .progress, .today: .readable
      case .success, .seen: .success
      case .warning, .notice, .stale: .warning
      case .error, .absent: .error
      case .link: .link
      case .note: .note
      case .bar, .tab: .bar
      case .barStrong, .tabActive: .barStrong
      case .barNotice: .barNotice
      case .barError: .barError
      case .selection, .linkFocused: .selection
      case .selectionMuted: .selectionMuted
      case .selectionUnfocused: .selectionUnfocused
      case .match: .match
      case .matchCurrent: .matchCurrent
      case .clip: .clip
      case .overlay: .overlay
      }
  }

  /// The first is the one that names the family.
  public var roles: [TextRole] { TextRole.allCases.filter { RoleFamily(of: $0) == self } }

  /// Whether it is for marks and lines, which need less contrast than text.
  public var isForMarks: Bool { self == .faint }

  /// The purpose of its roles, for the manual.
  public var meaning: String {
    switch self {
    case .text: "text to read; days with issues"
    case .muted: "secondary text; column headings, hints, charts"
    case .faint: "lines and frames, days without an issue, titles that are only listed"
    case .accent: "keys, the active frame, the selected part of a chart"
    case .readable: "marks: readable, on this machine, bookmarked; progress; today"
    case .success: "anything done or already read"
    case .warning: "anything that is waiting, old or worth noticing"
    case .error: "failures and missing issues"
    case .link: "addresses and related newspapers"
    case .note: "your notes beside the printed text"
    case .bar: "the title line, the status line and tabs"
    case .barStrong: "important text in a bar"
    case .barNotice: "a notice in a bar"
    case .barError: "a failure in a bar"
    case .selection: "the selected row or link"
    case .selectionMuted: "secondary text in the selected row"
    case .selectionUnfocused: "the selected row of the inactive pane"
    case .match: "words found by a search"
    case .matchCurrent: "the current hit"
    case .clip: "the status of a clip in progress"
    case .overlay: "the background of popups, and text on it"
    }
  }
}

extension TextRole {
  /// What it adds to the style of its family.
  public var emphasis: Style.Attributes {
    switch self {
    case .heading, .prompt, .hintKey, .error, .absent, .barStrong, .tabActive, .barError: .bold
    case .selection, .linkFocused, .selectionUnfocused, .matchCurrent: .bold
    case .columnHeader, .today, .link: .underline
    default: []
    }
  }
}
