import Newspapers
import Testing

@testable import Catalog

struct StarterTableTests {
  private let header = "lccn\ttitle\tplaces\tstart\tend\tpreceding\n"

  @Test func `a row becomes a record`() throws {
    let table = try StarterTable(
      header
        + "sn83030214\tNew-York tribune\tNew York--New York--New York\t1866\t1924\tsn83030213 New-York daily tribune\n"
    )
    let detail = try #require(table.rows.first).detail()
    #expect(detail.newspaper.years?.description == "1866–1924")
    #expect(detail.newspaper.places.map(\.state) == ["New York"])
    #expect(
      try detail.preceding == [RelatedNewspaper(lccn: LCCN("sn83030213"), title: "New-York daily tribune")])
  }

  @Test(arguments: [
    ("sn83030214\ttoo few\n", 2, "2 fields instead of 6"),
    ("x\ta title\t\t\t\t\n", 2, "“x” is not an LCCN: an LCCN has 8 or 10 digits after its letters (got 0)"),
    ("sn83030214\t\t\t\t\t\n", 2, "no title"),
  ])
  func `a faulty row is reported`(row: String, line: Int, what: String) {
    #expect(throws: StarterTable.Fault(line: line, what: what)) { try StarterTable(header + row) }
  }

  @Test func `a faulty link is reported`() throws {
    let row = try #require(StarterTable(header + "sn83030214\ta title\t\t\t\tsn83030213\n").rows.first)
    #expect { try row.detail() } throws: { error in
      (error as? StarterRow.Fault)?.what == "“sn83030213” is not an LCCN and a title"
    }
  }
}
