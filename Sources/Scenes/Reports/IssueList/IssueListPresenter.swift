import MVP
import Newspapers
import Presentation

/// Lists the requested issues of a newspaper; loads no other years.
public final class IssueListPresenter: MvpPresenter<IssueListContent> {
  private let lccn: LCCN
  private let selection: IssueSelection
  private let archive: any IssueArchive

  public init(lccn: LCCN, selection: IssueSelection = IssueSelection(), archive: any IssueArchive) {
    self.lccn = lccn
    self.selection = selection
    self.archive = archive
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
      if error != .canceled { showFailure(failure(error)) }
    }
  }

  /// What to do about it, other than to list the issues, which is what has failed.
  private func failure(_ error: NewspaperError) -> Failure {
    let failure = Failure(error)
    guard case .notFound(let what, _) = error, what != "newspaper \(lccn)" else { return failure }
    return Failure(
      failure.message, commandAdvice: ["“broadsheet show --coverage \(lccn)” tells what is digitized of it."],
      exitCode: failure.exitCode)
  }
}
