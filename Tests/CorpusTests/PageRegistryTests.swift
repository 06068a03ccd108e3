import Newspapers
import Testing

@testable import Corpus

struct PageRegistryTests {
  private func page(_ lccn: String, _ date: String, _ edition: Int, _ sequence: Int) throws -> PageID {
    let issue = IssueID(lccn: try LCCN(lccn), date: try #require(IssueDate(date)), edition: edition)
    return PageID(issue: issue, sequence: sequence)
  }

  private func record(_ page: PageID) throws -> PageRecord {
    let issue = page.issue
    let line = """
      {"id":"\(page)","lccn":"\(issue.lccn)","date":"\(issue.date)","year":\(issue.date.year),\
      "edition":\(issue.edition),"sequence":\(page.sequence),"text":"","quality":null,"text_sha256":""}
      """
    return try Array(line.utf8).withUnsafeBufferPointer { bytes in try PageRecord(bytes) }
  }

  @Test func `pages that differ in anything are different, and none is new twice`() throws {
    var registry = PageRegistry()
    var pages: [PageID] = []
    for lccn in ["sn83030214", "sn83045462"] {
      for date in ["1866-04-10", "1866-04-11", "1866-05-10", "1867-04-10", "9999-12-31"] {
        for edition in [1, 2, 9999] {
          for sequence in [1, 2, 63, 64, 65, 9999] { pages.append(try page(lccn, date, edition, sequence)) }
        }
      }
    }
    for isNew in [true, false] {
      for page in pages {
        let place = registry.place(of: page)
        let outcome = registry.insert(try #require(place))
        #expect(outcome.isNew == isNew, "\(page)")
      }
    }
  }

  @Test func `a page of an archive and its stored line have the same place`() throws {
    var registry = PageRegistry()
    let page = try page("sn83030214", "1866-04-10", 2, 70)
    let (found, stored) = (registry.place(of: page), registry.place(of: try record(page)))
    #expect(found != nil && found == stored)
  }
}
