import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The month of the selected day in words, for accessible mode.
extension IssueCalendarScreen: SpokenScreen {
  public var unspoken: Set<Command> { [.loadPicture] }

  public var speech: Speech {
    speech { content in
      let month = "\(IssueDate.monthNames[content.date.month - 1]) \(content.date.year)"
      let days = IssueCalendarScreen.days(of: content.date)
      let counts = days.map { ($0, content.year[$0].issueCount) }
      let total = counts.reduce(0) { $0 + $1.1 }
      var sentences = ["\(content.title), \(month)"]
      if content.year.issueCount == nil {
        sentences.append(keyNames.resolved(content.yearWords))
      } else {
        let missing = days.filter { content.year[$0] == .absent }.map { String($0.day) }
        let many = counts.filter { $0.1 > 1 }.map { "day \($0.0.day) has \($0.1)" }
        sentences.append(Numerals.count(total, "issue"))
        sentences.append(
          "Missing: \(content.year.isIncomplete ? "not known" : missing.isEmpty ? "none" : missing.joined(separator: ", "))"
        )
        if !many.isEmpty { sentences.append("Several editions: \(many.joined(separator: "; "))") }
        sentences.append("All of the year: \(keyNames.resolved(content.yearWords))")
      }
      let issues = counts.filter { $0.1 > 0 }.map { String($0.0.day) }
      // “Days with issues: 2” sounds like two days.
      let named = issues.count == 1 ? "Only day" : "Days"
      let list = issues.isEmpty ? "" : "\(named) with issues: \(issues.joined(separator: ", "))"
      // The selected edition is the one that is opened and bookmarked.
      let edition = "edition \(content.edition + 1) of \(content.editions.count)"
      let issue = content.editions.count > 1 ? edition : content.issueWords
      let own = SpokenText.sentences(["Selected: day \(content.date.day), \(issue)"] + content.spokenOwnWords)
      return Speech(
        SpokenText.sentences(sentences), [SpokenText.sentence(list), own].filter { !$0.isEmpty },
        choices: 1...days.count,
        choosing: "A number opens the issue of that day", next: "next month", previous: "previous month")
    }
  }

  public func turn(isForward: Bool, saying count: Int?) -> Bool {
    guard presenter.state.content != nil else { return false }
    return handle(isForward ? .nextMonth : .previousMonth, count: count)
  }

  public var pointed: String? { "day" }

  public var counted: Set<Command> {
    [
      .nextDay, .previousDay, .nextWeek, .previousWeek, .nextMonth, .previousMonth, .nextYear, .previousYear,
      .nextIssue, .previousIssue, .thisDay,
    ]
  }

  public func point(at number: Int) -> Bool {
    guard let content = presenter.state.content,
      let date = IssueDate(year: content.date.year, month: content.date.month, day: number)
    else { return false }
    presenter.select(date)
    return true
  }

  private static func days(of date: IssueDate) -> [IssueDate] {
    (1...IssueDate.days(in: date.month, of: date.year)).compactMap {
      IssueDate(year: date.year, month: date.month, day: $0)
    }
  }
}

extension IssueDay {
  /// How many issues there are; 0 if there are none or that is unknown.
  fileprivate var issueCount: Int { if case .issues(let count) = self { count } else { 0 } }
}
