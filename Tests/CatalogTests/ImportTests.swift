import Foundation
import Newspapers
import TestSupport
import Testing

@testable import Catalog

struct ImportTests {
  private func fixture(_ name: String) -> String {
    Fixture.root.appending(path: "Fixtures/marc/\(name)").path
  }

  @Test func `a directory becomes newspapers that can be found`() async throws {
    let folder = try TestFolder()
    let report = try await folder.importFiles(fixture("directory.xml"))
    #expect(report.imported == 3 && report.total == 3 && report.passedOver == 1 && report.faultCount == 0)
    #expect(try await folder.numbers() == ["sn83045462", "83045276", "2004255201"])
    #expect(try await folder.numbers(NewspaperQuery(words: "wallach")) == ["sn83045462"])
    #expect(try folder.leftovers() == [])
  }

  @Test func `lists say what is digitized`() async throws {
    let folder = try TestFolder()
    try await folder.importFiles(fixture("directory.xml"))
    let report = try await folder.importFiles(fixture("newspapers.txt"))
    #expect(report.imported == 2 && report.total == 4)
    let star = try #require(await folder.newspapers(NewspaperQuery(words: "sn83045462")).first)
    #expect(star.title == "Evening star" && star.places.first?.city == "Washington")
    #expect(star.coverage?.issueCount == 35812 && star.coverage?.firstIssue == IssueDate("1854-12-16"))
    let rebel = try #require(await folder.newspapers(NewspaperQuery(words: "rebel")).first)
    #expect(rebel.places.map(\.state) == ["Alabama", "Tennessee"] && rebel.years?.description == "1862–1865")
    #expect(rebel.coverage?.lastIssue == IssueDate("1865-04-27"))
    #expect(try await folder.numbers(NewspaperQuery(isDigitized: true)) == ["sn82015209", "sn83045462"])
  }

  @Test func `the later table is read and its faults are reported`() async throws {
    let folder = try TestFolder()
    let report = try await folder.importFiles(fixture("newspapers.csv"))
    #expect(report.imported == 1 && report.faultCount == 1)
    #expect(report.faults.first?.record == 2 && report.faults.first?.reason.contains("nonsense") == true)
    let voice = try #require(await folder.newspapers().first)
    #expect(voice.title == "The people's \"own\" voice" && voice.years?.description == "1844–184?")
    #expect(voice.coverage?.lastIssue == IssueDate("1844-09-28"))
  }

  /// The output of `list --format csv` can be imported; newspapers that it does not list as digitized stay
  /// that way.
  @Test func `the program's own table is read`() async throws {
    let folder = try TestFolder()
    let table = """
      lccn,title,place,state,start_year,end_year,languages,frequency,first_issue,last_issue,issues
      83045276,Kurjer polski,Wisconsin--Milwaukee--Milwaukee,Wisconsin,1888,19??,Polish|English,Daily,,,
      sn83045462,Evening star,District of Columbia--Washington,District of Columbia,1854,1972,English,Daily,1854-12-16,1963-12-31,35812
      sn90099405,The Signal,Kentucky|Tennessee,Kentucky|Tennessee,1899,1901,English,Weekly,,,

      """
    try await folder.importFiles(try folder.write(table, as: "list.csv"))
    let courier = try #require(
      await folder.newspapers(NewspaperQuery(city: "Milwaukee", language: "Polish")).first)
    #expect(courier.years?.description == "1888–19??" && courier.languages == ["Polish", "English"])
    #expect(courier.frequency == "Daily" && courier.coverage == nil)
    let signal = try #require(await folder.newspapers(NewspaperQuery(words: "signal")).first)
    #expect(signal.places.map(\.state) == ["Kentucky", "Tennessee"])
    #expect(try await folder.numbers(NewspaperQuery(isDigitized: true)) == ["sn83045462"])
  }

  @Test func `the program's own table adds to the lists of sites, and gives way to a new one`() async throws {
    let folder = try TestFolder()
    try await folder.importFiles(fixture("newspapers.txt"))
    func own(_ issues: Int, first: String = "1862-08-01") throws -> String {
      let table = """
        lccn,title,place,state,start_year,end_year,languages,frequency,first_issue,last_issue,issues
        sn83030214,New-York tribune,New York--New York,New York,1866,1924,English,Daily,\(first),1924-03-17,\(issues)

        """
      return try folder.write(table, as: "own.csv")
    }
    let report = try await folder.importFiles(try own(20_000))
    #expect(report.imported == 1 && report.notDigitizedNow == 0)
    let digitized = NewspaperQuery(isDigitized: true)
    #expect(try await Set(folder.numbers(digitized)) == ["sn82015209", "sn83045462", "sn83030214"])
    // The newer table takes precedence.
    try await folder.importFiles(try own(19_999, first: "1866-04-10"))
    let tribune = try #require(await folder.newspapers(NewspaperQuery(words: "tribune")).first)
    #expect(tribune.coverage?.issueCount == 19_999 && tribune.coverage?.firstIssue == IssueDate("1866-04-10"))
    // The Library's list names all that it has.
    let second = try await folder.importFiles(fixture("newspapers.txt"))
    #expect(second.notDigitizedNow == 1)
    #expect(try await Set(folder.numbers(digitized)) == ["sn82015209", "sn83045462"])
  }

  @Test func `each source is a separate set`() async throws {
    let folder = try TestFolder()
    try await folder.importFiles(fixture("newspapers.txt"))
    let report = try await folder.importFiles(fixture("newspapers.json"))
    #expect(report.imported == 2 && report.faultCount == 1 && report.total == 3)
    #expect(report.notDigitizedNow == 0)
    // It is still known what the other source has digitized.
    let star = try #require(await folder.newspapers(NewspaperQuery(words: "sn83045462")).first)
    #expect(star.coverage?.issueCount == 35812)
    // A newer list of a source replaces its older one.
    let shorter = try Fixture.text("marc/newspapers.txt").split(separator: "\n").dropLast(2)
      .map { $0 + "\n" }.joined()
    let second = try await folder.importFiles(try folder.write(shorter, as: "newspapers.txt"))
    #expect(second.notDigitizedNow == 1)
    #expect(try await folder.newspapers(NewspaperQuery(words: "rebel")).first?.coverage == nil)
    #expect(try await folder.numbers(NewspaperQuery(isDigitized: true)) == ["sn86088023", "sn83045462"])
  }

  @Test func `importing again updates and keeps the rest`() async throws {
    let folder = try TestFolder()
    try await folder.importFiles(
      try folder.write(MARCSample.collection((1...5).map { MARCSample.record($0) }), as: "a.xml"))
    let before = try await folder.newspapers()
    let newer = MARCSample.collection([MARCSample.record(3, title: "Morning star"), MARCSample.record(6)])
    let report = try await folder.importFiles(try folder.write(newer, as: "b.xml"))
    #expect(report.imported == 2 && report.total == 6)
    let after = try await folder.newspapers()
    #expect(
      after.filter { $0.lccn.description != "sn10000003" && $0.lccn.description != "sn10000006" }
        == before.filter { $0.lccn.description != "sn10000003" })
    #expect(try await folder.numbers(NewspaperQuery(words: "morning")) == ["sn10000003"])
  }

  @Test func `of several files the later takes precedence`() async throws {
    let folder = try TestFolder()
    let old = try folder.write(
      MARCSample.collection([MARCSample.record(1), MARCSample.record(2)]), as: "old.xml")
    let new = try folder.write(
      MARCSample.collection([MARCSample.record(1, title: "Morning star")]), as: "new.xml")
    let report = try await folder.importFiles(old, new)
    #expect(report.imported == 2 && report.passedOver == 1)
    #expect(try await folder.newspapers().map(\.title) == ["Evening star 2", "Morning star 1"])
  }

  @Test(arguments: [["gzip", "-c"], ["xz", "-c"], ["bzip2", "-c"], ["zstd", "-c"]])
  func `compressed files are read whatever their names`(tool: [String]) async throws {
    let folder = try TestFolder()
    let plain = try folder.write(MARCSample.collection((1...300).map { MARCSample.record($0) }), as: "a.xml")
    guard let packed = try Shell.output(tool + [plain]) else { try Test.cancel("needs \(tool[0])") }
    let report = try await folder.importFiles(try folder.write(packed, as: "records"))
    #expect(report.imported == 300)
    // Half a file does not count: its complete records are not mistaken for all of them.
    let half = try folder.write(packed.prefix(packed.count / 2), as: "half")
    await #expect(throws: NewspaperError.self) { try await folder.importFiles(half) }
    #expect(try await folder.newspapers().count == 300)
  }

  @Test func `in strict mode one fault ends the import and nothing changes`() async throws {
    let folder = try TestFolder()
    try await folder.importFiles(fixture("directory.xml"))
    let broken = MARCSample.collection([
      MARCSample.record(1), MARCSample.record(2).replacing("sn 10000002", with: "x"),
    ])
    let path = try folder.write(broken, as: "broken.xml")
    await #expect(
      throws: NewspaperError.unreadable(
        what: "record 2 of \(path): “x” is not an LCCN: an LCCN has 8 or 10 digits after its letters (got 0)")
    ) { try await folder.importFiles(path, tolerance: .nothing) }
    #expect(try await folder.newspapers().count == 3)
    #expect(try folder.leftovers() == [])
    #expect(try await folder.importFiles(path).imported == 1)
  }

  @Test(arguments: [
    ("", "is empty"), ("hello\n", "neither MARCXML"),
    ("01395nas a2200337 a 4500001001300000003", "binary MARC"),
    ("<html><p>not found</p></html>", "no newspaper records"), ("{\"items\": []}", "newspapers"),
    ("{]", "JSON"), ("{", "is cut off"),
    ("title,lccn\n", "no newspaper records"), ("\u{1F}\u{8B}garbage", "neither"),
  ])
  func `a file of another kind is reported`(text: String, reason: String) async throws {
    let folder = try TestFolder()
    let path = try folder.write(text, as: "file")
    await #expect {
      try await folder.importFiles(path)
    } throws: { error in
      guard case .unreadable(let what)? = error as? NewspaperError else { return false }
      return what.contains(path) && what.contains(reason)
    }
    #expect(!folder.file.exists)
  }

  @Test func `a missing file is reported`() async throws {
    let folder = try TestFolder()
    await #expect(
      throws: NewspaperError.local(what: "/nonexistent cannot be read: No such file or directory")
    ) {
      try await folder.importFiles("/nonexistent")
    }
  }
}
