import MVP
import Newspapers
import Presentation

/// What the neighboring pane is about.
extension HomePresenter {
  /// What is shown beside a row; nil if it is not about a newspaper, or about several.
  func besides(_ row: HomeRow) -> Route? {
    switch row.target {
    case .demonstration(let lccn): .pageOrRecord(nil, of: lccn, preview: nil)
    case .job(let id): machine.jobs.first { $0.id == id }.flatMap { besides($0.job) }
    case .session(let session): besides(session)
    default:
      row.newspaper.map {
        .pageOrRecord(row.shownPage, of: $0.lccn, preview: preview($0).leading(to: row.marking))
      }
    }
  }

  private func besides(_ job: QueuedJob) -> Route? {
    switch job.wanted {
    case .issue(let issue): beside(issue.lccn, job.title, PageID(issue: issue, sequence: 1))
    case .issues(let issues):
      one(issues.map(\.lccn)).flatMap { beside($0, job.title, PageID(issue: issues[0], sequence: 1)) }
    case .year(let lccn, _): beside(lccn, job.title, nil)
    case .pages(let pages): one(pages.map(\.issue.lccn)).flatMap { beside($0, job.title, pages[0]) }
    }
  }

  /// About the screen that was in front.
  private func besides(_ session: LastSession) -> Route? {
    let open = session.openTabs
    guard open.tabs.indices.contains(open.front) else { return nil }
    return switch open.tabs[open.front].last?.route {
    case .page(let page, let title, _)?: beside(page.issue.lccn, title, page)
    case .issue(let issue, let title, _)?: beside(issue.lccn, title, PageID(issue: issue, sequence: 1))
    case .calendar(let lccn, let title, _, _)?: beside(lccn, title, nil)
    case .newspaper(let lccn, _)?: beside(lccn, nil, nil)
    default: nil
    }
  }

  /// The only newspaper of a list; nil if there are several.
  private func one(_ lccns: [LCCN]) -> LCCN? { Set(lccns).count == 1 ? lccns.first : nil }

  private func beside(_ lccn: LCCN, _ title: String?, _ page: PageID?) -> Route? {
    let newspaper = Newspaper(lccn: lccn, title: title?.nonEmpty ?? lccn.description)
    return .pageOrRecord(page, of: lccn, preview: preview(newspaper).leadingElsewhere())
  }
}
