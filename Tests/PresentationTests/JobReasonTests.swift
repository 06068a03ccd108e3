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

  @Test func `there is none until a job is finished`() {
    #expect(reason([], .done) == "" && reason(["www.loc.gov has no page ITEM"], .waiting) == "")
  }

  @Test func `a server's text is sanitized`() {
    #expect(reason(["x\u{1b}[2Jy"]) == "xy")
  }
}
