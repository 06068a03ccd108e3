import Newspapers
import Testing
import TestSupport

@Suite struct IssueListTests {
  private let lccn: LCCN
  private let origin = Origin(name: "news.example", asOf: 0, isLive: true)

  init() throws { lccn = try LCCN("sn83045462") }

  private func issue(_ date: String, _ edition: Int = 1) throws -> ListedIssue {
    ListedIssue(date: try #require(IssueDate(date)), edition: edition)
  }

  @Test func `issues are sorted by date and edition, each once`() throws {
    let written = try [issue("1866-01-02"), issue("1865-10-02", 2), issue("1865-10-02"), issue("1866-01-02")]
    let list = IssueList(lccn: lccn, issues: written, years: nil, origin: origin)
    #expect(list.issues == (try [issue("1865-10-02"), issue("1865-10-02", 2), issue("1866-01-02")]))
  }

  @Test func `issues from years not requested are left out`() throws {
    let written = try [issue("1864-12-31"), issue("1865-01-01"), issue("1865-12-31"), issue("1866-01-01")]
    let list = IssueList(lccn: lccn, issues: written, years: 1865...1865, origin: origin)
    #expect(list.issues == (try [issue("1865-01-01"), issue("1865-12-31")]))
  }

  @Test func `coverage counts the issues of each year`() throws {
    let written = try [issue("1865-10-02"), issue("1865-10-02", 2), issue("1867-01-02")]
    let coverage = IssueCoverage(of: IssueList(lccn: lccn, issues: written, years: nil, origin: origin))
    #expect(coverage.years == [1865: 2, 1867: 1])
    #expect(coverage.isComplete)
    #expect(
      coverage.digitized
        == DigitizedCoverage(
          firstIssue: IssueDate("1865-10-02"), lastIssue: IssueDate("1867-01-02"), issueCount: 3))
  }

  @Test func `coverage of some years says that it is incomplete`() throws {
    let list = IssueList(lccn: lccn, issues: [try issue("1865-10-02")], years: 1865...1865, origin: origin)
    #expect(!IssueCoverage(of: list).isComplete)
  }

  @Test(
    arguments: [
      (PageBox(x: 0.5, y: 0.9, width: 0.2, height: 0.2), [0.5, 0.9, 0.2, 0.1]),
      (PageBox(x: -0.1, y: -1, width: 0.2, height: 0.5), [0, 0, 0.1, 0]),
      (PageBox(x: .nan, y: 2, width: .infinity, height: 1), [0, 1, 0, 0]),
    ])
  func `a box stays on its page`(box: PageBox, sides: [Double]) {
    for (side, expected) in zip([box.x, box.y, box.width, box.height], sides) {
      #expect(abs(side - expected) < 1e-9)
    }
  }

  @Test func `the first archive that holds a newspaper is used`() async throws {
    let other = try LCCN("sn83030214")
    let (first, second) = (StubArchive(name: "first.example"), StubArchive(name: "second.example"))
    first.contents.issues[lccn] = [try issue("1865-10-02")]
    second.contents.issues = [lccn: [], other: [try issue("1900-01-01")]]
    let archive = ArchiveRepository([first, second])
    let own = try await archive.issues(of: lccn, in: nil, freshness: .recent)
    let others = try await archive.coverageByYear(of: other, freshness: .recent)
    #expect(own.origin.name == "first.example")
    #expect(others.years == [1900: 1])
    #expect(first.asked == ["issues \(lccn) all"])
    #expect(archive.name == "second.example")
  }

  @Test func `a newspaper that no archive holds is reported as unavailable`() async throws {
    let archive = ArchiveRepository([StubArchive(name: "first.example")])
    await #expect(throws: NewspaperError.self) {
      try await archive.issues(of: lccn, in: nil, freshness: .recent)
    }
    #expect(!archive.holds(lccn))
  }
}
