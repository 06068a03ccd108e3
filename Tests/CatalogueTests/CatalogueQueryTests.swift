import Foundation
import Newspapers
import TestSupport
import Testing

@testable import Catalogue

/// The catalogue answers as `NewspaperIndex` does, which holds all in memory and goes through it row by row.
struct CatalogueQueryTests {
  private struct Parts {
    let folder: TestFolder
    let catalogue: Catalogue
    let newspapers: [Newspaper]
  }

  /// The newspapers of the starter catalogue, or others, put into a file.
  private func parts(_ newspapers: [Newspaper]? = nil) async throws -> Parts {
    let folder = try TestFolder()
    // Sorted by their titles alone, as imported ones are.
    let newspapers = try (newspapers ?? StarterTable.builtIn().rows.map(\.newspaper)).map {
      Newspaper(
        lccn: $0.lccn, title: $0.title, places: $0.places, years: $0.years, languages: $0.languages,
        frequency: $0.frequency, coverage: $0.coverage)
    }
    _ = try CatalogueLock(for: folder.file)
    let coverages = newspapers.compactMap { newspaper in
      newspaper.coverage.map {
        Coverage(source: "news.example", lccn: newspaper.lccn.description, digitised: $0)
      }
    }
    var builder = try CatalogueBuilder(path: folder.file.draft, coverages: Coverage.merged(coverages))
    try builder.add(PackedNewspapers(newspapers.map(StoredNewspaper.init(testing:))))
    try await builder.finish(facts: ["imported_at": 1_700_000_000.0], coverage: coverages)
    try folder.file.publish()
    return Parts(folder: folder, catalogue: Catalogue(file: folder.file), newspapers: newspapers)
  }

  /// Typed and taken back letter by letter, as readers do: what was found before may help, but not mislead.
  @Test func aTypedSearchFindsWhatTheSameSearchFindsAlone() async throws {
    let parts = try await parts()
    let phrases = ["daily news o", "evening star", "the sun 1", "the zzz d", "oregon daily"]
    for phrase in phrases {
      let typed = (1...phrase.count).map { String(phrase.prefix($0)) }
      for words in typed + typed.reversed() + ["evening daily", "evening news", "daily news"] {
        let query = NewspaperQuery(words: words)
        let window = Window(offset: 0, limit: 1000)
        let found = try await parts.catalogue.newspapers(matching: query, window: window)
        let alone = try await Catalogue(file: parts.folder.file).newspapers(matching: query, window: window)
        #expect(found.total == alone.total && found.closestWords == alone.closestWords, "\(words)")
        #expect(found.newspapers == alone.newspapers, "\(words)")
      }
    }
  }

  @Test func everyQueryFindsWhatGoingThroughAllFinds() async throws {
    let parts = try await parts()
    let index = NewspaperIndex(parts.newspapers)
    let states: [String?] = [nil, nil, "oregon", "New York", "Nowhere"]
    let languages: [String?] = [nil, nil, "German", "spanish"]
    // The catalogue finds counties, too, so words that begin some are left out.
    let words = [
      "", "", "daily", "the heral", "daily new york", "evening star washington", "sn8303", "portland oregon",
      "ev star", "xyzzy", "l'abeille",
      "sn83030214",
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
      let found = try await parts.catalogue.newspapers(matching: query, window: window)
      let expected = index.matching(query)
      if found.closestWords != nil { continue }
      #expect(found.total == expected.count, "\(query)")
      #expect(
        found.newspapers.map(\.lccn) == expected[window.rows(of: expected.count)].map(\.lccn),
        "\(query) \(window)")
    }
  }

  @Test func rowsAndRecordsSayWhatWasPutIn() async throws {
    let parts = try await parts()
    let all = try await parts.catalogue.newspapers(
      matching: NewspaperQuery(), window: Window(offset: 0, limit: 1000)
    ).newspapers
    #expect(Set(all) == Set(parts.newspapers))
    for newspaper in parts.newspapers.prefix(40) {
      let record = try await parts.catalogue.newspaper(newspaper.lccn)
      #expect(record.detail.newspaper == newspaper && record.origin.asOf == 1_700_000_000)
      #expect(try await parts.catalogue.coverage(of: newspaper.lccn) == newspaper.coverage)
    }
    let unknown = try LCCN("sn00000000")
    await #expect(throws: NewspaperError.notFound(what: "newspaper sn00000000", source: parts.catalogue.name))
    {
      try await parts.catalogue.newspaper(unknown)
    }
  }

  @Test func statesAreThoseThatOccur() async throws {
    let parts = try await parts()
    #expect(try await parts.catalogue.states() == NewspaperIndex(parts.newspapers).stateTallies())
  }

  @Test(arguments: [
    NewspaperQuery(), NewspaperQuery(state: "Oregon"), NewspaperQuery(from: 1880, words: "daily"),
  ])
  func talliesCountWhatIsInTheList(query: NewspaperQuery) async throws {
    let parts = try await parts()
    let list = NewspaperIndex(parts.newspapers).matching(query)
    let tallies = try await parts.catalogue.tallies(matching: query)
    #expect(tallies.total == list.count && tallies.digitised == list.count)
    let states = Dictionary(
      uniqueKeysWithValues: NewspaperIndex(list).stateTallies().map { ($0.state, $0.newspaperCount) })
    #expect(Dictionary(uniqueKeysWithValues: tallies.states.map { ($0.name, $0.count) }) == states)
    #expect(tallies.states.map(\.count) == tallies.states.map(\.count).sorted(by: >))
    for tally in tallies.languages + tallies.frequencies + tallies.cities + tallies.counties {
      let place = Place(tally.name)
      let count = list.count { newspaper in
        newspaper.languages.contains(tally.name) || newspaper.frequency == tally.name
          || newspaper.places.contains {
            $0 == place
              || (tally.name.hasSuffix("--") && $0.state == place?.state && $0.county == place?.county)
          }
      }
      #expect(tally.count == count, "\(tally.name)")
    }
    for tally in tallies.decades {
      let decade = try #require(Int(tally.name))
      let count = list.count { newspaper in
        guard let years = newspaper.years, let first = years.start.earliest else { return false }
        return first < decade + 10 && (years.end.latest ?? 2023) >= decade
      }
      #expect(tally.count == count, "\(tally.name)")
    }
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

  @Test(arguments: [
    ("evenning star washingotn", "evening star washington"), ("oregonain", "oregonian"),
    ("tribnue", "tribune"),
    ("xqzwvkj", nil), ("evening star", nil),
  ])
  func mistypedWordsFindWhatWasMeantAndSaySo(words: String, meant: String?) async throws {
    let parts = try await parts()
    let listing = try await parts.catalogue.newspapers(
      matching: NewspaperQuery(words: words), window: Window(offset: 0, limit: 10))
    #expect(listing.closestWords == meant)
    #expect(listing.newspapers.isEmpty == (words == "xqzwvkj"))
  }

  private static let mistyped: [(words: String, meant: String?, titles: [String])] = [
    ("milwuakee worker", "milwaukee worker", ["Milwaukee worker", "The worker's voice"]),
    ("milwuakee wroker", "milwaukee worker", ["Milwaukee worker", "The worker's voice"]),
    ("wrker", "worker", ["Milwaukee worker", "The Milwaukee werker", "The worker's voice"]),
    ("milwuakee", nil, ["The Milwuakee reporter"]), ("milwuakee xqzwv", nil, []),
  ]

  @Test(arguments: mistyped)
  func whatIsMistypedMayBeAWordThatSomebodyHas(words: String, meant: String?, titles: [String]) async throws {
    let milwaukee = Place("Wisconsin--Milwaukee--Milwaukee")
    let all = ["Milwaukee worker", "The worker's voice", "The Milwuakee reporter", "The Milwaukee werker"]
    let newspapers = try all.enumerated().map { number, title in
      let places = number == 2 ? [] : [milwaukee].compactMap(\.self)
      return Newspaper(lccn: try LCCN("sn8700000\(number)"), title: title, places: places)
    }
    let parts = try await parts(newspapers)
    let listing = try await parts.catalogue.newspapers(
      matching: NewspaperQuery(words: words), window: Window(offset: 0, limit: 10))
    #expect(listing.closestWords == meant)
    #expect(Set(listing.newspapers.map(\.title)).isSuperset(of: titles))
    #expect(listing.newspapers.isEmpty == titles.isEmpty)
  }

  @Test func numbersOfAnyKindFindTheirNewspaperAlone() async throws {
    let folder = try TestFolder()
    try await folder.importFiles(Fixture.root.appending(path: "Fixtures/marc/directory.xml").path)
    for words in [
      "sn83045462", "SN 83045462", "2260929", "ocm02260929", "oclc 2260929", "2331-9968", "issn 23319968",
    ] {
      #expect(try await folder.numbers(NewspaperQuery(words: words)) == ["sn83045462"], "\(words)")
    }
  }
}

extension StoredNewspaper {
  /// As an import would have made it.
  fileprivate init(testing newspaper: Newspaper) {
    var stored = StoredNewspaper()
    stored.lccn = newspaper.lccn.description
    stored.title = newspaper.title
    stored.places = newspaper.places.map(\.catalogued).joined(separator: "\n")
    stored.startYear = newspaper.years?.start.description ?? ""
    stored.endYear = newspaper.years?.end.description ?? ""
    stored.languages = newspaper.languages.joined(separator: "\n")
    stored.frequency = newspaper.frequency ?? ""
    self = stored
  }
}
