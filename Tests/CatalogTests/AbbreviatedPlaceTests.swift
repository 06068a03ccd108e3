import GRDB
import Newspapers
import Testing

@testable import Catalog

/// Records write places in full and abbreviated.
struct AbbreviatedPlaceTests {
  private func catalog(_ places: String...) async throws -> TestFolder {
    let folder = try TestFolder()
    let rows = places.enumerated().map { "sn9000000\($0.offset),Star,\($0.element)\n" }.joined()
    try await folder.importFiles(folder.write("lccn,title,place\n" + rows, as: "list.csv"))
    return folder
  }

  private func expectOneCity(_ folder: TestFolder) async throws {
    let both = ["sn90000000", "sn90000001"]
    for wanted in ["St. Louis", "saint louis", "St Louis"] {
      for query in [NewspaperQuery(city: wanted), NewspaperQuery(state: "Missouri", county: wanted)] {
        #expect(try await Set(folder.numbers(query)) == Set(both), "\(query)")
        #expect(NewspaperIndex(try await folder.newspapers()).matching(query).count == 2, "\(query)")
      }
    }
    let tallies = try await Catalog(file: folder.file).tallies(matching: NewspaperQuery(state: "Missouri"))
    #expect(tallies.counties.map { "\($0.name) \($0.count)" } == ["Missouri--Saint Louis-- 2"])
    #expect(tallies.cities.map { "\($0.name) \($0.count)" } == ["Missouri--Saint Louis--Saint Louis 2"])
    #expect(tallies.unplaced == 0)
  }

  @Test func `both spellings are one place`() async throws {
    try await expectOneCity(
      catalog("Missouri--Saint Louis--Saint Louis", "Missouri--St. Louis--St. Louis", "Ohio--Lucas--Toledo"))
  }

  @Test func `a catalog that an earlier version imported has one place, too`() async throws {
    // The second place then gets the name that earlier versions would have stored.
    let folder = try await catalog("Missouri--Saint Louis--Saint Louis", "Missouri--Other--Other")
    try await DatabaseQueue(path: folder.file.path).write { db in
      try db.execute(
        sql: """
          UPDATE term SET name = 'Missouri--St. Louis', folded = 'st louis' WHERE name = 'Missouri--Other';
          UPDATE term SET name = 'Missouri--St. Louis--St. Louis', folded = 'st louis'
            WHERE name = 'Missouri--Other--Other';
          """)
    }
    let query = NewspaperQuery(state: "Missouri", city: "Saint Louis")
    #expect(try await Set(folder.numbers(query)) == ["sn90000000", "sn90000001"])
    let tallies = try await Catalog(file: folder.file).tallies(matching: NewspaperQuery())
    #expect(tallies.counties.map { "\($0.name) \($0.count)" } == ["Missouri--Saint Louis-- 2"])
    #expect(tallies.cities.map { "\($0.name) \($0.count)" } == ["Missouri--Saint Louis--Saint Louis 2"])
  }
}
