import MVP
import Newspapers
import Presentation

/// The pages that may represent the newspaper, as pictures.
extension NewspaperDetailPresenter {
  /// How many issues read, and how many local ones, to check.
  private static let most = 4

  /// A page that a row is about, or else the front page of its issue.
  static func pages(about page: PageID) -> [PageID] {
    page.sequence == 1 ? [page] : [page, PageID(issue: page.issue, sequence: 1)]
  }

  /// Looks for front pages: those of the issues read last, the earliest on this machine, and the earliest of
  /// all. No requests are sent.
  public func lookForFrontPages() async {
    guard router != nil else { return }
    guard page == nil else { return await lookForText() }
    var issues = (await shelf?.positions(of: lccn) ?? []).prefix(NewspaperDetailPresenter.most).map(
      \.page.issue)
    // An unreadable index is reported where it is needed.
    let here = (try? await holdings?.frontPages(of: lccn, limit: NewspaperDetailPresenter.most)) ?? []
    issues += here
    let isWhole = archive?.held.contains(lccn) == true
    if let archive, isWhole {
      let listed = try? await archive.issues(of: lccn, in: nil, freshness: .kept)
      issues += listed?.issues.first.map { [$0.id(of: lccn)] } ?? []
    }
    if let row = state.content?.row, let first = IssueDate(row.firstIssue) {
      issues.append(IssueID(lccn: lccn, date: first))
    }
    var seen: Set<IssueID> = []
    let pages = issues.filter { seen.insert($0).inserted }.map { PageID(issue: $0, sequence: 1) }
    let held = pages.map(\.issue).first { isWhole || here.contains($0) }
    guard !Task.isCancelled, pages != frontPages || held != heldIssue else { return await lookForText() }
    (frontPages, heldIssue) = (pages, held)
    show(state)
    await lookForText()
  }

  /// Looks which of the pages can be read on this machine. An unreadable index is reported where it is
  /// needed.
  private func lookForText() async {
    guard let pages = frontPages, !pages.isEmpty else { return }
    let isWhole = archive?.held.contains(lccn) == true
    let held = isWhole ? Set(pages) : (try? await holdings?.held(of: pages)) ?? []
    guard !Task.isCancelled, held != heldPages else { return }
    heldPages = held
    show(state)
  }

  func announce(_ words: String) { router?.announce(words) }
}
