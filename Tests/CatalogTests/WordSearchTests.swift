import Foundation
import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// What readers type, and how the catalog interprets it.
struct WordSearchTests {
  /// Typed and deleted letter by letter, as readers do: earlier results may help, but must not mislead.
  @Test func `a typed search finds what the same search finds alone`() async throws {
    let parts = try await QueriedCatalog()
    let phrases = ["st louis r", "daily news o", "evening star", "the sun 1", "the zzz d", "oregon daily"]
    for phrase in phrases {
      let typed = (1...phrase.count).map { String(phrase.prefix($0)) }
      for words in typed + typed.reversed() + ["evening daily", "evening news", "daily news"] {
        let query = NewspaperQuery(words: words)
        let window = Window(offset: 0, limit: 1000)
        let found = try await parts.catalog.newspapers(matching: query, window: window)
        let alone = try await Catalog(file: parts.folder.file).newspapers(matching: query, window: window)
        #expect(found.total == alone.total && found.closestWords == alone.closestWords, "\(words)")
        #expect(found.newspapers == alone.newspapers, "\(words)")
      }
    }
  }

  @Test(
    arguments: [
      ("saint louis", [1, 2, 3]), ("St. Louis", [1, 2, 3, 4]), ("saint louis republic", [1]),
      ("st louis republic", [1]), ("republic saint louis", [1]), ("saint luois", [1, 2, 3]), ("st", [1, 4]),
      ("Ft. Worth", [5, 6]), ("fort worth", [5, 6]), ("mount", []),
    ] as [(String, [Int])])
  func `abbreviated names of places are found written out, and the reverse`(
    words: String, numbers: [Int]
  ) async throws {
    let all = [
      ("St. Louis republic", "Missouri"), ("Saint Louis advocate", "Missouri"),
      ("Banner", "Missouri--Saint Louis--Saint Louis"), ("Louis Star's paper", "Ohio"),
      ("Ft. Worth record", "Texas"), ("Record", "Texas--Tarrant--Fort Worth"),
    ]
    let newspapers = try all.enumerated().map { number, facts in
      Newspaper(
        lccn: try LCCN("sn8700000\(number + 1)"), title: facts.0, places: [Place(facts.1)].compactMap(\.self))
    }
    let parts = try await QueriedCatalog(newspapers)
    let query = NewspaperQuery(words: words)
    let found = try await parts.catalog.newspapers(
      matching: query, window: Window(offset: 0, limit: 10)
    ).newspapers.map(\.lccn)
    #expect(found.compactMap { $0.description.last?.wholeNumberValue }.sorted() == numbers)
    #expect(NewspaperIndex(parts.newspapers).matching(query).map(\.lccn) == found)
  }

  @Test(arguments: [
    ("evenning star washingotn", "evening star washington"), ("oregonain", "oregonian"),
    ("tribnue", "tribune"),
    ("xqzwvkj", nil), ("evening star", nil),
  ])
  func `mistyped words find what was meant and say so`(words: String, meant: String?) async throws {
    let parts = try await QueriedCatalog()
    let listing = try await parts.catalog.newspapers(
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
  func `a mistyped word may be a word of another title`(words: String, meant: String?, titles: [String])
    async throws
  {
    let milwaukee = Place("Wisconsin--Milwaukee--Milwaukee")
    let all = ["Milwaukee worker", "The worker's voice", "The Milwuakee reporter", "The Milwaukee werker"]
    let newspapers = try all.enumerated().map { number, title in
      let places = number == 2 ? [] : [milwaukee].compactMap(\.self)
      return Newspaper(lccn: try LCCN("sn8700000\(number)"), title: title, places: places)
    }
    let parts = try await QueriedCatalog(newspapers)
    let listing = try await parts.catalog.newspapers(
      matching: NewspaperQuery(words: words), window: Window(offset: 0, limit: 10))
    #expect(listing.closestWords == meant)
    #expect(Set(listing.newspapers.map(\.title)).isSuperset(of: titles))
    #expect(listing.newspapers.isEmpty == titles.isEmpty)
  }

  @Test func `numbers of any kind find only their newspaper`() async throws {
    let folder = try TestFolder()
    try await folder.importFiles(Fixture.root.appending(path: "Fixtures/marc/directory.xml").path)
    for words in [
      "sn83045462", "SN 83045462", "2260929", "ocm02260929", "oclc 2260929", "2331-9968", "issn 23319968",
    ] {
      #expect(try await folder.numbers(NewspaperQuery(words: words)) == ["sn83045462"], "\(words)")
    }
  }
}
