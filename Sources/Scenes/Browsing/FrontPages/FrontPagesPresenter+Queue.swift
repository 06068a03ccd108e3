import MVP
import Newspapers
import Presentation

/// Queuing what is on the wall, for reading without a network.
extension FrontPagesPresenter {
  public func queueIssue(row: Int) async {
    guard let (page, title) = page(row: row) else { return }
    await shelf?.queue(page.issue, title: title, from: archive, router)
  }

  /// Offers the front pages of the day, and their issues.
  public func queueDay() async {
    guard let content = state.content, let first = content.rows.first else { return }
    let pages = await knownPages(of: content)
    await shelf?.queue(
      await scopes(of: pages, isWhole: pages.count == content.total && !content.isOpenEnded),
      title: pages.count == 1 ? first.title : nil, files: archive.files(of: first.page), router)
  }

  private func scopes(of pages: [PageID], isWhole: Bool) async -> [JobScope] {
    let issues = pages.map(\.issue)
    let isOne = issues.count == 1
    func name(_ noun: String) -> String {
      if isOne { return "the \(noun)" }
      return "\(isWhole ? "all " : "")\(Numerals.count(pages.count, noun))\(isWhole ? "" : " loaded")"
    }
    return [
      JobScope(
        .pages(pages), name: name("front page"),
        extent: await shelf?.extent(of: pages, held: archive.held)),
      JobScope(
        isOne ? .issue(issues[0]) : .issues(issues), name: name("issue"),
        extent: await shelf?.extent(of: issues, held: archive.held)),
    ]
  }

  /// The front pages of the day, as far as listed: rows far from the visible ones are dropped.
  private func knownPages(of content: FrontPagesContent) async -> [PageID] {
    var pages: [PageID] = []
    for offset in stride(from: 0, to: content.total, by: pageSize) {
      let shown = (offset..<offset + pageSize).compactMap { content.row(at: $0)?.page }
      if !shown.isEmpty {
        pages += shown
        continue
      }
      // Nothing is requested for this.
      let list = try? await archive.frontPages(
        of: content.identity.date, state: content.identity.state,
        window: Window(offset: offset, limit: pageSize), freshness: .kept)
      pages += list?.pages.map(\.page) ?? []
    }
    return pages
  }
}
