import Newspapers
import Testing

@testable import PageIndex

struct UnsaidPageTests {
  private let shelf = Shelf()

  private struct Ohioans: FieldNewspapers {
    let ohioans: Set<LCCN>

    func newspapers(
      with field: SearchField, among some: Set<LCCN>
    ) async throws(NewspaperError) -> Set<LCCN>? { nil }

    func newspapers(
      saying name: SearchField.Name, among some: Set<LCCN>
    ) async throws(NewspaperError) -> Set<LCCN> { some.intersection(ohioans) }

    func unknownValues(
      of field: SearchField
    ) async throws(NewspaperError) -> [(value: String, meant: [String])] {
      field.name == .language ? [("Klingon", [])] : []
    }
  }

  private func notes(_ query: String, _ known: [String]) async throws -> [SearchNote] {
    let search = shelf.search(Ohioans(ohioans: Set(try known.map { try LCCN($0) })))
    return try await search.notes(on: SearchQuery.read(query).query)
  }

  @Test func `of pages that say no language it is told how many the catalog knows`() async throws {
    try await shelf.index.keep([
      .made("sn83000001/1897-07-20/1", "gold", languages: []),
      .made("sn83000002/1897-07-20/1", "gold", languages: []),
      .made("sn83000002/1897-07-21/1", "gold", languages: []),
      .made("\(LCCN.demonstrationNumber)/1903-01-03/1", "gold", languages: []),
      .made("sn83000003/1897-07-20/1", "gold", languages: ["Latin"]),
    ])
    #expect(try await notes("gold language:Latin", []) == [.unsaid(.language, pages: 3, known: 0)])
    #expect(
      try await notes("gold language:Latin", ["sn83000002"]) == [.unsaid(.language, pages: 3, known: 2)])
  }

  @Test func `a state of the catalog is searched, so only unknown newspapers are left out`() async throws {
    try await shelf.index.keep([
      .made("sn83000001/1897-07-20/1", "gold"), .made("sn83000002/1897-07-20/1", "gold"),
      .made("sn83000003/1897-07-20/1", "gold", places: [Place(state: "Ohio")]),
    ])
    #expect(try await notes("gold state:Iowa", []) == [.unsaid(.state, pages: 2, known: 0)])
    #expect(try await notes("gold state:Iowa", ["sn83000001"]) == [.unsaid(.state, pages: 1, known: 0)])
    #expect(try await notes("gold state:Iowa", ["sn83000001", "sn83000002"]) == [])
  }

  @Test func `a city of the catalog is searched, so only unknown newspapers are left out`() async throws {
    try await shelf.index.keep([
      .made("sn83000001/1897-07-20/1", "gold"), .made("sn83000002/1897-07-20/1", "gold"),
      .made("sn83000003/1897-07-20/1", "gold", places: [Place(state: "Ohio", city: "Dayton")]),
    ])
    #expect(try await notes("gold city:Toledo", []) == [.unsaid(.city, pages: 2, known: 0)])
    #expect(try await notes("gold city:Toledo", ["sn83000001"]) == [.unsaid(.city, pages: 1, known: 0)])
    #expect(try await notes("gold city:Toledo", ["sn83000001", "sn83000002"]) == [])
  }

  @Test func `nothing has to be known of the newspaper that comes with the program`() async throws {
    try await shelf.index.keep([.made("\(LCCN.demonstrationNumber)/1903-01-03/1", "gold")])
    #expect(try await notes("gold state:Ohio", []) == [])
  }

  @Test func `a value that nothing has is told once no page is found`() async throws {
    try await shelf.index.keep([.made("sn83000001/1897-07-20/1", "gold")])
    #expect(try await notes("gold language:Klingon", []) == [.unknownValue(.language, "Klingon", meant: [])])
    #expect(try await notes("gold OR language:Klingon", []) == [])
    #expect(try await notes("tin", []) == [])
  }
}
