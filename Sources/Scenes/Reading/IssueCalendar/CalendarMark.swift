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
  static let bookmarked = CalendarMark("★", .bookmark)
  static let read = CalendarMark("✓", .seen)
  /// Pages on this machine.
  static let here = CalendarMark("◆", .local)

  private init(_ character: Character, _ role: Theme.Role) {
    (self.character, self.role) = (character, role)
  }

  /// The mark of a day in `content`: of several, what took the reader most work.
  init(_ date: IssueDate, in content: IssueCalendarContent) {
    let own = content.own
    self =
      if own.notes[date] != nil { .noted } else if own.bookmarkedDays.contains(date) {
        .bookmarked
      } else if own.read[date] != nil { .read } else if own.here[date] != nil { .here } else {
        CalendarMark(content.year[date])
      }
  }

  /// What the marks of the reader's own days mean, as far as the year shows some.
  static func legend(
    ofOwnDaysIn content: IssueCalendarContent, isBrief: Bool
  ) -> [(mark: CalendarMark, words: String)] {
    let days = content.own.days.lazy.filter { $0.year == content.year.year }
    let shown = Set(days.map { CalendarMark($0, in: content).character })
    // What is said of the day by its mark alone has to be explained, too.
    let said = Set(content.ownMarks)
    let all = [
      (noted, isBrief ? "note" : "your notes"), (bookmarked, isBrief ? "marked" : "bookmark"),
      (read, isBrief ? "seen" : "read or begun"), (here, "here"),
    ]
    return all.filter { shown.contains($0.0.character) || said.contains($0.0.character) }
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

  /// What the marks of a year mean, the most important first: those that it has.
  static func legend(of year: IssueYear, isBrief: Bool) -> [(day: IssueDay, words: String)] {
    let issues: [(day: IssueDay, words: String)] = [
      (.issues(1), "issue"), (.issues(2), isBrief ? "2" : "2 editions"),
      (.issues(3), isBrief ? "3+" : "more"),
    ]
    if year.isIncomplete { return issues + [(.unknown, "not known")] }
    guard year.issueCount != nil else {
      return [(.unknown, "not loaded"), (.issues(1), "issue"), (.absent, "missing")]
    }
    let all = issues + [(.absent, "missing"), (.none, isBrief ? "none" : "none expected")]
    let marks = Set(year.days.map { CalendarMark($0).character })
    return all.filter { $0.day == .issues(1) || marks.contains(CalendarMark($0.day).character) }
  }
}
