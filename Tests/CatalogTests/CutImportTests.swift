import Foundation
import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// Imports with no newspapers, or with fewer than before.
struct CutImportTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func expectUnreadable(
    _ path: String, _ reason: String, _ tolerance: ImportTolerance = .faultyRecords
  ) async throws {
    let before = FileManager.default.contents(atPath: folder.file.path)
    await #expect {
      try await folder.importFiles(path, tolerance: tolerance)
    } throws: { error in
      guard case .unreadable(let what)? = error as? NewspaperError else { return false }
      return what.contains(path) && what.contains(reason)
    }
    #expect(FileManager.default.contents(atPath: folder.file.path) == before)
    #expect((try? folder.leftovers()) ?? [] == [])
  }

  @Test func `an import of nothing replaces nothing`() async throws {
    let bad = MARCSample.record(1).replacing("sn 10000001", with: "x")
    let unreadable = try folder.write(MARCSample.collection([bad]), as: "bad.xml")
    let two = try folder.write(MARCSample.collection([bad, bad]), as: "two.xml")
    let holdings = try folder.write(
      MARCSample.collection([MARCSample.record(1).replacing("00000cas", with: "00000cx ")]),
      as: "holdings.xml")
    for _ in 0..<2 {
      try await expectUnreadable(unreadable, "“x” is not an LCCN")
      try await expectUnreadable(two, ", and 1 more")
      try await expectUnreadable(holdings, "has no newspaper records: it has MARC holdings records;")
      try await folder.importFiles(folder.write(MARCSample.collection([MARCSample.record(3)]), as: "a.xml"))
    }
    #expect(try await folder.numbers() == ["sn10000003"])
  }

  @Test func `a truncated file is an error unless allowed`() async throws {
    let text = MARCSample.collection((1...700).map { MARCSample.record($0) })
    let record = try #require(text.range(of: "sn 10000600"))
    let inside = try folder.write(String(text[..<record.upperBound]), as: "inside.xml")
    try await expectUnreadable(inside, "it ends inside record 600. Use --partial")
    let between = try folder.write(text.replacing("</collection>", with: ""), as: "between.xml")
    try await expectUnreadable(between, "it ends before its last end tag")
    try await expectUnreadable(between, "it ends before", .nothing)
    #expect(try await folder.importFiles(inside, tolerance: .cutFiles).imported == 599)
    let report = try await folder.importFiles(between, tolerance: .cutFiles)
    #expect(report.imported == 700 && report.faultCount == 1)
  }

  @Test(.enabled(if: ArchiveBuilder.isInstalled("gzip"), "needs gzip"))
  func `the complete records of a truncated compressed file can be imported`() async throws {
    let plain = try folder.write(
      MARCSample.collection((1...20_000).map { MARCSample.record($0) }), as: "a.xml")
    let packed = try #require(try Shell.output(["gzip", "-c", plain]))
    let half = try folder.write(packed.prefix(packed.count / 2), as: "half.gz")
    try await expectUnreadable(half, "half.gz is cut off. Use --partial")
    let report = try await folder.importFiles(half, tolerance: .cutFiles)
    #expect(report.imported > 5000 && report.imported < 15_000 && report.faultCount > 0)
  }

  @Test(arguments: [
    "sn90000001,\"The blade, of", "sn90000001,\"", "sn90000001", "\"", "sn90000001,Blade", "sn9",
  ])
  func `a truncated table is an error unless allowed`(end: String) async throws {
    let rows = (1...600).map { "sn1\(1_000_000 + $0),\"Star, no. \($0)\",Ohio\n" }.joined()
    let path = try folder.write("lccn,title,state\n" + rows + end, as: "list.csv")
    try await expectUnreadable(path, "it ends inside record 601. Use --partial")
    let report = try await folder.importFiles(path, tolerance: .cutFiles)
    #expect(report.imported == 600 && report.faults.map(\.reason) == ["it ends inside record 601"])
  }

  @Test(arguments: [1, 4, 40, 100])
  func `a truncated newspapers.txt is an error wherever it ends in a line`(missing: Int) async throws {
    let whole = try Fixture.text("marc/newspapers.txt")
    let path = try folder.write(String(whole.dropLast(missing)), as: "newspapers.txt")
    try await expectUnreadable(path, "it ends inside record 3. Use --partial")
    #expect(try await folder.importFiles(path, tolerance: .cutFiles).imported == 2)
  }

  @Test func `the last line of a table needs no end, nor all fields where others leave some out`()
    async throws
  {
    let whole = "lccn,title,state\nsn10000001,Star,Ohio\nsn10000002,Blade,\"Ohio\""
    #expect(try await folder.importFiles(folder.write(whole, as: "a.csv")).imported == 2)
    let short = "lccn,title,state\nsn10000001,Star\nsn10000002,Blade"
    #expect(try await folder.importFiles(folder.write(short, as: "b.csv")).imported == 2)
  }

  @Test(arguments: [1, 2, 5])
  func `a list of our own that ends inside its last field is truncated, a spreadsheet's copy of it is not`(
    missing: Int
  ) async throws {
    let header =
      "lccn,title,place,state,start_year,end_year,languages,frequency,first_issue,last_issue,issues"
    let rows = (1...3).map {
      "sn1000000\($0),Star,,Ohio,1900,1901,English,Daily,1900-01-02,1901-01-02,12345"
    }
    let whole = ([header] + rows).map { $0 + "\n" }.joined()
    let path = try folder.write(String(whole.dropLast(missing)), as: "list.csv")
    try await expectUnreadable(path, "it ends inside record 3. Use --partial")
    #expect(try await folder.importFiles(path, tolerance: .cutFiles).imported == 2)
    #expect(try await folder.importFiles(folder.write(whole, as: "whole.csv")).imported == 3)
    let copy = ([header] + rows).joined(separator: "\r\n")
    #expect(try await folder.importFiles(folder.write(copy, as: "copy.csv")).imported == 3)
  }

  @Test(arguments: [1, 9, 40])
  func `a truncated address at the end of a table is noticed`(missing: Int) async throws {
    let link = "https://chroniclingamerica.loc.gov/lccn/sn1000000"
    let rows = (1...3).map { "\(link)\($0)/issues/,Ohio,Star,sn1000000\($0),\(link)\($0)/essays/" }
    let whole = (["Persistent Link,State,Title,LCCN,More Info"] + rows).joined(separator: "\r\n")
    let path = try folder.write(String(whole.dropLast(missing)), as: "newspapers.csv")
    try await expectUnreadable(path, "it ends inside record 3. Use --partial")
    #expect(try await folder.importFiles(path, tolerance: .cutFiles).imported == 2)
    #expect(try await folder.importFiles(folder.write(whole, as: "whole.csv")).imported == 3)
  }

  @Test func `a broken record in the middle does not make a file count as truncated`() async throws {
    let broken = MARCSample.record(2).replacing("tag=\"245\" ind1", with: "tag=\"245 ind1")
    let path = try folder.write(
      MARCSample.collection([MARCSample.record(1), broken, MARCSample.record(3)]), as: "a.xml")
    let report = try await folder.importFiles(path)
    #expect(report.imported == 2 && report.faultCount >= 1)
  }

  @Test func `subjects that are people bodies and works are kept`() throws {
    func field(_ tag: Int, _ subfields: [(String, String)]) -> String {
      "<datafield tag=\"\(tag)\" ind1=\" \" ind2=\"0\">"
        + subfields.map { "<subfield code=\"\($0)\">\($1)</subfield>" }.joined() + "</datafield>"
    }
    let record = MARCSample.record(
      1,
      more: field(
        600, [("a", "Debs, Eugene V."), ("q", "(Eugene Victor),"), ("d", "1855-1926"), ("v", "Periodicals.")])
        + field(610, [("a", "Socialist Party (U.S.)"), ("b", "Ohio"), ("x", "History")])
        + field(630, [("a", "Appeal to reason.")])
        + field(651, [("a", "Toledo (Ohio)"), ("v", "Newspapers.")]))
    var reader = MARCNewspapers(MemorySource(MARCSample.collection([record])))
    guard case .newspaper(let newspaper) = try reader.next() else {
      Issue.record("no newspaper")
      return
    }
    #expect(
      Lines.strings(newspaper.subjects) == [
        "Debs, Eugene V. (Eugene Victor), 1855-1926--Periodicals", "Socialist Party (U.S.) Ohio--History",
        "Appeal to reason", "Toledo (Ohio)--Newspapers",
      ])
  }
}
