import GRDB
import Newspapers
import Testing

@testable import PageIndex

/// When enough is known about the newspaper of a page.
struct DescribedPageTests {
  @Test func `the index asks for the same facts as everything else`() async throws {
    let shelf = Shelf()
    let places = [
      nil, "Ohio", "Ohio--Toledo", "Ohio--Lucas--", "Ohio--Lucas--Toledo", "District of Columbia",
      "District of Columbia--Washington", "Maryland--Baltimore",
    ].map { $0.flatMap { Place($0) } }
    var (pages, described): ([KeptPage], Set<String>) = ([], [])
    for title in [nil, "Blade"] {
      for languages in [[], ["German", "English"]] {
        for place in places {
          let lccn = "sn\(83_000_000 + pages.count)"
          let page = try KeptPage.made(
            "\(lccn)/1900-01-02", "gold", title: title, places: place.map { [$0] } ?? [],
            languages: languages)
          pages.append(page)
          if page.newspaper.isDescribed { described.insert(lccn) }
        }
      }
    }
    try await shelf.index.keep(pages)
    let whole = try await shelf.database().read { db in
      try String.fetchSet(db, sql: "SELECT lccn FROM page WHERE NOT \(PageIndex.lacksFacts)")
    }
    #expect(whole == described && described.count == 2)
  }

  @Test func `a page that says only its state gets its city when it is stored`() async throws {
    let lccn = try LCCN("sn83000001")
    let toledo = Place(state: "Ohio", county: "Lucas", city: "Toledo")
    let shelf = Shelf(newspapers: [
      lccn: Newspaper(lccn: lccn, title: "Blade", places: [toledo], languages: ["English"])
    ])
    for (day, place) in [Place(state: "Ohio"), Place(state: "Ohio", city: "Toledo"), Place(state: "Iowa")]
      .enumerated()
    {
      try await shelf.index.keep([.made("\(lccn)/1900-01-0\(day + 1)", "gold", places: [place])])
    }
    let places = try await shelf.hits("gold").hits.map { $0.place?.cataloged }
    #expect(places == ["Ohio--Lucas--Toledo", "Ohio--Lucas--Toledo", "Iowa"])
  }
}
