import LocGov
import Newspapers
import TestSupport
import Testing

@Suite struct FilterTests {
  private let client = StubHTTPClient(.locGov)
  private var service: LocGovService { LocGovService(client) }

  private static let base =
    "https://www.loc.gov/collections/chronicling-america/?fo=json&at=results,pagination&dl=title"

  @Test(arguments: [
    (NewspaperQuery(state: "Oregon"), "&fa=location_state:oregon&sb=title_s"),
    (NewspaperQuery(state: "West Virginia"), "&fa=location_state:west%20virginia&sb=title_s"),
    (NewspaperQuery(language: "German"), "&fa=language:german&sb=title_s"),
    (
      NewspaperQuery(state: "Oregon", language: "Finnish", order: .start),
      "&fa=location_state:oregon%7Clanguage:finnish&sb=date"
    ),
    (NewspaperQuery(from: 1850, to: 1900), "&dates=1850/1900&sb=title_s"),
    (NewspaperQuery(from: 1850), "&dates=1850/2026&sb=title_s"),
    (NewspaperQuery(to: 1850), "&dates=1600/1850&sb=title_s"),
    (NewspaperQuery(from: 2030), "&dates=2030/2030&sb=title_s"),
    (NewspaperQuery(from: 1500, to: 1500), "&dates=1500/1500&sb=title_s"),
    (NewspaperQuery(order: .start), "&sb=date"),
  ])
  func `the server is asked for what it can filter and sort`(query: NewspaperQuery, parameters: String)
    async throws
  {
    _ = try await service.newspapers(matching: query, window: Window(offset: 0, limit: 50))
    #expect(client.urls == [FilterTests.base + parameters + "&c=50&sp=1"])
  }

  @Test func `an open end is this year, up to its last second`() async throws {
    let service = LocGovService(client: client, readLayout: TestLayout.read, now: { 1_767_225_599 })
    _ = try await service.newspapers(
      matching: NewspaperQuery(from: 1850), window: Window(offset: 0, limit: 50))
    #expect(client.urls == [FilterTests.base + "&dates=1850/2025&sb=title_s&c=50&sp=1"])
  }

  @Test(arguments: [
    (
      NewspaperQuery(state: "Oregon", from: 1915, to: 1915),
      [
        "sn85042399", "2003260222", "sn88086023", "sn85033162", "sn85042400", "sn97071004", "2011260133",
        "sn83025242",
      ]
    ),
    (NewspaperQuery(state: "OREGON", language: "finnish"), ["2011260133", "sn83025242"]),
    (NewspaperQuery(language: "German"), ["sn83045081"]),
    (NewspaperQuery(state: "Ohio"), ["sn83035487"]),
    (NewspaperQuery(state: "Atlantis"), []),
    (NewspaperQuery(state: "New York", order: .start), ["sn83030313", "sn83030213", "sn83030214"]),
  ])
  func `the server's answer is shown`(query: NewspaperQuery, lccns: [String]) async throws {
    let listing = try await service.newspapers(matching: query, window: Window(offset: 0, limit: 50))
    #expect(listing.lccns == lccns)
    #expect(listing.total == lccns.count)
  }

  @Test func `a filtered row says everything it knows`() async throws {
    let query = NewspaperQuery(state: "Oregon", language: "Finnish")
    let listing = try await service.newspapers(matching: query, window: Window(offset: 0, limit: 50))
    #expect(
      listing.newspapers.first
        == Newspaper(
          lccn: try LCCN("2011260133"), title: "Toveritar",
          places: [Place(state: "Oregon", county: "Clatsop", city: "Astoria")],
          years: PublicationYears("19??-1930"),
          languages: ["Finnish"], frequency: "Weekly"))
  }

  @Test(arguments: [
    (NewspaperQuery(state: "Oregon"), "a row has the state “new york” instead of “oregon”"),
    (NewspaperQuery(language: "Polish"), "a row has the language “english” instead of “polish”"),
  ])
  func `a server that drops a filter is detected`(query: NewspaperQuery, words: String) async throws {
    let service = try LocGovService.answering("drift/list-search-rows.json")
    await #expect(throws: NewspaperError.ignoredFilter(host: "www.loc.gov", what: words)) {
      try await service.newspapers(matching: query, window: Window(offset: 0, limit: 25))
    }
  }

  @Test func `a row without a state passes for any`() async throws {
    let service = try LocGovService.answering("drift/list-strings-and-gaps.json")
    let query = NewspaperQuery(state: "West Virginia")
    let listing = try await service.newspapers(matching: query, window: Window(offset: 0, limit: 25))
    #expect(listing.lccns == ["sn85059812", "sn97071004"])
  }

  @Test func `the states are the known ones until the whole list says more`() async throws {
    let service = service
    let known = try await service.states()
    #expect(known.count == 56)
    #expect(known.contains(StateTally(state: "Oregon", newspaperCount: nil)))
    #expect(known == known.sorted { $0.state < $1.state })
    _ = try await service.newspapers(
      matching: NewspaperQuery(words: "star"), window: Window(offset: 0, limit: 5))
    let counted = try await service.states()
    #expect(counted.first { $0.state == "Oregon" } == StateTally(state: "Oregon", newspaperCount: 13))
    #expect(counted.first { $0.state == "West Virginia" }?.newspaperCount == 1)
  }

  // MARK: Filters that only the search supports

  private static let window = Window(offset: 0, limit: 50)

  private func listing(_ query: NewspaperQuery, _ library: MadeLibrary) async throws -> NewspaperListing {
    try await LocGovService(library.client).newspapers(matching: query, window: Self.window)
  }

  @Test(
    arguments: [
      (NewspaperQuery(frequency: "Daily"), 40, 1), (NewspaperQuery(ethnicity: "African American"), 18, 1),
      (NewspaperQuery(state: "Ohio", ethnicity: "african american", frequency: "weekly"), 2, 1),
      (NewspaperQuery(frequency: "daily", words: "paper 00003"), 1, 1),
      (NewspaperQuery(city: "Columbus", frequency: "daily", order: .place), 10, 1),
    ])
  func `frequency and ethnicity are left to the search, which supports them`(
    query: NewspaperQuery, total: Int, requests: Int
  ) async throws {
    let library = MadeLibrary(titles: 120)
    let found = try await listing(query, library)
    #expect(found.total == total && library.asked.count == requests)
    #expect(library.asked.allSatisfy { $0.contains("dl=title") })
  }

  @Test(
    arguments: [
      (NewspaperQuery(frequency: "Daily"), "fa", "the frequency “Weekly” instead of “daily”"),
      (NewspaperQuery(from: 1860, to: 1862), "dates", "instead of 1860–1862"),
      (NewspaperQuery(to: 1803), "dates", "instead of –1803"),
    ])
  func `a search that drops an unknown filter is detected`(
    query: NewspaperQuery, parameter: String, words: String
  ) async throws {
    let library = MadeLibrary(titles: 120, LibraryMoods { $0.dropped = [parameter] })
    let error = await #expect(throws: NewspaperError.self) { try await listing(query, library) }
    guard case .ignoredFilter(_, let what) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(what.hasPrefix("a row ") && what.hasSuffix(words), "\(what)")
  }

  @Test func `years are those of publication, and a few rows may differ`() async throws {
    let found = try await listing(NewspaperQuery(from: 1860, to: 1862), MadeLibrary(titles: 120))
    #expect(found.total == 13)
    let lines = ["1850-1870", "1861-1861", "1900-1905"].map {
      #"{"number_lccn": ["sn83030214"], "title": "The sun (New York, N.Y.) \#($0)"}"#
    }
    let json = #"{"results": [\#(lines.joined(separator: ","))], "pagination": {"of": 3}}"#
    let service = LocGovService(StubHTTPClient(.json(json)))
    #expect(
      try await service.newspapers(matching: NewspaperQuery(from: 1860, to: 1862), window: Self.window).total
        == 3)
  }
}
