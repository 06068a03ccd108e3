import Demonstration
import Foundation
import Newspapers
import TestSupport
import Testing

struct DemonstrationArchiveTests {
  private let archive = DemonstrationArchive { bytes, _ throws(NewspaperError) in
    PageLayout(blocks: [
      PageLayout.Block(lines: [
        PageLayout.Line(words: [PageLayout.Word("\(bytes.count)", box: nil)])
      ])
    ])
  }

  private func lccn() throws -> LCCN { try LCCN("bsd00000001") }

  private func issues() async throws -> [IssueID] {
    try await archive.issues(of: lccn(), in: nil, freshness: .recent).issues
      .map { IssueID(lccn: try lccn(), date: $0.date, edition: $0.edition) }
  }

  private func pages() async throws -> [(id: PageID, hasScan: Bool)] {
    var pages: [(PageID, Bool)] = []
    for issue in try await issues() {
      pages += try await archive.issue(issue, freshness: .recent).pages
        .map { (PageID(issue: issue, sequence: $0.sequence), $0.hasScan) }
    }
    return pages
  }

  @Test func `it has its own newspaper and no other`() async throws {
    let other = try LCCN("sn83030214")
    #expect(archive.holds(try lccn()) && !archive.holds(other))
    await #expect(throws: NewspaperError.self) {
      try await archive.issues(of: other, in: nil, freshness: .recent)
    }
  }

  @Test func `it has issues from three years, with two editions on two days`() async throws {
    let coverage = try await archive.coverageByYear(of: lccn(), freshness: .recent)
    #expect(coverage.years == [1903: 4, 1904: 2, 1905: 2] && coverage.isComplete)
    let issues = try await issues()
    #expect(issues.filter { $0.edition == 2 }.map(\.date.description) == ["1903-03-14", "1904-07-02"])
    let year = try await archive.issues(of: lccn(), in: 1904...1904, freshness: .recent)
    #expect(year.issues.count == 2)
  }

  @Test func `issues are linked in order`() async throws {
    let issues = try await issues()
    for (index, id) in issues.enumerated() {
      let issue = try await archive.issue(id, freshness: .recent)
      #expect(issue.previous == (index > 0 ? issues[index - 1] : nil))
      #expect(issue.next == (index + 1 < issues.count ? issues[index + 1] : nil))
    }
  }

  @Test func `every page has a picture, its text and its layout`() async throws {
    let pages = try await pages()
    #expect(pages.count == 13 && pages.filter { !$0.hasScan }.count == 1)
    for (page, hasScan) in pages where hasScan {
      let scan = try await archive.scan(of: page, ScanView(width: 800))
      #expect(scan.jpeg.starts(with: [0xFF, 0xD8]) && scan.jpeg.suffix(2) == [0xFF, 0xD9])
      #expect(scan.region == .whole)
      #expect(try await archive.text(of: page, freshness: .recent).text.split(separator: "\n").count > 50)
      #expect(try await !archive.layout(of: page, freshness: .recent).blocks.isEmpty)
      for file in [PageFile.text, .alto, .jpg, .json] {
        guard case .bytes(let bytes, _) = try await archive.location(of: file, of: page) else {
          Testing.Issue.record("\(file) is elsewhere")
          continue
        }
        #expect(!bytes.isEmpty)
      }
    }
  }

  @Test func `a page that was not filmed is not found`() async throws {
    let page = try #require(try await pages().first { !$0.hasScan }).id
    for file in [PageFile.text, .alto, .jpg, .json] {
      await #expect(throws: NewspaperError.self) { try await archive.location(of: file, of: page) }
    }
  }

  @Test(arguments: [PageFile.pdf, .jp2]) func `it has no files of other kinds`(_ file: PageFile) async throws
  {
    let page = PageID(issue: try #require(try await issues().first), sequence: 1)
    let what = RequestSubject.part(file.words, of: page, remark: ", only text, ALTO, JPEG and JSON")
    await #expect(throws: NewspaperError.notFound(what: what, source: "demonstration newspaper")) {
      try await archive.location(of: file, of: page)
    }
  }

  @Test func `one page is Hebrew and one Spanish`() async throws {
    let date = try #require(IssueDate("1904-07-02"))
    let issue = IssueID(lccn: try lccn(), date: date)
    let spanish = try await archive.text(of: PageID(issue: issue, sequence: 2), freshness: .recent).text
    #expect(spanish.contains("ESPAÑOLA") && spanish.contains("-\n"))
    let hebrew = try await archive.text(of: PageID(issue: issue, sequence: 3), freshness: .recent).text
    #expect(hebrew.contains("שלום"))
  }

  @Test func `its days have front pages in no state`() async throws {
    let window = Window(offset: 0, limit: 10)
    let date = try #require(IssueDate("1903-03-14"))
    let fronts = try await archive.frontPages(of: date, state: nil, window: window, freshness: .recent)
    #expect(fronts.pages.map(\.page.issue.edition) == [1, 2] && fronts.total == 2)
    await #expect(throws: NewspaperError.notHere(what: "front pages for 1903-03-14")) {
      try await archive.frontPages(of: date, state: "Oregon", window: window, freshness: .recent)
    }
  }

  /// The drawn pages, the table and the ALTO belong together.
  @Test func `the pages in the program are those of the fixtures`() async throws {
    for (page, hasScan) in try await pages() where hasScan {
      let name = "\(page.issue.date)_ed-\(page.issue.edition)_seq-\(page.sequence)"
      for (file, ending) in [(PageFile.text, "txt"), (.alto, "xml"), (.jpg, "jpg"), (.json, "json")] {
        let bytes = try Fixture.bytes("demonstration/pages/\(name).\(ending)")
        let location = PageFileLocation.bytes(bytes, source: "demonstration newspaper")
        #expect(try await archive.location(of: file, of: page) == location)
      }
    }
  }
}
