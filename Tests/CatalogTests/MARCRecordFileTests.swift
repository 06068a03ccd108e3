import Foundation
import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// The catalog record of one newspaper, as provided by sites.
struct MARCRecordFileTests {
  @Test func `a record is read with its related titles`() throws {
    let file = Array(try Fixture.text("marc/directory.xml").utf8)
    let detail = try MARCRecordFile.detail(of: file, host: "papers.example.org")
    #expect(detail.newspaper.lccn.description == "sn83045462" && detail.newspaper.title == "Evening star")
    #expect(detail.newspaper.languages == ["English"] && detail.newspaper.places.first?.city == "Washington")
    #expect(!detail.preceding.isEmpty && !detail.succeeding.isEmpty && detail.oclc == "2260929")
  }

  @Test(arguments: [
    "", "<record>", "<html><body>moved</body></html>", "<record><leader>00000cas a</leader></record>",
    "<?xml version=\"1.0\" encoding=\"latin-1\"?><record/>",
  ])
  func `anything but a record is reported`(text: String) {
    let error = #expect(throws: NewspaperError.self) {
      try MARCRecordFile.detail(of: Array(text.utf8), host: "papers.example.org")
    }
    guard case .malformed("papers.example.org", let what) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(what.hasPrefix("the catalog record: "))
  }

  @Test(.enabled(if: SharedData.isThere, "needs the shared data; set BROADSHEET_SHARED_DATA to its folder"))
  func `a real record names preceding and succeeding newspapers`() throws {
    let file = try SharedData.bytes("marc/sn83045462.marc.xml")
    let detail = try MARCRecordFile.detail(of: file, host: "papers.example.org")
    #expect(detail.preceding.map(\.lccn?.description) == ["sn83045461"])
    #expect(detail.succeeding.map(\.lccn?.description) == ["sn82016181", "sn83045463"])
    #expect(detail.otherTitles.contains("Sunday star") && detail.notes.count > 3)
  }
}
