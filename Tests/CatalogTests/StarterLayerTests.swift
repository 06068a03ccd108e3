import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// The starter catalog is the layer below imported newspapers.
struct StarterLayerTests {
  private let folder: TestFolder
  private let importer: CatalogImporter
  private let builtIn: Int

  init() throws {
    folder = try TestFolder()
    importer = CatalogImporter(file: folder.file, now: { 1_700_000_000 })
    builtIn = try StarterTable.builtIn().rows.count
  }

  @discardableResult
  private func importRecords(_ records: String...) async throws -> ImportReport {
    let path = try folder.write(MARCSample.collection(records), as: "a.xml")
    return try await importer.importNewspapers(from: [path], tolerance: .faultyRecords) { _ in }
  }

  private func record(_ lccn: String, _ title: String, status: Character = "c") -> String {
    MARCSample.record(1, title: title).replacing("sn 10000001", with: lccn)
      .replacing("00000cas", with: "00000\(status)as")
  }

  @Test func `one imported record leaves the starter newspapers in place`() async throws {
    let report = try await importRecords(MARCSample.record(1))
    #expect(report.imported == 1 && report.total == builtIn + 1)
    #expect(try await folder.newspapers().count == builtIn + 1)
    let catalog = Catalog(file: folder.file)
    for row in try StarterTable.builtIn().rows.prefix(60) {
      let newspaper = row.newspaper
      let kept = try await catalog.newspaper(newspaper.lccn).detail
      let own = try row.detail()
      #expect(kept.newspaper.title == newspaper.title && kept.newspaper.places == newspaper.places)
      #expect(kept.newspaper.coverage == newspaper.coverage && kept.newspaper.years == newspaper.years)
      #expect(kept.preceding == own.preceding && kept.subjects == own.subjects && kept.oclc == own.oclc)
    }
  }

  @Test(arguments: ["multnomah", "bismarck tribune", "cook", "omaha neb.", "syrian-leganon", "italia", "sun"])
  func `words find the same built-in newspapers before and after an import`(words: String) async throws {
    let (query, window) = (NewspaperQuery(words: words), Window(offset: 0, limit: 1000))
    let before = try await StarterCatalog().newspapers(matching: query, window: window).newspapers
    try await importRecords(MARCSample.record(1))
    let after = try await folder.newspapers(query)
    #expect(!before.isEmpty && Set(before.map(\.lccn)) == Set(after.map(\.lccn)))
  }

  @Test func `a list that has little more than titles leaves the rest of their records there`() async throws {
    let row = try #require(
      StarterTable.builtIn().rows.first { $0.newspaper.lccn.description == "sn98066259" })
    let path = try folder.write(
      "Persistent Link,State,Title,LCCN,OCLC,ISSN,No. of Issues,First Issue Date,Last Issue Date,More Info\n"
        + "https://chroniclingamerica.loc.gov/lccn/sn98066259/issues/,Michigan,Ad-daleel. (Detroit) 194?-19??,"
        + "sn98066259,,,,,,\n",
      as: "list.csv")
    for _ in 1...2 {
      _ = try await importer.importNewspapers(from: [path], tolerance: .faultyRecords) { _ in }
      let kept = try await Catalog(file: folder.file).newspaper(row.newspaper.lccn).detail
      let own = try row.detail()
      #expect(
        kept.newspaper.languages == ["Arabic", "English"]
          && kept.newspaper.languages == own.newspaper.languages)
      #expect(kept.newspaper.frequency == "Weekly" && kept.newspaper.places == own.newspaper.places)
      #expect(kept.publisher == own.publisher && kept.subjects == own.subjects && kept.oclc == own.oclc)
      #expect(
        kept.newspaper.coverage == own.newspaper.coverage, "the list does not say how much is digitized")
      // Any import repairs what an earlier version made of the same list.
      try await importRecords(MARCSample.record(1))
    }
  }

  @Test func `an import outdoes them and ones of the old file are not doubled`() async throws {
    try await importRecords(record("sn83030214", "Another tribune"))
    let report = try await importRecords(MARCSample.record(2))
    #expect(report.total == builtIn + 1)
    let tribune = try await Catalog(file: folder.file).newspaper(LCCN("sn83030214")).detail.newspaper
    #expect(tribune.title == "Another tribune 1")
    #expect(tribune.coverage?.issueCount == 19_999, "what is digitized of it is still known")
  }

  @Test func `the Library's own list replaces what they say is digitized`() async throws {
    try await importRecords(MARCSample.record(1))
    let catalog = Catalog(file: folder.file)
    let window = Window(offset: 0, limit: 1)
    let before = try await catalog.newspapers(matching: NewspaperQuery(isDigitized: true), window: window)
    #expect(before.total == builtIn && before.gaps.lacksDigitized)
    #expect(try await catalog.tallies(matching: NewspaperQuery()).knowsDigitized == false)
    #expect(try await !catalog.knowsDigitized())
    _ = try await importer.takeList(
      [.sample("sn83030214", "New-York tribune")], of: "chroniclingamerica.loc.gov")
    await catalog.refresh()
    let after = try await catalog.newspapers(matching: NewspaperQuery(isDigitized: true), window: window)
    #expect(after.total == 1 && !after.gaps.lacksDigitized)
    #expect(try await catalog.knowsDigitized())
    #expect(try await folder.newspapers().count == builtIn + 1)
  }

  @Test func `they are the Library's until its own list says otherwise, whatever a site lists`() async throws
  {
    let (tribune, local) = (try LCCN("sn83030214"), try LCCN("sn00000001"))
    let site = "https://site.example"
    let listed = [tribune, local].map { Newspaper(lccn: $0, title: "Listed") }
    _ = try await importer.takeList(listed, of: site)
    let sources = CatalogSources(file: folder.file)
    #expect(try sources.sources(of: tribune) == [.library, .site(site)])
    #expect(try sources.sources(of: local) == [.site(site)])
    let record = try await Catalog(file: folder.file).newspaper(tribune).detail
    #expect(record.webAddress == IssueSource.libraryAddress(of: tribune))
    #expect(record.otherWebAddresses == [site + "/lccn/sn83030214/"])
    _ = try await importer.takeList([.sample("sn00000002", "Another")], of: IssueSource.libraryName)
    #expect(try sources.sources(of: tribune) == [.site(site)])
  }

  @Test func `a list that does not name a newspaper leaves its title there`() async throws {
    _ = try await importer.takeList(
      [Newspaper(lccn: try LCCN("sn83030214"), title: "sn83030214")], of: "news.example")
    let tribune = try await Catalog(file: folder.file).newspaper(LCCN("sn83030214")).detail.newspaper
    #expect(tribune.title == "New-York tribune" && tribune.places.first?.city == "New York")
  }

  @Test func `a table of some newspapers takes nothing from them`() async throws {
    let table = """
      lccn,title,place,state,start_year,end_year,languages,frequency,first_issue,last_issue,issues
      sn83030214,New-York tribune,New York--New York,New York,1866,1924,English,Daily,1866-04-10,1924-03-17,5

      """
    let path = try folder.write(table, as: "own.csv")
    _ = try await importer.importNewspapers(from: [path], tolerance: .faultyRecords) { _ in }
    let found = try await Catalog(file: folder.file).newspapers(
      matching: NewspaperQuery(isDigitized: true), window: Window(offset: 0, limit: 1))
    #expect(found.total == builtIn && found.gaps.lacksDigitized)
    let tribune = try #require(await folder.newspapers(NewspaperQuery(words: "sn83030214")).first)
    #expect(tribune.coverage?.issueCount == 5)
  }

  @Test func `a newspaper marked as deleted stays away until it is imported again`() async throws {
    try await importRecords(MARCSample.record(1), MARCSample.record(2))
    let report = try await importRecords(
      record("sn10000001", "Evening star", status: "d"), record("sn83030214", "New-York tribune", status: "d")
    )
    #expect(report.imported == 0 && report.removed == 1 && report.total == builtIn)
    try await importRecords(MARCSample.record(3))
    #expect(try await folder.newspapers().count == builtIn + 1, "neither comes back from below")
    let tribune = try LCCN("sn83030214")
    await #expect(throws: NewspaperError.self) { try await Catalog(file: folder.file).newspaper(tribune) }
    try await importRecords(record("sn83030214", "New-York tribune"))
    #expect(try await Catalog(file: folder.file).newspaper(tribune).detail.newspaper.lccn == tribune)
  }

  @Test func `the first to mention a newspaper counts`() async throws {
    let report = try await importRecords(
      record("sn20000001", "Stays"), record("sn20000001", "Stays", status: "d"),
      record("sn20000002", "Goes", status: "d"), record("sn20000002", "Goes"))
    #expect(report.imported == 1 && report.total == builtIn + 1)
    #expect(try await folder.numbers(NewspaperQuery(words: "stays")) == ["sn20000001"])
  }
}
