import MVP
import Newspapers
import Presentation

/// Lists the requested issues of a newspaper; loads no other years.
public final class IssueListPresenter: MvpPresenter<IssueListContent> {
  private let lccn: LCCN
  private let selection: IssueSelection
  private let archive: any IssueArchive
  private let holdings: any MachineHoldings

  /// - Parameter holdings: what can be read if the list of issues is not on this machine.
  public init(
    lccn: LCCN, selection: IssueSelection = IssueSelection(), archive: any IssueArchive,
    holdings: any MachineHoldings = NoHoldings()
  ) {
    self.lccn = lccn
    self.selection = selection
    self.archive = archive
    self.holdings = holdings
  }

  public override func start() async {
    showWaiting("Loading issues of newspaper \(lccn) from \(archive.name)")
    do throws(NewspaperError) {
      let list = try await archive.issues(of: lccn, in: selection.years, freshness: .recent)
      show(list.issues, from: list.origin)
    } catch {
      guard error != .canceled else { return }
      let kept = error.leavesWhatIsHere ? await kept() : nil
      if error.isNotHere, let kept {
        return show(
          kept.issues, from: kept.origin, knownYears: kept.covers(selection.years) ? nil : kept.years)
      }
      showFailure(await failure(error, kept))
    }
  }

  /// - Parameter knownYears: those that `issues` are from, if there may be others; nil if there are not.
  private func show(_ issues: [ListedIssue], from origin: Origin, knownYears: [ClosedRange<Int>]? = nil) {
    let wanted = issues.filter { selection.contains($0.date) }
    guard !wanted.isEmpty || knownYears != nil else {
      return show(
        .empty(
          EmptyState("\(Failure.named(origin.name)) has no issues of newspaper \(lccn)\(selection.words)")))
    }
    show(
      .content(
        IssueListContent(
          lccn: lccn, rows: wanted.map { IssueRow($0.id(of: lccn)) }, selection: selection,
          knownYears: knownYears, origin: OriginContent(origin))))
  }

  /// What lists of other years on this machine have of the selection.
  private func kept() async -> KeptIssues? {
    let possible = KeptIssues.possibleYears
    let first = max(selection.from?.year ?? 0, possible.lowerBound)
    let last = min(selection.to?.year ?? .max, possible.upperBound)
    return first <= last ? await archive.keptIssues(of: lccn, in: first...last) : nil
  }

  /// What to do about it, other than listing the issues, which has just failed.
  /// - Parameter kept: the issues in lists on this machine.
  private func failure(_ error: NewspaperError, _ kept: KeptIssues?) async -> Failure {
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
