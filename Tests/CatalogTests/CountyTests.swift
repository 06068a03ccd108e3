import GRDB
import Newspapers
import Testing

@testable import Catalog

/// Records write a county with and without “County”.
struct CountyTests {
  private func record(_ number: Int, county: String) -> String {
    let place = [("a", "United States"), ("b", "Ohio"), ("c", county), ("d", "Toledo")]
    let parts = place.map { "<subfield code=\"\($0)\">\($1)</subfield>" }.joined()
    return MARCSample.record(
      number, more: "<datafield tag=\"752\" ind1=\" \" ind2=\" \">\(parts)</datafield>")
  }

  private func catalog(_ counties: String...) async throws -> TestFolder {
    let folder = try TestFolder()
    let records = counties.enumerated().map { record($0 + 1, county: $1) }
    try await folder.importFiles(folder.write(MARCSample.collection(records), as: "a.xml"))
    return folder
  }

  @Test func `both names are one county`() async throws {
    let folder = try await catalog("Lucas", "Lucas County")
    for wanted in ["Lucas", "lucas county"] {
      #expect(try await folder.numbers(NewspaperQuery(county: wanted)) == ["sn10000001", "sn10000002"])
    }
    for query in [NewspaperQuery(), NewspaperQuery(state: "Ohio")] {
      let tallies = try await Catalog(file: folder.file).tallies(matching: query)
      #expect(tallies.counties.map { "\($0.name) \($0.count)" } == ["Ohio--Lucas-- 2"])
      #expect(tallies.cities.map { "\($0.name) \($0.count)" } == ["Ohio--Lucas--Toledo 2"])
    }
    #expect(try await folder.newspapers().allSatisfy { $0.places.map(\.county) == ["Lucas"] })
  }

  @Test func `a catalog that an earlier version imported has one county, too`() async throws {
    // Two counties, the second of which then gets the name that earlier versions would have stored.
    let folder = try await catalog("Lucas", "Other")
    try await DatabaseQueue(path: folder.file.path).write { db in
      try db.execute(
        sql: """
          UPDATE term SET name = 'Ohio--Lucas County', folded = 'lucas county' WHERE name = 'Ohio--Other';
          UPDATE term SET name = 'Ohio--Lucas County--Toledo' WHERE name = 'Ohio--Other--Toledo';
          """)
    }
    for wanted in ["Lucas", "lucas county"] {
      #expect(try await folder.numbers(NewspaperQuery(county: wanted)) == ["sn10000001", "sn10000002"])
    }
    let tallies = try await Catalog(file: folder.file).tallies(matching: NewspaperQuery())
    #expect(tallies.counties.map { "\($0.name) \($0.count)" } == ["Ohio--Lucas-- 2"])
    #expect(tallies.cities.map { "\($0.name) \($0.count)" } == ["Ohio--Lucas--Toledo 2"])
  }
}
