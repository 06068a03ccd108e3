import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// The catalog returns the same results as `NewspaperIndex`, which holds everything in memory and scans it
/// row by row.
struct CatalogQueryTests {
  @Test func `every query finds what a full scan finds`() async throws {
    let parts = try await QueriedCatalog()
    let index = NewspaperIndex(parts.newspapers)
    let states: [String?] = [nil, nil, "oregon", "New York", "Nowhere"]
    let languages: [String?] = [nil, nil, "German", "spanish"]
    let words = [
      "", "", "daily", "the heral", "daily new york", "evening star washington", "sn8303", "portland oregon",
      "ev star", "xyzzy", "l'abeille", "italia", "cook", "multnomah", "sn83030214",
    ]
    let years: [Int?] = [nil, nil, 1850, 1900, 1924]
    for number in 0..<300 {
      var query = NewspaperQuery(
        state: states.randomElement() ?? nil, language: languages.randomElement() ?? nil,
        from: years.randomElement() ?? nil, words: words.randomElement() ?? "",
        order: NewspaperOrder.allCases[number % 4])
      if let from = query.from, Bool.random() { query.to = from + 20 }
      if number % 5 == 0 { query.frequency = ["weekly", "Daily"].randomElement() }
      if number % 7 == 0 { query.city = ["Portland", "new york", "Honolulu"].randomElement() }
      if number % 11 == 0 { query.county = ["Multnomah", "Cook"].randomElement() }
      if number % 13 == 0 { query.isCurrent = true }
      if number % 3 == 0 { query.issuesFrom = [1860, 1905, 1930].randomElement() }
      if number % 6 == 0 { query.issuesTo = (query.issuesFrom ?? 1900) + 9 }
      let window = Window(offset: Int.random(in: 0..<40), limit: Int.random(in: 1...600))
      let found = try await parts.catalog.newspapers(matching: query, window: window)
      let expected = index.matching(query)
      if found.closestWords != nil { continue }
      #expect(found.total == expected.count, "\(query)")
      #expect(
        found.newspapers.map(\.lccn) == expected[window.rows(of: expected.count)].map(\.lccn),
        "\(query) \(window)")
    }
  }

  @Test func `rows and records say what was added`() async throws {
    let parts = try await QueriedCatalog()
    let all = try await parts.catalog.newspapers(
      matching: NewspaperQuery(), window: Window(offset: 0, limit: 1000)
    ).newspapers
    #expect(Set(all) == Set(parts.newspapers))
    for newspaper in parts.newspapers.prefix(40) {
      let record = try await parts.catalog.newspaper(newspaper.lccn)
      #expect(record.detail.newspaper == newspaper && record.origin.asOf == 1_700_000_000)
      #expect(try await parts.catalog.coverage(of: newspaper.lccn) == newspaper.coverage)
    }
    let unknown = try LCCN("sn00000000")
    await #expect(
      throws: NewspaperError.notFound(what: .newspaper(numbered: "sn00000000"), source: parts.catalog.name)
    ) {
      try await parts.catalog.newspaper(unknown)
    }
  }

  @Test func `999? is still published to filter, count and lifespan`() async throws {
    let parts = try await QueriedCatalog([
      .sample("sn97027924", "Daily sun", "Ohio", "1997-999?"),
      .sample("sn00000002", "Bee", "Ohio", "1997-current"),
      .sample("sn00000003", "Times", "Ohio", "1997-20??"),
      .sample("sn00000004", "Star", "Ohio", "999?-2001"),
    ])
    let current = ["sn00000002", "sn97027924"]
    let query = NewspaperQuery(isCurrent: true)
    let index = NewspaperIndex(parts.newspapers)
    #expect(index.matching(query).map(\.lccn.description) == current)
    #expect(NewspaperTallies(of: parts.newspapers, matching: NewspaperQuery()).current == 2)
    #expect(try await parts.catalog.tallies(matching: NewspaperQuery()).current == 2)
    #expect(try await parts.folder.numbers(query) == current)
    #expect(PublicationYears("1997-999?").certainRun == PublicationYears("1997-current").certainRun)
  }

  @Test func `states are those that occur`() async throws {
    let parts = try await QueriedCatalog()
    #expect(try await parts.catalog.states() == NewspaperIndex(parts.newspapers).stateTallies())
  }

  @Test(arguments: [
    (NewspaperQuery(), 1), (NewspaperQuery(state: "ohio"), 2), (NewspaperQuery(state: "Iowa"), 0),
    (NewspaperQuery(state: "Ohio", county: "Lucas"), 1), (NewspaperQuery(language: "English"), 1),
  ])
  func `newspapers that no tally of places has are counted`(query: NewspaperQuery, count: Int) async throws {
    let parts = try await QueriedCatalog([
      .sample("sn00000001", "Blade", "Ohio--Lucas--Toledo"), .sample("sn00000002", "Bee", "Ohio"),
      .sample("sn00000003", "Times", "Ohio--Akron"), .sample("sn00000004", "Star", ""),
      .sample("sn00000005", "Sun", "Ohio--Lucas--"), .sample("sn00000006", "Post", "Iowa--Polk--"),
      .sample("sn00000007", "Herald", "Ohio"),
    ])
    #expect(try await parts.catalog.tallies(matching: query).unplaced == count)
    let list = NewspaperIndex(parts.newspapers).matching(query)
    #expect(NewspaperTallies(of: list, matching: query).unplaced == count)
  }

  @Test(arguments: [
    NewspaperQuery(), NewspaperQuery(state: "Oregon"), NewspaperQuery(from: 1880, words: "daily"),
  ])
  func `tallies count what is in the list`(query: NewspaperQuery) async throws {
    let parts = try await QueriedCatalog()
    let list = NewspaperIndex(parts.newspapers).matching(query)
    let tallies = try await parts.catalog.tallies(matching: query)
    #expect(tallies.total == list.count && tallies.digitized == list.count)
    let states = Dictionary(
      uniqueKeysWithValues: NewspaperIndex(list).stateTallies().map { ($0.state, $0.newspaperCount) })
    #expect(Dictionary(uniqueKeysWithValues: tallies.states.map { ($0.name, $0.count) }) == states)
    #expect(tallies.states.map(\.count) == tallies.states.map(\.count).sorted(by: >))
    for tally in tallies.languages + tallies.frequencies + tallies.cities + tallies.counties {
      let place = Place(tally.name)
      let count = list.count { newspaper in
        newspaper.languages.contains(tally.name)
          || newspaper.frequency.flatMap(FrequencyName.of) == tally.name
          || newspaper.places.contains {
            $0 == place || (place?.county == nil && place?.city != nil && $0.withoutCounty == place)
              || (tally.name.hasSuffix("--") && $0.state == place?.state && $0.county == place?.county)
          }
      }
      #expect(tally.count == count, "\(tally.name)")
    }
    if query.from == nil {
      for tally in tallies.decades {
        var ofDecade = query
        ofDecade.from = Int(tally.name)
        ofDecade.to = ofDecade.from.map { $0 + 9 }
        let opened = try await parts.catalog.newspapers(
          matching: ofDecade, window: Window(offset: 0, limit: 1))
        #expect(tally.count == opened.total, "\(tally.name)")
      }
    }
    let counted = NewspaperTallies(of: list, matching: query)
    #expect(tallies.decades == counted.decades && tallies.unplaced == counted.unplaced)
    #expect(tallies.issueDecades.contains { $0.name == "1900" })
    for tally in tallies.issueDecades {
      let decade = try #require(Int(tally.name))
      let count = list.count { newspaper in
        guard let first = newspaper.coverage?.firstIssue, let last = newspaper.coverage?.lastIssue else {
          return false
        }
        return first.year < decade + 10 && last.year >= decade
      }
      #expect(tally.count == count, "\(tally.name)")
    }
  }
}
