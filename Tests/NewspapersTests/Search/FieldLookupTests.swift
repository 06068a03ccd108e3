import Newspapers
import TestSupport
import Testing

struct FieldLookupTests {
  private func lookup(_ newspapers: [Newspaper]) -> FieldLookup {
    let directory = StubDirectory(newspapers, isLocal: true)
    return FieldLookup(titles: directory, catalog: directory, library: NoLibrary())
  }

  @Test(arguments: [
    SearchField(.frequency, [.name("Weekly")]), SearchField(.city, [.name("Salem")]),
    SearchField(.state, [.name("Oregon")]),
    SearchField(.title, [.words("star")]),
  ])
  func `newspapers are found however many have what a field asks for`(field: SearchField) async throws {
    let newspapers = try (0..<20_500).map { number in
      Newspaper(
        lccn: try LCCN("sn\(84_000_000 + number)"), title: "Star \(number)",
        places: [Place(state: "Oregon", city: "Salem")], frequency: "Weekly")
    }
    let lookup = lookup(newspapers)
    #expect(try await lookup.newspapers(with: field) == Set(newspapers.map(\.lccn)))
  }

  @Test func `a site is asked only for newspapers that it lists`() async throws {
    let (here, elsewhere) = (try LCCN("sn84000001"), try LCCN("sn84000002"))
    let newspapers = [here, elsewhere].map {
      Newspaper(lccn: $0, title: "Bee", places: [Place(state: "Nebraska", city: "Omaha")])
    }
    func lookup(listing listed: [Newspaper]) -> FieldLookup {
      FieldLookup(
        titles: StubDirectory(listed, name: "site.example"),
        catalog: StubDirectory(newspapers, name: "starter catalog", isLocal: true), library: NoLibrary(),
        titlesAreAll: true)
    }
    let omaha = SearchField(.city, [.name("Omaha")])
    #expect(try await lookup(listing: [newspapers[0]]).newspapers(with: omaha) == Set([here]))
    await #expect(
      throws: NewspaperError.notFound(
        what: .other("newspaper of site.example with city:Omaha"), source: "starter catalog")
    ) { try await lookup(listing: []).newspapers(with: omaha) }
    let mistyped = SearchField(.city, [.name("Omahaa")])
    await #expect(throws: NewspaperError.notFound(what: .match(mistyped), source: "starter catalog")) {
      try await lookup(listing: newspapers).newspapers(with: mistyped)
    }
  }

  /// The catalog has newspapers whose pages no server has.
  @Test(arguments: [SearchField(.title, [.words("star")]), SearchField(.state, [.name("Ohio")])])
  func `a server is asked only for digitized newspapers, as far as it is known which are`(
    field: SearchField
  ) async throws {
    let newspapers = try (1...4).map {
      Newspaper(lccn: try LCCN("sn8400000\($0)"), title: "Evening star", places: [Place(state: "Ohio")])
    }
    let lccns = newspapers.map(\.lccn)
    let catalog = StubDirectory(newspapers, name: "catalog", isLocal: true)
    func found(isOfDigitized: Bool) async throws -> Set<LCCN> {
      try await FieldLookup(
        titles: catalog, catalog: catalog, library: NoLibrary(), isOfDigitized: isOfDigitized
      ).newspapers(with: field)
    }
    catalog.digitized = Set(lccns.prefix(2))
    #expect(try await found(isOfDigitized: true) == Set(lccns.prefix(2)))
    #expect(catalog.asked == 1, "no list is read to learn whether it is known")
    #expect(try await found(isOfDigitized: false) == Set(lccns))
    catalog.digitized = []
    await #expect(
      throws: NewspaperError.notFound(what: .other("digitized newspaper with \(field)"), source: "catalog")
    ) { try await found(isOfDigitized: true) }
    catalog.lacksDigitized = true
    #expect(try await found(isOfDigitized: true) == Set(lccns))
  }

  @Test func `only records that say where a newspaper appeared tell that it was not elsewhere`() async throws
  {
    let (here, elsewhere, anywhere) = (
      try LCCN("sn84000001"), try LCCN("sn84000002"), try LCCN("sn84000003")
    )
    let lookup = lookup([
      Newspaper(lccn: here, title: "Star", places: [Place(state: "Ohio", city: "Toledo")]),
      Newspaper(lccn: elsewhere, title: "Star", places: [Place(state: "Ohio", city: "Akron")]),
      Newspaper(lccn: anywhere, title: "Star", places: [Place(state: "Ohio")]),
    ])
    let toledo = SearchField(.city, [.name("Toledo")])
    #expect(
      try await lookup.newspapers(without: toledo, among: [here, elsewhere, anywhere]) == [elsewhere])
  }

  @Test func `a line with title, place and years says which newspaper is meant, or none`() async throws {
    let papers = [
      ("sn83045462", "Evening star", "Washington", "1854-1972"),
      ("sn84024300", "Evening star", "Washington", "1852-1854"),
      ("sn87062272", "Evening star", "Independence", "1854-1972"),
      ("sn84000001", "The bee", "Omaha", "1880-9999"), ("sn84000004", "Pioneer", "Saint Paul", "1875-1880"),
      ("sn84000002", "The news", "Salem", "1901-1902"), ("sn84000003", "The news", "Salem", "1901-1902"),
    ]
    let lookup = lookup(
      try papers.map { lccn, title, city, years in
        Newspaper(
          lccn: try LCCN(lccn), title: title, places: [Place(state: "Ohio", city: city)],
          years: PublicationYears(years))
      })
    for (line, meant) in [
      ("evening star. (washington, d.c.) 1854-1972", "sn83045462"),
      ("evening star (independence [mo.]) 1854-1972", "sn87062272"),
      ("the bee (omaha, neb. ;) 1880-current", "sn84000001"), ("evening star (washington, d.c.)", nil),
      ("pioneer (st. paul, minn.) 1875-1880", "sn84000004"),
      ("the bee (omaha, neb.) 188?-????", "sn84000001"),
      ("the bee (omaha, neb.) 1880-1922", "sn84000001"), ("the bee (omaha, neb.) 1871-1875", nil),
      ("evening star (washington, d.c.) 1854-current", "sn83045462"),
      ("evening star (washington, d.c.) 185?-18??", "sn84024300"),
      ("evening star (washington, d.c.) 185?-????", nil), ("the bee (omaha, neb.) ????-????", nil),
      ("evening star (dayton, ohio) 1854-1972", nil), ("the news (salem, or.) 1901-1902", nil),
    ] as [(String, String?)] {
      let found = try await lookup.newspaper(named: TitleLine(line))
      #expect(found?.description == meant, "\(line)")
    }
  }

  @Test func `a record says some fields and not others`() async throws {
    let (all, none) = (try LCCN("sn84024547"), try LCCN("sn84000001"))
    let lookup = lookup([
      Newspaper(
        lccn: all, title: "Record", places: [Place(state: "Ohio", county: "Lucas", city: "Toledo")],
        languages: ["English"], frequency: "Weekly"),
      Newspaper(lccn: none, title: none.description),
    ])
    for name in [
      SearchField.Name.title, .state, .county, .city, .language, .ethnicity, .frequency,
    ] { #expect(try await lookup.newspapers(saying: name, among: [all, none]) == [all], "\(name)") }
    #expect(try await lookup.newspapers(saying: .batch, among: [all, none]).isEmpty)
  }

  @Test func `the states of a newspaper are those of all its places`() async throws {
    let (all, none) = (try LCCN("sn84024547"), try LCCN("sn84000001"))
    let lookup = lookup([
      Newspaper(lccn: all, title: "Record", places: [Place(state: "Pennsylvania"), Place(state: "Ohio")]),
      Newspaper(lccn: none, title: "Star"),
    ])
    #expect(try await lookup.states(of: [all, none]) == [all: ["Pennsylvania", "Ohio"]])
    let ohio = SearchField(.state, [.name("Ohio")])
    #expect(try await lookup.newspapers(with: ohio, among: [all, none]) == Set([all]))
  }

  @Test func `values that no newspaper has are told with those that may be meant`() async throws {
    let lookup = lookup([
      Newspaper(lccn: try LCCN("sn84000001"), title: "Zeitung", languages: ["German"])
    ])
    let unknown = try await lookup.unknownValues(
      of: SearchField(.language, [.name("Germn"), .name("German"), .name("Klingon")]))
    #expect(unknown.map(\.value) == ["Germn", "Klingon"] && unknown.map(\.meant) == [["German"], []])
    // Standard names are known, whether or not a newspaper has them.
    #expect(try await lookup.unknownValues(of: SearchField(.language, [.name("Welsh")])).isEmpty)
    let frequencies = ["Weakly", "Triennial", "Daily (except Sunday)"].map { SearchField.Value.name($0) }
    let mistyped = try await lookup.unknownValues(of: SearchField(.frequency, frequencies))
    #expect(mistyped.map(\.value) == ["Weakly"] && mistyped.map(\.meant) == [["Weekly"]])
  }

  @Test func `numbers that the catalog lacks are told, and batches without a version`() async throws {
    let lookup = lookup([Newspaper(lccn: try LCCN("sn83045462"), title: "Evening star")])
    let numbers = ["sn83045462", "sn83045463"].map { SearchField.Value.name($0) }
    let unknown = try await lookup.unknownValues(of: SearchField(.lccn, numbers))
    #expect(unknown.map(\.value) == ["sn83045463"] && unknown.map(\.meant) == [[]])
    let batches = ["xohi_beta_ver01", "xohi_beta"].map { SearchField.Value.name($0) }
    let odd = try await lookup.unknownValues(of: SearchField(.batch, batches))
    #expect(odd.map(\.value) == ["xohi_beta"] && odd.map(\.meant) == [["xohi_beta_ver01"]])
  }
}
