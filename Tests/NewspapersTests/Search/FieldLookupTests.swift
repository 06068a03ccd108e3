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

  @Test func `values that no newspaper has are told with those that may be meant`() async throws {
    let lookup = lookup([
      Newspaper(lccn: try LCCN("sn84000001"), title: "Zeitung", languages: ["German"])
    ])
    let unknown = try await lookup.unknownValues(
      of: SearchField(.language, [.name("Germn"), .name("German"), .name("Klingon")]))
    #expect(unknown.map(\.value) == ["Germn", "Klingon"] && unknown.map(\.meant) == [["German"], []])
  }
}
