import GRDB
import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// Newspapers are left out of a list because what it is filtered by is not recorded.
struct UnrecordedFieldTests {
  private func newspaper(
    _ number: Int, _ places: [String], _ languages: [String] = [], _ frequency: String? = nil,
    years: String? = nil
  ) throws -> Newspaper {
    Newspaper(
      lccn: try LCCN("sn9000000\(number)"), title: "Star \(number)",
      places: places.compactMap { Place($0) }, years: years.map { PublicationYears($0) },
      languages: languages, frequency: frequency)
  }

  private func newspapers() throws -> [Newspaper] {
    [
      try newspaper(1, ["Ohio--Cuyahoga--Cleveland"], ["German"], "Weekly", years: "1850-1870"),
      try newspaper(2, ["Ohio"], ["German"], "Daily", years: "1850-1870"),
      try newspaper(3, ["Ohio--Cleveland"], [], nil, years: "1850-1870"),
      try newspaper(4, ["Ohio--Cuyahoga--"], ["English"], nil),
      try newspaper(5, ["Iowa"], [], "Weekly", years: "1900-1910"),
      try newspaper(6, [], [], "Weekly", years: "1850-1870"),
      try newspaper(7, ["Iowa--Polk--Des Moines", "Ohio"], ["German", "English"], "Weekly"),
    ]
  }

  @Test(
    arguments: [
      (NewspaperQuery(state: "Ohio"), 0, []),
      (NewspaperQuery(state: "Ohio", language: "German"), 1, [.language]),
      (NewspaperQuery(language: "Polish"), 3, [.language]),
      (NewspaperQuery(state: "Ohio", city: "Cleveland"), 2, [.city]),
      (NewspaperQuery(city: "Cleveland"), 4, [.city]),
      (NewspaperQuery(state: "Ohio", county: "Cuyahoga"), 2, [.county]),
      (NewspaperQuery(state: "Ohio", county: "Cuyahoga", city: "Cleveland"), 3, [.county, .city]),
      (NewspaperQuery(frequency: "Weekly"), 2, [.frequency]),
      (NewspaperQuery(state: "Ohio", language: "German", from: 1860, to: 1865), 2, [.language, .years]),
      (NewspaperQuery(state: "Ohio", language: "German", frequency: "Weekly"), 1, [.language, .frequency]),
      (NewspaperQuery(language: "German", words: "star 3"), 1, [.language]),
      (NewspaperQuery(isCurrent: true), 2, [.current]),
      (NewspaperQuery(language: "German", isCurrent: true), 1, [.current]),
      (NewspaperQuery(frequency: "Weekly", isCurrent: true), 2, [.frequency, .current]),
      (NewspaperQuery(isCurrent: true, from: 1900), 2, [.current, .years]),
      (NewspaperQuery(isDigitized: true), 0, []),
    ] as [(NewspaperQuery, Int, Set<NewspaperFilter>)])
  func `they are counted once, and what is unknown of them is named`(
    query: NewspaperQuery, count: Int, fields: Set<NewspaperFilter>
  ) async throws {
    let parts = try await QueriedCatalog(newspapers())
    let window = Window(offset: 0, limit: 10)
    let listing = try await parts.catalog.newspapers(matching: query, window: window)
    #expect(listing.gaps == ListGaps(unknown: count, fields: fields))
    // In memory every newspaper counts as digitized.
    guard !query.isDigitized else { return }
    let inMemory = NewspaperIndex(parts.newspapers).listing(query, window, origin: listing.origin)
    #expect(inMemory.gaps == listing.gaps)
    #expect(inMemory.newspapers.map(\.lccn) == listing.newspapers.map(\.lccn))
  }

  @Test(
    arguments: [
      (NewspaperQuery(from: 1895, to: 1895), ["1890–1895"], 6),
      (NewspaperQuery(from: 1880, to: 1885), ["1885–????"], 3),
      (NewspaperQuery(from: 2001), [], 4),
      (NewspaperQuery(from: 1895, to: 1895, words: "star 3"), [], 1),
      (NewspaperQuery(isCurrent: true, from: 1895, to: 1895), [], 3),
    ] as [(NewspaperQuery, [String], Int)])
  func `newspapers with one unknown end are counted if they may have appeared then`(
    query: NewspaperQuery, years: [String], count: Int
  ) async throws {
    let all = [
      "1890-1895", "1890-????", "1885-????", "????-1899", "1890-1???", "????-????", "????-1???", "1896-????",
    ]
    let parts = try await QueriedCatalog(
      all.enumerated().map { try newspaper($0.offset, ["Ohio"], years: $0.element) })
    let window = Window(offset: 0, limit: 10)
    let listing = try await parts.catalog.newspapers(matching: query, window: window)
    #expect(listing.newspapers.compactMap(\.years?.description) == years)
    #expect(listing.gaps.unknown == count && listing.gaps.fields.contains(.years), "\(listing.gaps)")
    let inMemory = NewspaperIndex(parts.newspapers).listing(query, window, origin: listing.origin)
    #expect(inMemory.gaps == listing.gaps)
  }

  @Test func `catalogs of earlier versions know whose end is not recorded`() async throws {
    let parts = try await QueriedCatalog(newspapers())
    let deleted = try await DatabaseQueue(path: parts.folder.file.path).write { db in
      try db.execute(
        sql: "DELETE FROM arrangement WHERE name = ?", arguments: [CatalogSchema.possibleYears])
      return db.changesCount
    }
    #expect(deleted == 1)
    let listing = try await parts.catalog.newspapers(
      matching: NewspaperQuery(isCurrent: true), window: Window(offset: 0, limit: 10))
    #expect(listing.gaps == ListGaps(unknown: 2, fields: [.current]))
    let later = try await parts.catalog.newspapers(
      matching: NewspaperQuery(from: 1905, to: 1920), window: Window(offset: 0, limit: 10))
    #expect(later.total == 1 && later.gaps == ListGaps(unknown: 2, fields: [.years]))
  }

  @Test func `an end known only by its first digit is shown, and no newspaper of today`() async throws {
    let folder = try TestFolder()
    let ends = ["1uuu", "uuuu"].enumerated().map { number, end in
      MARCSample.record(number + 1).replacing("18541972", with: "1854" + end)
    }
    try await folder.importFiles(folder.write(MARCSample.collection(ends), as: "a.xml"))
    let catalog = Catalog(file: folder.file)
    let window = Window(offset: 0, limit: 10)
    let all = try await catalog.newspapers(matching: NewspaperQuery(), window: window)
    #expect(all.newspapers.map { $0.years?.description } == ["1854–1???", "1854–????"])
    let current = try await catalog.newspapers(matching: NewspaperQuery(isCurrent: true), window: window)
    #expect(current.total == 0 && current.gaps == ListGaps(unknown: 1, fields: [.current]))
    let inMemory = NewspaperIndex(all.newspapers).listing(
      NewspaperQuery(isCurrent: true), window, origin: all.origin)
    #expect(inMemory.gaps == current.gaps)
  }

  @Test func `a record that names no people is of none, a row of a list may be of any`() async throws {
    let folder = try TestFolder()
    let record = try folder.write(MARCSample.collection((1...3).map { MARCSample.record($0) }), as: "a.xml")
    let list = try folder.write("lccn,title\nsn10000003,Star\nsn90000001,Zgoda\n", as: "list.csv")
    try await folder.importFiles(record, list)
    let listing = try await Catalog(file: folder.file).newspapers(
      matching: NewspaperQuery(ethnicity: "Polish"), window: Window(offset: 0, limit: 10))
    #expect(listing.total == 0 && listing.gaps == ListGaps(unknown: 1, fields: [.ethnicity]))
  }
}
