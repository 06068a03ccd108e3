import ChronAm
import HTTP
import Newspapers
import TestSupport
import Testing

@Suite struct ListTests {
  @Test func `chronam's list is read, with a newspaper in several states once`() async throws {
    let listing = try await ChronAmService(StubHTTPClient(.chronAm)).all()
    #expect(listing.total == 40)
    #expect(listing.lccns.count == 40)
    #expect(listing.origin == Origin(name: "papers.example.org", asOf: ChronAmService.now, isLive: true))
    #expect(
      listing.newspapers.first { $0.lccn.description == "sn83025242" }
        == Newspaper(
          lccn: try LCCN("sn83025242"), title: "Uusi kotimaa",
          places: ["Minnesota", "Oregon", "Wisconsin"].map { Place(state: $0) }))
    #expect(listing.newspapers.first { $0.lccn.description == "sn83030214" }?.title == "New-York tribune")
  }

  @Test(arguments: [
    (NewspaperQuery(state: "ohio"), ["sn83035487"]),
    (NewspaperQuery(words: "corvallis"), ["sn84022650", "sn2002060538"]),
    (
      NewspaperQuery(state: "Minnesota", order: .place), ["sn83016810", "sn90059061", "sn83025242"]
    ),
    (NewspaperQuery(state: "Atlantis"), []),
  ])
  func `the list is filtered, sorted and cut to the window`(query: NewspaperQuery, lccns: [String])
    async throws
  {
    let listing = try await ChronAmService(StubHTTPClient(.chronAm)).all(query)
    #expect(listing.lccns == lccns)
    #expect(listing.total == lccns.count)
  }

  @Test func `windows are cut from the stored list`() async throws {
    let client = StubHTTPClient(.chronAm)
    let service = ChronAmService(client)
    let all = try await service.all().lccns
    let window = try await service.newspapers(
      matching: NewspaperQuery(), window: Window(offset: 35, limit: 20))
    #expect(window.lccns == Array(all[35...]))
    #expect(window.total == 40)
    let past = try await service.newspapers(
      matching: NewspaperQuery(), window: Window(offset: 400, limit: 20))
    #expect(past.lccns.isEmpty)
    #expect(past.total == 40)
    #expect(client.urls.filter { $0.hasSuffix("newspapers.json") }.count == 1)
    await service.refresh()
    _ = try await service.all()
    #expect(client.urls.filter { $0.hasSuffix("newspapers.json") }.count == 2)
  }

  @Test func `a IIIF list is read`() async throws {
    let listing = try await ChronAmService(StubHTTPClient(.openONI)).all()
    #expect(listing.total == 13)
    #expect(
      listing.newspapers.first { $0.lccn.description == "sn97071004" }
        == Newspaper(lccn: try LCCN("sn97071004"), title: "Spray courier"))
    let found = try await ChronAmService(StubHTTPClient(.openONI)).all(NewspaperQuery(words: "cour"))
    #expect(found.lccns == ["sn97071004"])
  }

  @Test(arguments: [
    (
      FixtureSite.chronAm, NewspaperQuery(language: "German"),
      "filtering by language: its list has only title and state"
    ),
    (.chronAm, NewspaperQuery(from: 1900), "filtering by year: its list has only title and state"),
    (.chronAm, NewspaperQuery(to: 1900), "filtering by year: its list has only title and state"),
    (.chronAm, NewspaperQuery(order: .start), "sorting by year: its list has only title and state"),
    (.chronAm, NewspaperQuery(order: .end), "sorting by year: its list has only title and state"),
    (.openONI, NewspaperQuery(state: "Oregon"), "filtering by state: its list has only titles"),
    (.openONI, NewspaperQuery(language: "German"), "filtering by language: its list has only titles"),
    (.openONI, NewspaperQuery(order: .place), "sorting by place: its list has only titles"),
    (.openONI, NewspaperQuery(order: .end), "sorting by year: its list has only titles"),
  ])
  func `a list cannot be queried for what it does not say`(
    site: FixtureSite, query: NewspaperQuery, what: String
  )
    async
  {
    let service = ChronAmService(StubHTTPClient(site))
    await #expect(throws: NewspaperError.unsupported(source: "papers.example.org", what: .option(what))) {
      try await service.all(query)
    }
  }

  @Test func `menus offer only what the list can do`() async throws {
    let chronAm = try await ChronAmService(StubHTTPClient(.chronAm)).abilities()
    #expect(chronAm == ListAbilities(filters: [.state, .words], orders: [.title, .place]))
    let openONI = try await ChronAmService(StubHTTPClient(.openONI)).abilities()
    #expect(openONI == ListAbilities(filters: [.words], orders: [.title]))
  }

  @Test func `states are counted if the list has them`() async throws {
    let states = try await ChronAmService(StubHTTPClient(.chronAm)).states()
    #expect(states.first == StateTally(state: "Alabama", newspaperCount: 2))
    #expect(states.first { $0.state == "Oregon" }?.newspaperCount == 13)
    let what: SourceFeature = "a list of states: its list has only titles"
    await #expect(throws: NewspaperError.unsupported(source: "papers.example.org", what: what)) {
      try await ChronAmService(StubHTTPClient(.openONI)).states()
    }
  }

  @Test(arguments: ["chronam/drift/list-local-ids.json", "openoni/drift/list-local-ids.json"])
  func `a newspaper without an LCCN is left out, and counted`(file: String) async throws {
    let listing = try await ChronAmService.listing(file).all()
    #expect(listing.lccns == ["sn97071004"])
    #expect(listing.total == 1)
    #expect(listing.origin.shortfall?.withoutLCCN == 1)
  }

  @Test func `an empty list is empty`() async throws {
    #expect(try await ChronAmService.listing("chronam/drift/list-empty.json").all().total == 0)
  }

  @Test func `odd states are understood`() async throws {
    let listing = try await ChronAmService.listing("chronam/drift/list-odd-states.json").all()
    #expect(listing.newspapers.map { $0.places.map(\.state) } == [[], ["New York"]])
  }

  @Test func `titles are cleaned`() async throws {
    let listing = try await ChronAmService.listing("chronam/drift/list-entities.json").all()
    #expect(listing.newspapers.map(\.title) == ["News & views"])
  }

  @Test(arguments: [
    ("chronam/broken/list-only-local-ids.json", "no row of its newspaper list has an LCCN"),
    ("openoni/broken/list-only-local-ids.json", "no row of its newspaper list has an LCCN"),
    ("chronam/broken/list-of-locgov.json", "its list is a page of www.loc.gov"),
    ("chronam/broken/list-of-locgov-pages.json", "its list is a page of www.loc.gov"),
    ("chronam/broken/list-is-text.json", "“newspapers” has the wrong type"),
    ("chronam/broken/list-of-nothing.json", "“newspapers” is missing"),
    ("chronam/broken/list-cut.json", "the response was cut off after 2000 bytes"),
  ])
  func `a broken list is refused, saying what is wrong and where`(file: String, what: String) async throws {
    let error = await #expect(throws: NewspaperError.self) { try await ChronAmService.listing(file).all() }
    guard case .malformed("papers.example.org", let said) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(said.hasPrefix(what))
  }

  @Test func `a site without a list cannot list`() async {
    let error = NewspaperError.notASite(source: "papers.example.org", lacking: "/newspapers.json")
    await #expect(throws: error) { try await ChronAmService.answering([:]).all() }
    // The site does not have the newspaper, either, but that is not the problem.
    await #expect(throws: error) {
      try await ChronAmService.answering([:]).newspaper(LCCN("sn83045462"), freshness: .recent)
    }
  }

  @Test func `a site of another kind is recognized by its web page`() async {
    let client = StubHTTPClient(.html(Array("<!DOCTYPE html><title>A school</title>".utf8)))
    let what = "a web page came instead of JSON: “A school”"
    await #expect(throws: NewspaperError.malformed(host: "papers.example.org", what: what)) {
      try await ChronAmService(client).all()
    }
  }

  @Test func `a row whose title becomes empty is listed under its number`() async throws {
    let rows = ["<p>", "[volume]", "The sun"].enumerated().map {
      #"{"lccn": "sn8303021\#($0.offset)", "title": "\#($0.element)", "state": "Ohio"}"#
    }
    let json = #"{"newspapers": [\#(rows.joined(separator: ","))]}"#
    let titles = try await ChronAmService(StubHTTPClient(.json(json))).all().newspapers.map(\.title)
    #expect(titles.sorted() == ["The sun", "sn83030210", "sn83030211"])
  }

  @Test func `a row without a number is found by its address, and one without either is counted`()
    async throws
  {
    let json = #"""
      {"newspapers": [{"url": "https://x.example/lccn/sn83030210.json", "title": "The bee", "state": "Iowa"},
      {"lccn": "sn83030211", "state": "Iowa"}, {"title": "Nobody knows", "state": "Iowa"},
      {"lccn": "local-7", "title": "A school paper", "state": "Iowa"}]}
      """#
    let listing = try await ChronAmService(StubHTTPClient(.json(json))).all()
    #expect(Set(listing.newspapers.map(\.title)) == ["The bee", "sn83030211"])
    #expect(
      listing.origin.shortfall
        == .init(rows: "newspapers", came: 2, counted: 3, withoutLCCN: 1, unreadable: 1))
    #expect(listing.origin.gap?.what == "some titles")
  }
}
