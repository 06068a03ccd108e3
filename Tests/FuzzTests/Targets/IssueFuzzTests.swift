import ChronAm
import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

/// Responses about issues and pages, through both services that request them.
@Suite struct IssueFuzzTests {
  private static let corpusFiles = [
    "loc.gov/issue.json", "loc.gov/front-pages.json", "loc.gov/issues", "chronam/issue.json",
    "chronam/page.json",
    "chronam/frontpages", "openoni/issue.json", "openoni/page.json", "openoni/page-without-scan.json",
    "openoni/front-pages.json", "openoni/lccn", "chronam/drift", "openoni/drift",
  ]

  private func archives(_ answer: FixtureResponse, hasAPI: Bool) -> [any NewspaperArchive] {
    let client = StubHTTPClient { request async throws(HTTPError) in
      guard request.url.hasSuffix("/api/chronam/") else { return answer.response(to: request.url) }
      return FixtureResponse.json(hasAPI ? #"{"links": {}}"# : "{}").response(to: request.url)
    }
    return [
      LocGovService(client: client, readLayout: TestLayout.read, now: { 1_795_000_000 }),
      ChronAmService(
        client: client, site: "https://papers.example.org", readLayout: TestLayout.read,
        now: { 1_795_000_000 }),
    ]
  }

  @Test func `issues and pages do no harm`() async throws {
    let corpus = try JSONCorpus(
      Self.corpusFiles,
      words: [
        "resources", "files", "mimetype", "url", "service:ndnp:a:b:c:0001/full",
        "/service/ndnp/a/b/c/0001.xml",
        "sequences", "canvases", "images", "resource", "service", "@id", "pages", "sequence", "full_text",
        "/lccn/sn83030214/1866-04-10/ed-1/seq-1/", "http://x/images/iiif/None", "next_issue", "totalItems",
      ])
    let issue = IssueID(lccn: try LCCN("sn83030214"), date: try #require(IssueDate("1866-04-10")))
    try await FuzzTarget.issuesAndPages.run(corpus.bytes) { input in
      let answer = OddResponse.around(input.bytes, &input.dice)
      for archive in archives(answer, hasAPI: input.dice.once(in: 2)) {
        do {
          try await check(archive, issue, input.dice.below(6))
        } catch let error as NewspaperError {
          try NewspaperProperties.check(error)
        }
      }
    }
  }

  private func check(_ archive: any NewspaperArchive, _ id: IssueID, _ question: Int) async throws {
    switch question {
    case 0:
      let issue = try await archive.issue(id, freshness: .recent)
      let sequences = issue.pages.map(\.sequence)
      try property("pages \(sequences)", sequences == Set(sequences).sorted() && (sequences.first ?? 1) > 0)
      try property("an empty title", issue.title.contains { !$0.isWhitespace })
    case 1:
      let list = try await archive.issues(of: id.lccn, in: 1866...1900, freshness: .recent)
      try property(
        "issues of other years", list.issues.allSatisfy { 1866...1900 ~= $0.date.year && $0.edition > 0 })
    case 2:
      try NewspaperProperties.check(
        try await archive.coverageByYear(of: id.lccn, freshness: .recent).digitized)
    case 3:
      let window = Window(offset: 0, limit: 3)
      let list = try await archive.frontPages(of: id.date, state: nil, window: window, freshness: .recent)
      try property("\(list.pages.count) of \(list.total) pages", list.pages.count <= 3 && list.total >= 0)
      try property("pages of other days", list.pages.allSatisfy { $0.page.issue.date == id.date })
    case 4: _ = try await archive.text(of: PageID(issue: id, sequence: 1), freshness: .recent)
    default: _ = try await archive.scan(of: PageID(issue: id, sequence: 1), ScanView(width: 100))
    }
  }
}
