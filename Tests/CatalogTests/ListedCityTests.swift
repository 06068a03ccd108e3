import FoundationEssentials
import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// Cities that the Library's lists name only after titles.
struct ListedCityTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func importRows(_ rows: String...) async throws {
    let table = (["State,Title,LCCN"] + rows).joined(separator: "\n")
    try await folder.importFiles(try folder.write(table, as: "list.csv"))
  }

  private func places(_ lccn: String) async throws -> [String]? {
    try await folder.newspapers().first { $0.lccn.description == lccn }?.places.map(\.cataloged)
  }

  @Test func `a newspaper is found by the city after its title, in the state that is named there`()
    async throws
  {
    let title = "\"The Chattanooga daily rebel. (Selma, Ala.) 1862-1865\",sn82015209"
    try await importRows(
      "Alabama,\(title)", "Tennessee,\(title)",
      "Minnesota,\"The globe. (St. Paul, Minn.) 1878-1884\",sn99900001",
      "Alaska,Nugget. (Nome Alaska) 1900-1901,sn99900002")
    #expect(try await folder.numbers(NewspaperQuery(city: "selma")) == ["sn82015209"])
    #expect(
      try await folder.numbers(NewspaperQuery(state: "Minnesota", city: "Saint Paul")) == ["sn99900001"])
    #expect(try await places("sn82015209") == ["Alabama--Selma", "Tennessee"])
    #expect(try await places("sn99900002") == ["Alaska"], "where no comma says which part is the city")
    #expect(try await folder.numbers(NewspaperQuery(state: "Tennessee")) == ["sn82015209"])
  }

  @Test func `a list of the program's own keeps the places that it names`() async throws {
    let table = """
      lccn,title,place,state
      sn99900001,"The blade. (Toledo, Ohio) 1835-1926",Ohio--Wood--Perrysburg,Ohio
      """
    try await folder.importFiles(try folder.write(table, as: "list.csv"))
    #expect(try await places("sn99900001") == ["Ohio--Wood--Perrysburg"])
  }

  @Test func `a record has its own places`() async throws {
    let directory = Fixture.root.appending(path: "Fixtures/marc/directory.xml").path
    try await folder.importFiles(directory)
    let former = try await places("sn83045462")
    try await importRows("District of Columbia,\"Evening star. (Georgetown, D.C.) 1854-1972\",sn83045462")
    #expect(try await places("sn83045462") == former)
  }

  @Test func `what is known of a city's county completes a list`() {
    var listed = StoredNewspaper(kind: .listed)
    (listed.lccn, listed.title, listed.places) = ("sn99900001", "The blade", "Ohio--Toledo\nMichigan")
    var known = listed
    known.places = "Ohio--Lucas--Toledo\nMichigan--Monroe--Monroe"
    #expect(listed.completed(by: known).places == known.places)
    known.places = "Ohio--Wood--Perrysburg\nMichigan"
    #expect(listed.completed(by: known).places == listed.places)
  }
}
