import Newspapers
import TestSupport
import Testing

/// What is said about names in a query for which a server finds no page.
struct UnknownNameTests {
  /// A server that knows places and languages, and has no page of any.
  private final class EmptyServer: SearchingServer {
    let name = "www.loc.gov"

    func capabilities() async throws(NewspaperError) -> SearchCapabilities {
      SearchCapabilities(
        alternatives: .max, phrases: .max, nears: .max, distances: nil, bringsText: false, findsForms: false,
        orders: Set(SearchOrder.allCases), rows: 100, seconds: 1,
        fields: [
          .city: .values(1), .county: .values(1), .language: .values(1), .lccn: .values(1),
          .batch: .values(1), .state: .values(1),
        ])
    }

    func rows(
      of search: NativeSearch, order: SearchOrder, from start: Int, freshness: Freshness
    ) async throws(NewspaperError) -> NativeRows {
      NativeRows(
        rows: [], total: 0, next: nil, origin: Origin(name: name, asOf: 0, isLive: true), counts: 0)
    }

    func address(
      of search: NativeSearch, order: SearchOrder
    ) async throws(NewspaperError) -> SearchAddress { SearchAddress(parameters: [], web: "", api: "") }

    func refresh() async {}
  }

  /// The same names are known of every field.
  private let search = PlannedSearch(
    EmptyServer(), lookup: { _ in [] }, vocabulary: { _ in [] },
    unknownValues: { field in
      field.values.compactMap { value in
        guard case .name(let name) = value else { return nil }
        return Resemblance.names(meantBy: name, among: ["Omaha", "Goodhue", "Swedish", "sn83045462"]).map {
          (value: name, meant: $0)
        }
      }
    }, now: { 0 })

  @Test(
    arguments: [
      ("lindqvist city:Omhaa", SearchNote.unknownValue(.city, "Omhaa", meant: ["Omaha"])),
      ("lindqvist county:Godhue", .unknownValue(.county, "Godhue", meant: ["Goodhue"])),
      ("lindqvist language:Sweedish", .unknownValue(.language, "Sweedish", meant: ["Swedish"])),
      ("lindqvist language:Klingon", .unknownValue(.language, "Klingon", meant: [])),
      ("lindqvist city:Red_Wing", .unknownValue(.city, "Red_Wing", meant: [])),
      ("lindqvist lccn:2017218620", .unknownValue(.lccn, "2017218620", meant: [])),
      ("lindqvist batch:xohi_beta", .unknownValue(.batch, "xohi_beta", meant: [])),
      ("lindqvist city:Omaha", nil), ("lindqvist lccn:sn83045462", nil),
    ] as [(String, SearchNote?)])
  func `a name that is not known is pointed out, with one that it resembles`(text: String, note: SearchNote?)
    async throws
  {
    let query = try SearchQuery.read(text).query
    let hits = try await search.hits(
      of: query, order: .date, window: Window(offset: 0, limit: 5), freshness: .recent)
    #expect(hits.notes == [note].compactMap(\.self))
    #expect(try await search.notes(on: query) == hits.notes)
  }

  @Test func `a county or city that is only in other states is pointed out with them`() async throws {
    let places = [
      Place(state: "Illinois", county: "Cook", city: "Chicago"),
      Place(state: "Minnesota", county: "Cook", city: "Grand Marais"),
      Place(state: "Ohio", county: "Lucas", city: "Toledo"),
    ]
    let newspapers = try places.enumerated().map {
      Newspaper(lccn: try LCCN("sn8400000\($0)"), title: "Star", places: [$1])
    }
    let directory = StubDirectory(newspapers, isLocal: true)
    let lookup = FieldLookup(titles: directory, catalog: directory, library: NoLibrary())
    let search = PlannedSearch(
      EmptyServer(), lookup: { _ in [] }, vocabulary: { _ in [] },
      misplacedNames: { fields throws(NewspaperError) in try await lookup.misplacedNames(in: fields) },
      now: { 0 })
    let cook = SearchNote.misplaced(
      MisplacedName(.county, "Cook", notIn: ["Ohio"], butIn: ["Illinois", "Minnesota"]))
    let toledo = SearchNote.misplaced(
      MisplacedName(.city, "Toledo", notIn: ["Iowa", "Oregon"], butIn: ["Ohio"]))
    for (text, notes) in [
      ("gold county:\"Cook County\" state:Ohio", [cook]),
      ("gold city:toledo state:(Iowa OR Oregon)", [toledo]),
      ("gold county:Cook state:(Ohio OR Illinois)", []), ("gold county:Cook", []),
      ("gold county:Lake state:Ohio", []), ("gold county:Cook -state:Ohio", []),
    ] as [(String, [SearchNote])] {
      let query = try SearchQuery.read(text).query
      let hits = try await search.hits(
        of: query, order: .date, window: Window(offset: 0, limit: 5), freshness: .recent)
      #expect(hits.notes == notes, "\(text)")
      #expect(try await search.notes(on: query).explaining(nothing: false).isEmpty, "\(text)")
    }
  }
}
