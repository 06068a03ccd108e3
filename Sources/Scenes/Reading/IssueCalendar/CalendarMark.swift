import Newspapers
import Presentation
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

  /// The mark of a day in `content`: if there are several, the one that took the reader the most work.
  init(_ date: IssueDate, in content: IssueCalendarContent) {
    let own = content.own
    self =
      if own.notes[date] != nil { .noted } else if own.bookmarkedDays.contains(date) {
        .bookmarked
      } else if own.read[date] != nil { .read } else if own.here[date] != nil { .here } else {
        CalendarMark(content.year[date])
      }
  }

  /// The meaning of the marks of the reader's own days that the year shows.
  static func legend(ofOwnDaysIn content: IssueCalendarContent) -> [Meaning] {
    let days = content.own.days.lazy.filter { $0.year == content.year.year }
    let shown = Set(days.map { CalendarMark($0, in: content).character })
    // A mark that is the only information about a day has to be explained, too.
    let said = Set(content.ownMarks)
    let counts = content.own.notes.filter { $0.key.year == content.year.year }.values
    let kinds = [
      counts.contains { $0.notes > 0 } ? "note" : nil, counts.contains { $0.clips > 0 } ? "clip" : nil,
    ].compactMap(\.self)
    // As on the selected day.
    let all = [
      Meaning(noted, kinds.joined(separator: ", ")), Meaning(bookmarked, "bookmarked"),
      Meaning(read, "read or begun", brief: "read"), Meaning(here, "here"),
    ]
    return all.filter { shown.contains($0.mark.character) || said.contains($0.mark.character) }
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

  /// The meaning of the marks that a year has, those of issues first.
  static func legend(of year: IssueYear) -> [Meaning] {
    let issue = Meaning(CalendarMark(.issues(1)), "issue")
    let more = [
      Meaning(CalendarMark(.issues(2)), "2 editions", brief: "2"),
      Meaning(CalendarMark(.issues(3)), "more", brief: "3+"),
    ]
    if year.isIncomplete { return [issue] + more + [Meaning(CalendarMark(.unknown), "not known")] }
    let absent = Meaning(CalendarMark(.absent), "missing")
    guard year.issueCount != nil else {
      return [issue, Meaning(CalendarMark(.unknown), "not loaded"), absent]
    }
    let rest = more + [absent, Meaning(CalendarMark(.none), "none expected", brief: "none")]
    let marks = Set(year.days.map { CalendarMark($0).character })
    return [issue] + rest.filter { marks.contains($0.mark.character) }
  }

  /// The meaning of a mark, in the words of the legend.
  struct Meaning {
    let mark: CalendarMark
    let words: String
    /// For a line too short for those words.
    let brief: String

    init(_ mark: CalendarMark, _ words: String, brief: String? = nil) {
      (self.mark, self.words, self.brief) = (mark, words, brief ?? words)
    }
  }
}
