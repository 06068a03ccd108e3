import Newspapers
import Testing

@testable import Catalog

/// Places of lists, which say less than those of records.
struct FullerPlaceTests {
  @Test(arguments: [
    (["Illinois--Chicago"], ["Illinois--Cook--Chicago"], ["Illinois--Cook--Chicago"]),
    (["Kentucky--Bourbon--"], ["Kentucky--Bourbon--Paris"], ["Kentucky--Bourbon--Paris"]),
    (["Michigan"], ["Michigan--Wayne--Detroit"], ["Michigan--Wayne--Detroit"]),
    // Facets of two states, and the city of the title line.
    (
      ["Illinois", "Minnesota--Saint Paul"],
      ["Minnesota--Ramsey--Saint Paul", "Minnesota--Hennepin--Minneapolis", "Illinois--Cook--Chicago"],
      ["Minnesota--Ramsey--Saint Paul", "Minnesota--Hennepin--Minneapolis", "Illinois--Cook--Chicago"]
    ),
    (
      ["Ohio--Toledo", "Indiana--Gary"], ["Ohio--Lucas--Toledo"], ["Ohio--Lucas--Toledo", "Indiana--Gary"]
    ),
    (["Ohio--Lucas--Toledo"], ["Ohio--Toledo", "Ohio"], ["Ohio--Lucas--Toledo"]),
    (["Ohio--Toledo"], ["Ohio--Lucas--Sylvania"], ["Ohio--Toledo"]),
    ([], ["Ohio--Lucas--Toledo"], ["Ohio--Lucas--Toledo"]), (["Ohio"], [], ["Ohio"]),
  ])
  func `what is known of the same place completes it`(listed: [String], known: [String], whole: [String]) {
    func stored(_ places: [String]) -> StoredNewspaper {
      var newspaper = StoredNewspaper(kind: .listed)
      newspaper.places = places.joined(separator: "\n")
      return newspaper
    }
    #expect(Lines.strings(stored(listed).completed(by: stored(known)).places) == whole)
  }

  @Test func `a list's row has the county of the starter catalog`() async throws {
    let folder = try TestFolder()
    let importer = CatalogImporter(file: folder.file, now: { 1_700_000_000 })
    let row = try #require(
      StarterTable.builtIn().rows.first { $0.newspaper.places.first?.county != nil }?.newspaper)
    let place = try #require(row.places.first)
    _ = try await importer.takeList(
      [Newspaper(lccn: row.lccn, title: row.title, places: [place.withoutCounty])],
      of: IssueSource.libraryName)
    let query = NewspaperQuery(state: place.state, county: place.county)
    #expect(try await folder.numbers(query).contains(row.lccn.description))
  }
}
