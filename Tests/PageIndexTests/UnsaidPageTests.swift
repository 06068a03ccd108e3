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

  /// A catalog that knows some newspapers, none of which has what is asked for.
  private struct OtherNewspapers: FieldNewspapers {
    let known: Set<LCCN>

    func newspapers(
      with field: SearchField, among some: Set<LCCN>
    ) async throws(NewspaperError) -> Set<LCCN>? { [] }

    func newspapers(
      saying name: SearchField.Name, among some: Set<LCCN>
    ) async throws(NewspaperError) -> Set<LCCN> { some.intersection(known) }
  }

  @Test(arguments: [
    ("frequency:Weekly", SearchField.Name.frequency, 4, 2), ("ethnicity:Polish", .ethnicity, 4, 2),
    ("title:ledger", .title, 2, 1), ("county:Lucas", .county, 2, 1), ("batch:other", .batch, 3, 3),
  ])
  func `pages that no record says anything of are told`(
    query: String, field: SearchField.Name, all: Int, unknown: Int
  ) async throws {
    try await shelf.index.keep([
      .made("sn83000001/1897-07-20/1", "gold", title: nil),
      .made("sn83000002/1897-07-20/1", "gold", title: nil),
      .made(
        "sn83000003/1897-07-20/1", "gold",
        places: [Place(state: "Ohio", county: "Lucas", city: "Toledo")]),
      .made(
        "sn83000004/1897-07-20/1", "gold", places: [Place(state: "District of Columbia", city: "Washington")],
        batch: "dlc_a_ver01"),
      .made("\(LCCN.demonstrationNumber)/1903-01-03/1", "gold"),
    ])
    let some = Set(try ["sn83000002", "sn83000003"].map { try LCCN($0) })
    for (known, count) in [(Set<LCCN>(), all), (some, unknown)] {
      let search = shelf.search(OtherNewspapers(known: known))
      let notes = try await search.notes(on: SearchQuery.read("gold \(query)").query)
      let isOfPages = field == .batch
      #expect(
        notes == [.unsaid(field, pages: count, known: isOfPages ? known.count : 0)], "\(notes)")
    }
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

  /// A catalog that has Lucas County in Ohio only.
  private struct Atlas: FieldNewspapers {
    func newspapers(
      with field: SearchField, among some: Set<LCCN>
    ) async throws(NewspaperError) -> Set<LCCN>? { [] }

    func misplacedNames(in fields: [SearchField]) async throws(NewspaperError) -> [MisplacedName] {
      [MisplacedName(.county, "Lucas", notIn: ["Iowa"], butIn: ["Ohio"])]
    }
  }

  @Test func `a county that neither pages nor the catalog have in a state is told once no page is found`()
    async throws
  {
    try await shelf.index.keep([
      .made(
        "sn83000001/1897-07-20/1", "gold", places: [Place(state: "Ohio", county: "Lucas", city: "Toledo")])
    ])
    let query = try SearchQuery.read("gold county:Lucas state:Iowa").query
    func notes() async throws -> [SearchNote] { try await shelf.search(Atlas()).notes(on: query) }
    #expect(
      try await notes() == [.misplaced(MisplacedName(.county, "Lucas", notIn: ["Iowa"], butIn: ["Ohio"]))])
    try await shelf.index.keep([
      .made(
        "sn83000002/1897-07-20/1", "tin", places: [Place(state: "Iowa", county: "Lucas", city: "Chariton")])
    ])
    #expect(try await notes().isEmpty)
  }
}
