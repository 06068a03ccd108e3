import MVP
import Newspapers
import Presentation
import Text

/// A newspaper's issues around a day: display-ready.
public struct IssueCalendarContent: Hashable, Sendable {
  public let lccn: LCCN
  /// The newspaper's title; its LCCN if the title is unknown.
  public let title: String
  /// The selected day.
  public let date: IssueDate
  /// The day whose month and day are marked.
  public let today: IssueDate
  /// The year shown, day by day.
  public let year: IssueYear
  /// The number of issues of each month of that year; nil if unknown.
  public let monthCounts: [Int]?
  /// All years from the first to the last issue.
  public let years: CalendarYears
  /// All issues that the source has, in words: `11,985 issues, 1864–1903`; empty if unknown.
  public let wholeWords: String
  /// The issues of the selected day.
  public let editions: [IssueID]
  /// The index of the selected one; 0 if there is none.
  public let edition: Int
  /// The year being loaded.
  public let awaitedYear: Int?
  public let own: OwnDays
  /// Whether it has only the days of local pages, and the years of local lists, for lack of a list of all issues.
  public let isHeldOnly: Bool
  public let origin: OriginContent

  /// - Parameter edition: the number of the one wanted; the first is selected if it is nil or there is none.
  init(
    lccn: LCCN, title: String?, date: IssueDate, today: IssueDate, year: IssueYear, years: CalendarYears,
    calendar: IssueCalendar, digitized: DigitizedCoverage?, edition: Int?, awaitedYear: Int?,
    own: OwnDays, isHeldOnly: Bool, origin: Origin
  ) {
    self.lccn = lccn
    self.title = title.map(Sanitizer.sanitized) ?? lccn.description
    self.date = date
    self.today = today
    self.year = year
    self.years = years
    let span = years.rows.first.flatMap { first in
      years.rows.last.map { IssueWords.years(first.year...max(first.year, $0.year)) }
    }
    wholeWords = [digitized?.issueCount.map(IssueWords.count), span].compactMap(\.self).joined(
      separator: ", ")
    monthCounts =
      calendar.isKnown(date.year) ? (1...12).map { calendar.count(in: $0, of: date.year) } : nil
    editions = calendar.issues(on: date).map { $0.id(of: lccn) }
    self.edition = editions.firstIndex { $0.edition == edition } ?? 0
    self.awaitedYear = awaitedYear
    self.own = own
    self.isHeldOnly = isHeldOnly
    self.origin = OriginContent(origin)
  }

  /// The year in words: its issues, their weekdays, how many are missing, and how many have unreadable dates.
  public var yearWords: String {
    guard let count = year.issueCount else {
      return awaitedYear == year.year
        ? "loading the issues of \(year.year) from \(origin.source) …"
        : "not loaded; press \(key: "refresh", "R")"
    }
    if isHeldOnly, year.isIncomplete {
      return "\(count == 0 ? "nothing" : IssueWords.count(count)) here; the whole list is not on this machine"
    }
    let unreadable = year.unreadableCount
    let doubt = unreadable > 0 ? IssueWords.unreadable(unreadable, of: year.year) : ""
    func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " · ") }
    guard count > 0 || year.isIncomplete else { return joined(["no issues", doubt]) }
    let absent = year.absentCount
    let isAwaited = awaitedYear == year.year
    let gaps =
      year.isIncomplete
      ? (isAwaited ? "incomplete; loading …" : "incomplete; press \(key: "refresh", "R")")
      : year.weekdays.isEmpty
        ? "" : absent == 0 ? "none missing" : "\(absent) day\(absent == 1 ? "" : "s") missing"
    return joined([IssueWords.count(count), IssueWords.weekdays(year.weekdays), gaps, doubt])
  }

  /// The selected edition; nil if the day has no issue.
  var selectedIssue: IssueID? { editions.indices.contains(edition) ? editions[edition] : nil }

  /// Notes, bookmark, where the reader stopped, and pages on this machine; missing parts are left out.
  public var ownWords: [String] { ownWords(isShort: false) }

  /// - Parameter isShort: whether a page's lines are not counted, to save room.
  func ownWords(isShort: Bool) -> [String] {
    ownWords { isShort ? $0.shortLineWords : $0.lineWords }
  }

  /// The same for those who hear it.
  var spokenOwnWords: [String] { ownWords { $0.spokenShare ?? $0.lineWords } }

  private func ownWords(_ line: (ReadingPosition) -> String) -> [String] {
    [
      own.notes[date].map { "♦ \($0.words)" }, bookmarkWords,
      own.read[date].map { position in
        let edition = editions.count > 1 ? "ed. \(position.page.issue.edition), " : ""
        let place = "\(edition)page \(position.page.sequence), \(line(position))"
        return position.isAtEnd ? "✓ read to \(place)" : "✓ begun: \(place)"
      },
      own.here[date].map { "◆ \(Numerals.count($0, "page")) here" },
    ].compactMap(\.self)
  }

  /// The marks of the same.
  public var ownMarks: String { ownWords.compactMap(\.first).map { String($0) }.joined(separator: " ") }

  /// What has a bookmark on that day: the selected edition, pages of it, or something of another edition.
  private var bookmarkWords: String? {
    guard own.bookmarkedDays.contains(date) else { return nil }
    guard let issue = selectedIssue, !own.bookmarks.contains(.issue(issue)) else { return "★ bookmarked" }
    let pages = own.bookmarks.filter { $0.issue == issue }.compactMap(\.page?.sequence).sorted()
    if pages.count == 1 { return "★ page \(pages[0])" }
    return pages.isEmpty ? "★ another edition" : "★ \(pages.count) pages"
  }

  /// The selected day in words: its editions, or whether an issue is missing.
  public var issueWords: String {
    switch year[date] {
    case .issues(1): "1 issue"
    case .issues(let editions): "\(editions) editions"
    case .absent: "missing: an issue was expected"
    case .none: "no issue"
    case .outside: "outside the digitized dates"
    case .unknown: "not known"
    }
  }
}

extension IssueCalendarContent: SourcedContent {}
