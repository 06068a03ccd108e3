import Newspapers
import Testing

@testable import PageIndex

/// What pages say about their newspapers if the catalog says nothing.
struct StatedNewspaperTests {
  private let shelf = Shelf()
  private let id = "sn83045462/1916-11-08"
  private let toledo = Place(state: "Ohio", county: "Lucas", city: "Toledo")

  /// For each page found: title, place, languages and batch.
  private func facts(_ query: String) async throws -> [String] {
    try await shelf.hits(query).hits.map { hit in
      [hit.title, hit.place?.cataloged ?? "", hit.languages.joined(separator: " "), hit.batch ?? ""]
        .joined(separator: "|")
    }
  }

  @Test(
    arguments: [
      [], [Place(state: "Ohio")], [Place(state: "Ohio", city: "Toledo")],
      [Place(state: "Ohio", county: "Lucas")],
    ] as [[Place]])
  func `another text of a page that says less leaves what is known`(places: [Place]) async throws {
    try await shelf.index.keep([.made(id, "gold", places: [toledo], batch: "made_ver01", way: .found)])
    try await shelf.index.keep([
      .made(id, "gold silver", title: nil, places: places, languages: [], way: .read)
    ])
    #expect(try await facts("silver state:Ohio") == ["Evening star|Ohio--Lucas--Toledo|English|made_ver01"])
    let cleveland = Place(state: "Ohio", city: "Cleveland")
    try await shelf.index.keep([.made(id, "lead", places: [cleveland], way: .read)])
    #expect(try await facts("lead") == ["Evening star|Ohio--Cleveland|English|made_ver01"])
    try await shelf.index.keep([.made(id, "tin", title: "Star", places: [Place(state: "Iowa")], way: .read)])
    #expect(try await facts("tin") == ["Star|Iowa|English|made_ver01"])
  }

  @Test func `a page that comes again gets what was not known before`() async throws {
    // A source without a title gives the number.
    try await shelf.index.keep([.made(id, "gold", title: "sn83045462", languages: [], way: .read)])
    #expect(try await facts("gold") == ["sn83045462|||"])
    #expect(
      try await shelf.index.keep([.made(id, "gold", places: [toledo], way: .found)])
        == KeptCount(passedOver: 1))
    #expect(try await facts("gold state:Ohio is:read") == ["Evening star|Ohio--Lucas--Toledo|English|"])
  }

  @Test func `other pages of a newspaper say what a page does not`() async throws {
    try await shelf.index.keep([.made(id, "gold", title: nil, languages: [])])
    try await shelf.index.keep([.made("sn83045462/1916-11-09", "gold", places: [toledo])])
    try await shelf.index.keep([.made("sn83045462/1916-11-10", "gold", title: nil, languages: [])])
    try await shelf.index.keep([.made("sn83045463/1916-11-10", "gold", title: nil, languages: [])])
    #expect(
      try await facts("gold state:Ohio") == [
        "Evening star|Ohio--Lucas--Toledo|English|", "Evening star|Ohio--Lucas--Toledo||",
      ])
    #expect(try await shelf.index.tidy().completed == 1)
    #expect(try await facts("gold state:Ohio").first == "Evening star|Ohio--Lucas--Toledo||")
    #expect(try await shelf.index.untitledPages() == 1)
  }

  @Test func `only the named newspapers are completed`() async throws {
    for lccn in ["sn83045462", "sn83045463"] {
      try await shelf.index.keep([.made("\(lccn)/1916-11-08", "gold", title: nil)])
      try await shelf.index.keep([.made("\(lccn)/1916-11-09", "gold", places: [toledo])])
    }
    try await PageIndexShelf(index: shelf.index, ways: []).complete([LCCN("sn83045463")])
    #expect(try await shelf.found("gold state:Ohio").count == 3)
    #expect(try await shelf.index.untitledPages() == 1)
  }
}
