import Foundation
import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// Lists of sources imported into the catalog.
struct TakeListTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @discardableResult
  private func take(_ newspapers: [Newspaper], of source: String = "news.example") async throws
    -> ImportReport
  {
    try await folder.importer.takeList(newspapers, of: source)
  }

  @Test func `a list makes a catalog that says what the list said`() async throws {
    let report = try await take(Newspaper.samples)
    #expect(report.imported == 5 && report.total == 5)
    let tribune = try #require(try await folder.newspapers(NewspaperQuery(words: "tribune")).first)
    #expect(tribune == Newspaper.samples[0])
    #expect(try await folder.numbers(NewspaperQuery(state: "oregon")) == ["sn83025138"])
    #expect(try await folder.numbers(NewspaperQuery(isDigitized: true)).count == 5)
    #expect(try folder.leftovers() == [])
  }

  @Test func `what a list only names is digitized for filter, count, list and record`() async throws {
    let list = """
      {"newspapers": [{"lccn": "sn86072192", "url": "https://chroniclingamerica.loc.gov/lccn/sn86072192.json",
        "state": "Alabama", "title": "The age-herald. [volume]"}]}
      """
    try await folder.importFiles(folder.write(list, as: "newspapers.json"))
    try await take([Newspaper(lccn: try LCCN("sn00000002"), title: "Taken")])
    _ = try await folder.importer.takeDirectory([.sample("sn00000003", "Named")], of: "www.loc.gov")
    let catalog = Catalog(file: folder.file)
    let digitized = ["sn00000002", "sn86072192"]
    #expect(try await folder.numbers(NewspaperQuery(isDigitized: true)).sorted() == digitized)
    #expect(try await catalog.tallies(matching: NewspaperQuery()).digitized == 2)
    let listed = try await folder.newspapers().filter { $0.coverage != nil }
    #expect(listed.map(\.lccn.description).sorted() == digitized)
    for lccn in try await folder.numbers() {
      let record = try await catalog.newspaper(LCCN(lccn))
      #expect(record.isUndigitized == !digitized.contains(lccn), "\(lccn)")
      #expect((record.detail.newspaper.coverage != nil) == digitized.contains(lccn), "\(lccn)")
    }
  }

  @Test func `what the new list of a source lacks is counted, though another source lists it`()
    async throws
  {
    try await take(Newspaper.samples)
    try await take(Newspaper.samples, of: "other.example")
    let report = try await take([Newspaper.samples[0]])
    #expect(report.noLongerListed == 4 && report.notDigitizedNow == 0)
    #expect(try await take(Newspaper.samples).noLongerListed == 0)
  }

  @Test func `a record takes precedence over a list`() async throws {
    let directory = Fixture.root.appending(path: "Fixtures/marc/directory.xml").path
    try await folder.importFiles(directory)
    try await take([.sample("sn83045462", "Another title", "Ohio--Lucas--Toledo")])
    let star = try #require(try await folder.newspapers(NewspaperQuery(words: "sn83045462")).first)
    #expect(star.title == "Evening star" && star.places.first?.city == "Washington")
    #expect(star.coverage?.issueCount == 3120, "what is digitized is the list's to say")
    #expect(try await folder.newspapers().count == 3)
  }

  @Test func `a directory adds only what is unknown`() async throws {
    let importer = folder.importer
    try await take([.sample("sn00000001", "Digitised", "Ohio--Lucas--Toledo")])
    _ = try await importer.takeDirectory(
      [.sample("sn00000001", "In the directory"), .sample("sn00000002", "Old title")], of: "news.example")
    let report = try await importer.takeDirectory(
      [.sample("sn00000002", "New title"), .sample("sn00000003", "Third")], of: "news.example")
    #expect(report.imported == 2 && report.total == 3)
    #expect(
      try await folder.newspapers().map(\.title).sorted() == ["Digitised", "New title", "Third"])
    #expect(try await folder.numbers(NewspaperQuery(isDigitized: true)) == ["sn00000001"])
    let record = Fixture.root.appending(path: "Fixtures/marc/directory.xml").path
    try await folder.importFiles(record)
    #expect(try await folder.newspapers().map(\.title).contains("Third"), "what was named stays")
  }

  @Test(arguments: [false, true])
  func `a title that is known stays if a list does not name the newspaper`(isNamed: Bool) async throws {
    let (lccn, place) = ("sn00000001", "Ohio--Lucas--Toledo")
    if isNamed {
      _ = try await folder.importer.takeDirectory([.sample(lccn, "Blade", place)], of: "news.example")
    } else {
      try await take([.sample(lccn, "Blade", place)])
    }
    let untitled = Newspaper(lccn: try LCCN(lccn), title: lccn)
    // It would be lost the second time, if not the first.
    for _ in 1...2 {
      try await take([untitled, Newspaper(lccn: try LCCN("sn00000002"), title: "sn00000002")])
      let found = try await folder.newspapers()
      #expect(Set(found.map(\.title)) == ["Blade", "sn00000002"])
      #expect(found.first { $0.title == "Blade" }?.places == [place].compactMap(Place.init))
      #expect(try await folder.numbers(NewspaperQuery(isDigitized: true)).count == 2)
    }
    try await take([.sample(lccn, "Toledo blade")])
    #expect(try await folder.newspapers(NewspaperQuery(words: lccn)).map(\.title) == ["Toledo blade"])
  }

  @Test func `the places that one site lists stay if another's list has only titles`() async throws {
    let (lccn, place) = ("sn00000001", "Nebraska--Gage--Beatrice")
    try await take([.sample(lccn, "Post", place)], of: "https://places.example")
    let titled = Newspaper(lccn: try LCCN(lccn), title: "Beatrice post")
    try await take([titled], of: "https://titles.example")
    let found = try #require(try await folder.newspapers().first)
    #expect(found.title == "Beatrice post" && found.places == [place].compactMap(Place.init))
    #expect(try await folder.numbers(NewspaperQuery(state: "Nebraska")) == [lccn])
    try await take([.sample(lccn, "Post", "Iowa--Polk--Beatrice")], of: "https://places.example")
    #expect(try await folder.numbers(NewspaperQuery(state: "Nebraska")).isEmpty)
  }

  @Test func `a newspaper has all sources that list it`() async throws {
    let (lccn, library) = ("sn00000001", "chroniclingamerica.loc.gov")
    try await take([.sample(lccn, "First")], of: "https://other.example/papers")
    try await take([.sample(lccn, "First")], of: library)
    let sources = CatalogSources(file: folder.file)
    #expect(try sources.sources(of: LCCN(lccn)) == [.library, .site("https://other.example/papers")])
    #expect(try sources.sources(of: LCCN("sn00000002")).isEmpty)
  }

  @Test func `a source stored by host in an earlier version is replaced`() async throws {
    try await take([.sample("sn00000001", "First"), .sample("sn00000002", "Second")], of: "news.example")
    let old = CatalogSources(file: folder.file)
    #expect(try old.sources(of: LCCN("sn00000001")) == [.site("https://news.example")])
    try await take([.sample("sn00000002", "Second")], of: "http://news.example:8080/papers")
    #expect(try await folder.numbers(NewspaperQuery(isDigitized: true)) == ["sn00000002"])
    #expect(
      try old.sources(of: LCCN("sn00000002")) == [.site("http://news.example:8080/papers")])
  }

  @Test func `a source's new list replaces its old one and no other`() async throws {
    try await take([.sample("sn00000001", "First"), .sample("sn00000002", "Second")])
    try await take([.sample("sn00000003", "Third")], of: "other.example")
    try await take([.sample("sn00000002", "Second")])
    #expect(try await folder.numbers(NewspaperQuery(isDigitized: true)) == ["sn00000002", "sn00000003"])
    #expect(try await folder.numbers().count == 3, "a newspaper that was known stays known")
  }
}
