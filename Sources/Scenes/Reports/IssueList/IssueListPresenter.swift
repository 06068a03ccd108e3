import MVP
import Newspapers
import Presentation

/// Lists the requested issues of a newspaper; loads no other years.
public final class IssueListPresenter: MvpPresenter<IssueListContent> {
  private let lccn: LCCN
  private let selection: IssueSelection
  private let archive: any IssueArchive
  private let fallback: IssueListFallback

  /// - Parameter holdings: what can be read if the list of issues is not on this machine.
  public init(
    lccn: LCCN, selection: IssueSelection = IssueSelection(), archive: any IssueArchive,
    holdings: any MachineHoldings = NoHoldings()
  ) {
    self.lccn = lccn
    self.selection = selection
    self.archive = archive
    fallback = IssueListFallback(lccn: lccn, selection: selection, archive: archive, holdings: holdings)
  }

  public override func start() async {
    showWaiting("Loading issues of newspaper \(lccn) from \(archive.name)")
    do throws(NewspaperError) {
      let list = try await archive.issues(of: lccn, in: selection.years, freshness: .recent)
      show(list.issues, from: list.origin)
    } catch {
      guard error != .canceled else { return }
      let kept = error.leavesWhatIsHere ? await fallback.kept() : nil
      if error.isNotHere, let kept {
        return show(
          kept.issues, from: kept.origin, knownYears: kept.covers(selection.years) ? nil : kept.years)
      }
      showFailure(await fallback.failure(error, kept))
    }
  }

  /// - Parameter knownYears: those that `issues` are from, if there may be others; nil if there are not.
  private func show(_ issues: [ListedIssue], from origin: Origin, knownYears: [ClosedRange<Int>]? = nil) {
    let wanted = issues.filter { selection.contains($0.date) }
    guard !wanted.isEmpty || knownYears != nil else {
      return show(.empty(fallback.nothing(at: origin)))
    }
    show(
      .content(
        IssueListContent(
          lccn: lccn, rows: wanted.map { IssueRow($0.id(of: lccn)) }, selection: selection,
          knownYears: knownYears, origin: OriginContent(origin))))
  }
}
