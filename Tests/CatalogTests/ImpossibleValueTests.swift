import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// Rows of lists with values that cannot be true, and values that only look so.
struct ImpossibleValueTests {
  @Test(arguments: [
    ("99999999999999999999,1901,,,", "is not a year"), ("1899,-5,,,", "“-5” is not a year"),
    ("1899,1901,1900-02-30,,", "“1900-02-30” is not a date"), ("1899,1901,,\"Feb. 30, 1900\",", "not a date"),
    ("1899,1901,1900-03-01,1900-02-01,", "is later than the last"),
    ("1899,1901,,,-5", "“-5” is not a number"),
    ("1899,1901,,,99999999999999999999999", "is not a number of issues"),
  ])
  func `a row with impossible values is skipped and reported`(values: String, reason: String) async throws {
    let folder = try TestFolder()
    let table = """
      lccn,title,start_year,end_year,first_issue,last_issue,issues
      sn90099405,The Signal,1899,1901,1899-01-02,1901-03-04,12
      sn99000011,Impossible,\(values)
      """
    let path = try folder.write(table, as: "list.csv")
    let report = try await folder.importFiles(path)
    #expect(report.imported == 1 && report.faultCount == 1, "\(report)")
    #expect(report.faults.first?.record == 2 && report.faults.first?.reason.contains(reason) == true)
    await #expect(throws: NewspaperError.self) { try await folder.importFiles(path, tolerance: .nothing) }
  }

  @Test func `unknown and reversed years, and values that say nothing, are no faults`() async throws {
    let folder = try TestFolder()
    let rows = [
      "18??,19??,,,", "????,9999,,,0", "1887,1884,,,", "19uu,current,,,12", "0,1???,None,n/a,",
      "c1850,1850s,,,",
    ]
    let lines = rows.enumerated().map { "sn9000000\($0.offset),A title,\($0.element)\n" }
    let table = "lccn,title,start_year,end_year,first_issue,last_issue,issues\n" + lines.joined()
    let report = try await folder.importFiles(try folder.write(table, as: "list.csv"))
    #expect(report.imported == rows.count && report.faultCount == 0, "\(report)")
  }
}
