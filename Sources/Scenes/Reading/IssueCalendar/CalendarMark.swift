import Newspapers
import Terminal
import TerminalUI
import Text

/// How a day looks: the same in the year, the month and the legend, and never distinguished by color alone.
struct CalendarMark {
  let character: Character
  let role: Theme.Role

  /// The reader's notes.
  static let noted = CalendarMark("♦", .note)

  private init(_ character: Character, _ role: Theme.Role) {
    (self.character, self.role) = (character, role)
  }

  /// The mark of a day in `content`.
  init(_ date: IssueDate, in content: IssueCalendarContent) {
    self = content.noted[date] == nil ? CalendarMark(content.year[date]) : CalendarMark.noted
  }

  init(_ day: IssueDay) {
    switch day {
    case .issues(1): (character, role) = ("▪", .issue)
    case .issues(2): (character, role) = ("■", .issue)
    case .issues: (character, role) = ("█", .issue)
    case .absent: (character, role) = ("×", .absent)
    case .none: (character, role) = ("·", .none)
    case .outside: (character, role) = (" ", .muted)
    case .unknown: (character, role) = ("┄", .unknown)
    }
  }

  /// The style for a selected day, or for today's day of the year.
  func style(isSelected: Bool, isToday: Bool, isFocused: Bool, theme: Theme) -> Style {
    var style = theme[isSelected ? (isFocused ? .selection : .selectionUnfocused) : role]
    if isToday { style.attributes.formUnion(theme[.today].attributes) }
    return style
  }

  /// What the marks mean, the most important first.
  static func legend(of year: IssueYear) -> [(day: IssueDay, words: String)] {
    if year.isIncomplete {
      return [
        (.issues(1), "issue"), (.issues(2), "2 editions"), (.issues(3), "more"), (.unknown, "not known"),
      ]
    }
    return year.issueCount != nil
      ? [
        (.issues(1), "issue"), (.issues(2), "2 editions"), (.issues(3), "more"), (.absent, "missing"),
        (.none, "none expected"),
      ] : [(.unknown, "not loaded"), (.issues(1), "issue"), (.absent, "missing")]
  }
}
