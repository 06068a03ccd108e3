import Foundation
import GRDB
import Newspapers
import Synchronization
import TestSupport
import Testing

@testable import PageIndex

struct KeepingTests {
  private let shelf = Shelf()

  @Test func `searching creates no file`() async throws {
    #expect(try await shelf.found("gold").isEmpty)
    #expect(!FileManager.default.fileExists(atPath: shelf.folder.path))
  }

  @Test func `a stored page is found, even by another program`() async throws {
    let count = try await shelf.index.keep([.made("sn83045462/1916-11-08", "Gold ruſh in the Klon-\ndike")])
    #expect(count == KeptCount(added: 1))
    #expect(try await shelf.found("\"gold rush\" klondike") == ["sn83045462/1916-11-08/ed-1/seq-1"])
    let other = PageIndex(path: shelf.path)
    #expect(try await PageIndexSearch(index: other).count(of: .word(SearchWord("gold"))) == 1)
    let words = try SharedData.output(of: [
      "python3", "-c",
      """
      import sqlite3, sys
      db = sqlite3.connect(sys.argv[1])
      print(db.execute("SELECT count(*) FROM words WHERE words MATCH 'klondike'").fetchone()[0],
        db.execute("SELECT day FROM page").fetchone()[0])
      """, shelf.path,
    ])
    #expect(String(decoding: words, as: UTF8.self) == "1 19161108\n")
  }

  @Test func `a page with another text replaces the old one, and leaves none of its words`() async throws {
    try await shelf.index.keep([
      .made("sn83045462/1916-11-08", "gold silver"), .made("sn83045462/1916-11-09", "tin"),
    ])
    let count = try await shelf.index.keep([
      .made("sn83045462/1916-11-08", "copper"), .made("sn83045462/1916-11-09", "tin"),
      .made("sn83045462/1916-11-10", "…"),
    ])
    #expect(count == KeptCount(replaced: 1, passedOver: 2))
    #expect(try await shelf.found("gold").isEmpty)
    #expect(try await shelf.found("copper OR tin").count == 2)
    let words = try await shelf.index.knownWords()
    #expect(words.count == 2)
    try shelf.checkWords()
  }

  @Test func `replacing pages repeatedly leaves the index intact`() async throws {
    var random = SeededGenerator(seed: 5)
    let words = (0..<80).map { "word\($0)" }
    var texts: [String: String] = [:]
    for _ in 0..<60 {
      let pages = try (0..<5).map { _ in
        let id = "sn83045462/1900-01-0\(Int.random(in: 1...9, using: &random))"
        let lines = (0..<20).map { _ in
          (0..<6).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
        }
        texts[id] = lines.joined(separator: Bool.random(using: &random) ? "\n" : "-\n")
        return try KeptPage.made(id, texts[id] ?? "")
      }
      // A page that arrives twice is stored once.
      try await shelf.index.keep(pages)
    }
    try shelf.checkWords()
    for word in words {
      let expected = texts.values.count { FoldedText($0).words.contains(word) }
      #expect(try await shelf.search().count(of: .word(SearchWord(word, isThisForm: true))) >= expected)
    }
    let pages = try await shelf.database().read { try Int.fetchOne($0, sql: "SELECT count(*) FROM page") }
    #expect(pages == texts.count)
  }

  @Test func `a word cut at a line's end is mended if the whole is known and a half is not`() async throws {
    try await shelf.index.keep([.made("sn83045462/1916-11-08", "the election of the president")])
    try await shelf.index.keep([
      .made("sn83045462/1916-11-09", "an elec\ntion of"),
      .made("sn83045462/1916-11-10", "a mar\nket the\nelection"),
    ])
    #expect(try await shelf.found("election").count == 3)
    #expect(try await shelf.found("market").isEmpty)
    #expect(try await shelf.found("\"election of\"") == ["sn83045462/1916-11-08/ed-1/seq-1"])
    let hit = try #require(try await shelf.hits("election date:1916-11-09").hits.first)
    #expect(hit.kind == .match && hit.words == ["elec tion"])
    // The page that made it known may be removed; this page can still be replaced.
    try await shelf.index.keep([
      .made("sn83045462/1916-11-08", "nothing"), .made("sn83045462/1916-11-09", "new"),
    ])
    try shelf.checkWords()
    #expect(try await shelf.found("election").count == 1)
  }

  @Test func `built-in pages are found without a file, and only once with one`() async throws {
    let own = try KeptPage.made("bsd00000001/1903-05-02", "a made-up balloon", way: .demonstration)
    let shelf = Shelf(ownPages: [own])
    #expect(try await shelf.found("balloon").count == 1)
    #expect(!FileManager.default.fileExists(atPath: shelf.path))
    try await shelf.index.keep([.made("sn83045462/1916-11-08", "a real balloon"), own])
    #expect(try await shelf.found("balloon").count == 2)
  }

  @Test func `the catalog fills in what a page does not say`() async throws {
    let lccn = try LCCN("sn83045462")
    let newspaper = Newspaper(
      lccn: lccn, title: "Evening star", places: [Place(state: "District of Columbia", city: "Washington")],
      languages: ["English", "German"])
    let shelf = Shelf(newspapers: [lccn: newspaper])
    try await shelf.index.keep([
      .made("sn83045462/1916-11-08", "gold", title: nil, languages: []),
      .made("sn83045463/1916-11-08", "gold", title: nil, languages: []),
    ])
    let hits = try await shelf.hits("gold").hits
    #expect(hits.map(\.title) == ["Evening star", "sn83045463"])
    #expect(hits.first?.place?.city == "Washington" && hits.first?.languages == ["English", "German"])
    #expect(try await shelf.found("gold language:German").count == 1)
  }

  @Test func `what the catalog learns later is added when the index is tidied`() async throws {
    let lccn = try LCCN("sn83045462")
    let known = Mutex<Newspaper?>(nil)
    let folder = TemporaryFolder()
    let index = PageIndex(
      path: folder.file("pages.sqlite"), describe: { asked in asked == lccn ? known.withLock { $0 } : nil })
    try await index.keep([
      .made("sn83045462/1916-11-08", "gold", title: nil, languages: []),
      .made(
        "sn83045462/1916-11-09", "gold", title: "Star", places: [Place(state: "Ohio")], languages: ["Latin"]),
      .made("sn83045463/1916-11-08", "gold", title: nil, languages: []),
      // Rows of a list that knows only states, and a page that has everything.
      .made("sn83045462/1916-11-10", "gold", places: [Place(state: "District of Columbia")]),
      .made(
        "sn83045462/1916-11-11", "gold",
        places: [Place(state: "District of Columbia", county: "Somewhere", city: "Georgetown")]),
      .made(
        "sn83045462/1916-11-12", "gold", places: [Place(state: "District of Columbia", city: "Elsewhere")]),
      .made("sn83045462/1916-11-13", "gold", places: [Place(state: "District of Columbia", city: "Nowhere")]),
    ])
    known.withLock {
      $0 = Newspaper(
        lccn: lccn, title: "Evening star",
        places: [
          Place(state: "District of Columbia", county: "Washington", city: "Washington"),
          Place(state: "District of Columbia", county: "Other", city: "Elsewhere"),
        ], languages: ["English"])
    }
    #expect(try await index.tidy().completed == 3)
    #expect(try await index.tidy().completed == 0, "nothing is left to fill in")
    let hits = try await PageIndexSearch(index: index).hits(
      of: SearchQuery.read("gold").query, order: .date, window: Window(offset: 0, limit: 9), freshness: .kept)
    #expect(
      hits.hits.map(\.title) == ["Evening star", "sn83045463", "Star"]
        + Array(repeating: "Evening star", count: 4))
    let capital = "District of Columbia"
    #expect(hits.hits.map { $0.place?.state } == [capital, nil, "Ohio", capital, capital, capital, capital])
    #expect(
      hits.hits.map { $0.place?.city } == [
        "Washington", nil, nil, "Washington", "Georgetown", "Elsewhere", "Nowhere",
      ])
    #expect(
      hits.hits.map { $0.place?.county } == ["Washington", nil, nil, "Washington", "Somewhere", "Other", nil])
    #expect(
      hits.hits.map(\.languages)
        == [["English"], [], ["Latin"]] + Array(repeating: ["English"], count: 4))
  }

  @Test func `the checksum of a text is that of sha256sum`() {
    let sums = ["", "abc", String(repeating: "a", count: 200)].map { text in
      SHA256.hash(text).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    #expect(sums[0] == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(sums[1] == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(sums[2] == "c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5")
  }
}
