import MVP
import Newspapers
import Presentation

/// What this machine has where a list of issues cannot be had, and what to do about that.
struct IssueListFallback: Sendable {
  let lccn: LCCN
  let selection: IssueSelection
  let archive: any IssueArchive
  /// What can be read if the list of issues is not on this machine.
  let holdings: any MachineHoldings

  /// What lists of other years on this machine have of the selection.
  func kept() async -> KeptIssues? {
    let possible = KeptIssues.possibleYears
    let first = max(selection.from?.year ?? 0, possible.lowerBound)
    let last = min(selection.to?.year ?? .max, possible.upperBound)
    return first <= last ? await archive.keptIssues(of: lccn, in: first...last) : nil
  }

  /// What to do about it, other than listing the issues, which has just failed.
  /// - Parameter kept: the issues in lists on this machine.
  func failure(_ error: NewspaperError, _ kept: KeptIssues?) async -> Failure {
    var failure = Failure(error)
    if let kept {
      let years = kept.years.map { " of \(IssueWords.years($0))" } ?? ""
      failure = failure.advising(
        "“broadsheet issues \(lccn) --source offline” lists issues\(years) from this machine.",
        isForCommands: true)
    }
    if error.leavesWhatIsHere, let held = await held() {
      guard error.isOutage else {
        return Failure(
          "this machine has no list of the issues of newspaper \(lccn)\(selection.words)",
          commandAdvice: held, exitCode: ExitStatus.notFound)
      }
      return held.reduce(failure) { $0.advising($1, isForCommands: true) }
    }
    guard case .notFound(let what, _) = error, what != .newspaper(lccn) else { return failure }
    return Failure(
      failure.message,
      commandAdvice: ["“broadsheet show --coverage \(lccn)” shows how much of it is digitized."],
      exitCode: failure.exitCode)
  }

  /// - Parameter origin: who has no issue of the selection.
  func nothing(at origin: Origin) -> EmptyState {
    EmptyState("\(Failure.named(origin.name)) has no issues of newspaper \(lccn)\(selection.words)")
  }

  /// Which issues have pages on this machine, although it has no list of all issues, and how to read one; nil
  /// if there are none.
  private func held() async -> [String]? {
    // An unreadable index is reported where it is searched.
    let days = (try? await holdings.pagesByDay(of: lccn))?.keys.filter(selection.contains).sorted() ?? []
    guard let first = days.first else { return nil }
    return [
      "This machine has pages of \(Numerals.count(days.count, "day")): "
        + "\(days.prefix(5).map(\.description).listed(of: days.count)).",
      "“broadsheet read \(lccn) \(first) --source offline” reads one.",
    ]
  }
}
