import Newspapers
import Presentation
import Testing

/// Why pages of a job are not available, in a row's words.
@Suite(.timeLimit(.minutes(2))) struct JobReasonTests {
  private let lccn: LCCN
  private let item = "sn83045462/1865-10-02/ed-1/seq-"

  init() throws { lccn = try LCCN("sn83045462") }

  private func reason(_ reasons: [String], _ state: QueuedJob.State = .failed) -> String {
    let job = QueuedJob(
      id: 1, wanted: .year(lccn, 1865), state: state, added: 1,
      progress: .init(issues: 1, listed: 1, pages: 40, done: 40 - reasons.count),
      failures: reasons.enumerated().map { number, reason in
        let item = "\(item)\(number + 1)"
        return .init(item: item, reason: reason.replacing("ITEM", with: item))
      })
    return JobRow(job, isRunning: false, pace: QueuePace(list: 6, page: 2, isOneServer: false), now: 9).reason
  }

  @Test func `a reason shared by all pages is given without their addresses`() {
    #expect(reason(["www.loc.gov has no scan of page ITEM"]) == "www.loc.gov has no scan")
    #expect(
      reason(["www.loc.gov has no page ITEM", "www.loc.gov has no page ITEM"])
        == "www.loc.gov has no such page")
    #expect(
      reason(["www.loc.gov failed with HTTP status 500"]) == "www.loc.gov failed with HTTP status 500")
  }

  @Test func `of several reasons the most frequent is given, or else the first`() {
    let (scan, text) = ("www.loc.gov has no scan of page ITEM", "www.loc.gov has no text of page ITEM")
    #expect(reason([text, scan, scan]) == "mostly www.loc.gov has no scan")
    #expect(reason([text, scan]) == "www.loc.gov has no text, and others")
  }

  @Test func `what its source lists without pages is said of a job that is done`() {
    let job = QueuedJob(
      id: 1, wanted: .year(lccn, 1865), state: .done, added: 1,
      progress: .init(issues: 2, listed: 2, pages: 4, done: 4, bytes: 900),
      gaps: [
        .init(item: "sn83045462/1865", reason: "3 of the 5 issues that news.example lists cannot be read"),
        .init(item: "sn83045462/1865-10-02/ed-1", reason: "news.example has no pages"),
      ])
    #expect(
      job.gapWords == "1 issue without pages, 3 of the 5 issues that news.example lists cannot be read")
    let row = JobRow(job, isRunning: false, pace: QueuePace(list: 6, page: 2, isOneServer: false), now: 9)
    #expect(row.detail.hasSuffix(job.gapWords))
  }

  @Test func `there is none until a job is finished`() {
    #expect(reason([], .done) == "" && reason(["www.loc.gov has no page ITEM"], .waiting) == "")
  }

  @Test func `a count that is an estimate says so, and an issue is not counted as a page`() throws {
    let day = IssueID(lccn: lccn, date: try #require(IssueDate("1865-10-02")))
    func job(listed: Int, pages: Int, done: Int, _ items: [String]) -> QueuedJob {
      QueuedJob(
        id: 1, wanted: .year(lccn, 1865), added: 1,
        progress: .init(issues: 100, listed: listed, pages: pages, done: done),
        failures: items.map { .init(item: $0, reason: "no") })
    }
    let estimated = job(listed: 1, pages: 4, done: 2, ["\(item)1", "\(item)2"])
    #expect(estimated.failureWords == "2 of about 400 not available")
    let counted = job(listed: 100, pages: 400, done: 398, ["\(item)1", "\(item)2"])
    #expect(counted.failureWords == "2 of 400 not available" && counted.isCounted)
    let issue = QueuedJob(
      id: 1, wanted: .issue(day), state: .failed, added: 1,
      progress: .init(issues: 1, listed: 1),
      failures: [.init(item: "sn83045462/1865-10-02/ed-1", reason: "no")])
    #expect(issue.failureWords == "1 issue not available")
    #expect(!issue.isCounted && issue.knownPages == nil && issue.pageWords == "")
    let year = QueuedJob(
      id: 1, wanted: .year(lccn, 1865), state: .failed, added: 1,
      failures: [.init(item: "sn83045462/1865", reason: "no")])
    #expect(year.failureWords == "list of issues not available")
  }

  @Test func `pages without their scans are there in part, and the list says why`() {
    let job = QueuedJob(
      id: 1, wanted: .year(lccn, 1865), parts: [.text, .scan], state: .failed, added: 1,
      progress: .init(issues: 1, listed: 1, pages: 2, done: 2),
      failures: (1...2).map {
        .init(item: "\(item)\($0)", reason: "www.loc.gov has no scan of page \(item)\($0)")
      })
    let row = JobRow(job, isRunning: false, pace: QueuePace(list: 6, page: 2, isOneServer: false), now: 9)
    #expect(row.pages == "2 of 2 pages")
    #expect(row.detailWithReason == "2 of 2 only in part: www.loc.gov has no scan")
  }

  @Test func `a server's text is sanitized`() {
    #expect(reason(["x\u{1b}[2Jy"]) == "xy")
  }
}
