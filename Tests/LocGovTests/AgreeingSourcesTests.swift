import Catalog
import Foundation
import NewspaperHTTP
import Newspapers
import TestSupport
import Testing

@testable import LocGov

/// One newspaper by every route: a fact does not depend on who says it. ARCHITECTURE.md has the order of sources.
struct AgreeingSourcesTests {
  /// As the directory catalogs it.
  struct Example: CustomTestStringConvertible {
    let lccn: String
    let title: String
    let place: Place
    let published: String
    let years: String
    let frequency: String
    /// 008/07-18: years, state and frequency.
    let fixed: String

    var testDescription: String { title }
    /// As lists print it.
    var line: String { "\(title). [volume] (\(published)) \(years)" }
  }

  private static let examples = [
    Example(
      lccn: "sn86092050", title: "The McDowell times",
      place: Place(state: "West Virginia", county: "McDowell", city: "Keystone"),
      published: "Keystone, W. Va.", years: "1904-1941", frequency: "Weekly", fixed: "19041941wvuw"),
    Example(
      lccn: "sn82007642", title: "Watauga Democrat",
      place: Place(state: "North Carolina", county: "Watauga", city: "Boone"),
      published: "Boone, Watauga County, N.C.", years: "1888-current", frequency: "Three times a week",
      fixed: "18889999ncui"),
  ]

  private func expect(
    _ newspaper: Newspaper?, _ route: String, is example: Example,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let newspaper = try #require(newspaper, "\(route) has none", sourceLocation: sourceLocation)
    #expect(newspaper.title == example.title, "\(route)", sourceLocation: sourceLocation)
    #expect(newspaper.places.first == example.place, "\(route)", sourceLocation: sourceLocation)
    #expect(
      newspaper.years == PublicationYears(example.years), "\(route)", sourceLocation: sourceLocation)
    #expect(newspaper.frequency == example.frequency, "\(route)", sourceLocation: sourceLocation)
  }

  /// What a catalog has of the newspaper once a file is imported.
  private func imported(_ text: String, _ lccn: LCCN) async throws -> Newspaper {
    let folder = TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file("file")))
    let file = CatalogFile(path: folder.file("catalog.sqlite"))
    _ = try await CatalogImporter(file: file, now: { LocGovService.now }).importNewspapers(
      from: [folder.file("file")], tolerance: .nothing, progress: { _ in })
    return try await Catalog(file: file).newspaper(lccn).detail.newspaper
  }

  private func record(_ example: Example) -> String {
    func field(_ tag: String, _ subfields: (String, String)...) -> String {
      let parts = subfields.map { "<subfield code=\"\($0)\">\($1)</subfield>" }.joined()
      return "<datafield tag=\"\(tag)\" ind1=\" \" ind2=\" \">\(parts)</datafield>"
    }
    return "<record><leader>00000cas a2200000 a 4500</leader>"
      + "<controlfield tag=\"008\">860117d\(example.fixed)r ne      0    0eng d</controlfield>"
      + field("010", ("a", example.lccn)) + field("245", ("a", example.title + "."))
      + field("260", ("a", example.published + " :"))
      + field(
        "752", ("a", "United States"), ("b", example.place.state), ("c", example.place.county ?? ""),
        ("d", (example.place.city ?? "") + "."))
      + "</record>"
  }

  @Test(arguments: examples) func `records and lists agree`(example: Example) async throws {
    let lccn = try LCCN(example.lccn)
    let marc = "<collection>\(record(example))</collection>"
    try expect(try await imported(marc, lccn), "MARC", is: example)
    let own = try MARCRecordFile.detail(of: Array(marc.utf8), host: "papers.example.org")
    try expect(own.newspaper, "a site's record", is: example)
    // What the Library's lists leave out is built in.
    let address = "https://chroniclingamerica.loc.gov/lccn/\(example.lccn)/issues/"
    let table = """
      Persistent Link,State,Title,LCCN,No. of Issues
      \(address),\(example.place.state),"\(example.line)",\(example.lccn),534
      """
    try expect(try await imported(table, lccn), "the Library's table", is: example)
    let list = """
      {"newspapers": [{"lccn": "\(example.lccn)", "url": "\(address)", "state": "\(example.place.state)",
        "title": "\(example.title). [volume]"}]}
      """
    try expect(try await imported(list, lccn), "newspapers.json", is: example)
  }

  @Test(arguments: examples) func `the Library's rows agree`(example: Example) throws {
    let place = example.place
    let (state, county) = (place.state.lowercased(), (place.county ?? "").lowercased())
    let city = (place.city ?? "").lowercased()
    func row(_ fields: [String: [String]]) throws -> Newspaper? {
      let own = [
        "title": [example.line], "number_lccn": [example.lccn],
        "description": [example.frequency.lowercased()],
      ]
      let data = try JSONEncoder().encode(fields.merging(own) { first, _ in first })
      return try JSONDecoder().decode(TitleRow.self, from: data).newspaper
    }
    let facets = ["location_state": [state], "location_county": [county], "location_city": [city]]
    try expect(try row(facets), "facets", is: example)
    let composite = ["1/united states/\(state)/", "2/united states/\(state)/\(county)/"]
    try expect(
      try row([
        "location": [city, county, state, "united states"],
        "composite_location": composite + ["3/united states/\(state)/\(county)/\(city)/"],
      ]), "the directory", is: example)
    let line = TitleLine(html: example.line)
    let published = PublishedPlace(try #require(line.place))
    #expect(line.name == example.title && line.years == PublicationYears(example.years))
    #expect(published.isCity(place.city ?? "") && published.state(among: []) == place.state)
  }

  @Test(arguments: examples) func `a page that was found agrees`(example: Example) throws {
    let place = example.place
    let fields = [
      "id": ["http://www.loc.gov/resource/\(example.lccn)/1913-05-09/ed-1/?sp=1"],
      "title": ["Image 1 of \(example.title) (\(example.published)), May 9, 1913"],
      "location_state": [place.state.lowercased()], "location_county": [(place.county ?? "").lowercased()],
      "location_city": [(place.city ?? "").lowercased()],
      "publication_frequency": [example.frequency.lowercased()],
    ]
    let row = try JSONDecoder().decode(PageSearchRow.self, from: JSONEncoder().encode(fields))
    let tiles = TileEndpoint(site: Site("https://tile.loc.gov"))
    let facts = try #require(row.native(found: NativeSearch(), tiles)).facts
    let (seen, lccn) = (SeenNewspapers(), try LCCN(example.lccn))
    seen.note(facts)
    #expect(seen[lccn]?.title == example.title && seen[lccn]?.places.first == place)
    #expect(facts.frequencies?.compactMap(FrequencyName.of) == [example.frequency])
    // A list that says less adds nothing to it, and it adds nothing to a record.
    let whole = Newspaper(
      lccn: lccn, title: example.title, places: [place], years: PublicationYears(example.years),
      frequency: example.frequency)
    #expect(whole.completed(by: seen[lccn]) == whole)
    #expect(seen[lccn]?.completed(by: whole) == whole)
  }
}
