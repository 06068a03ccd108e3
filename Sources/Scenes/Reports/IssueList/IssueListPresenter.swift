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
      let wanted = list.issues.filter { selection.contains($0.date) }
      guard !wanted.isEmpty else {
        return show(
          .empty(
            EmptyState(
              "\(Failure.named(list.origin.name)) has no issues of newspaper \(lccn)\(selection.words)")))
      }
      show(
        .content(
          IssueListContent(
            lccn: lccn,
            rows: wanted.map { IssueRow($0.id(of: lccn)) },
            selection: selection, origin: OriginContent(list.origin))))
    } catch {
      if error != .canceled { showFailure(await failure(error)) }
    }
  }

  /// What to do about it, other than listing the issues, which has just failed.
  private func failure(_ error: NewspaperError) async -> Failure {
    let failure = Failure(error)
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
