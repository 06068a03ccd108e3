import CorpusFolder
import Foundation
import Newspapers
import TestSupport
import Testing

/// Reading the result of a corpus job.
struct ResultRowsTests {
  private let folder = TemporaryFolder()

  private func rows(_ change: (inout MadeResult) -> Void = { _ in }) throws -> ResultRows {
    var made = try MadeResult.sample(in: folder.path, terms: ["river", "bridge"])
    change(&made)
    try made.write()
    return ResultRows(try ResultFolder(made.path))
  }

  private func all(_ rows: ResultRows, _ query: CountQuery = CountQuery()) async throws -> [CorpusCount] {
    try await rows.counts(matching: query, window: Window(offset: 0, limit: 1000)).rows
  }

  @Test func `every year and state has a row for every term, even without hits`() async throws {
    let rows = try rows()
    let found = try await rows.counts(matching: CountQuery(), window: Window(offset: 0, limit: 3))
    #expect(found.total == 2 * (3 + 18 + 1))
    #expect(
      found.rows.map(\.cell) == [
        CountCell(term: 0, year: 1897, state: "Ohio"), CountCell(term: 1, year: 1897, state: "Ohio"),
        CountCell(term: 0, year: 1897, state: "Oregon"),
      ])
    let counts = try await all(rows)
    #expect(counts.contains { $0.hits == 0 && $0.words > 0 && $0.perMillion == 0 })
    let first = try #require(counts.first)
    #expect(first.word == "river" && first.hits == 17 && first.pagesWith == 12 && first.words == 1_204_300)
    #expect(abs((first.perMillion ?? 0) - 14.116) < 0.001)
    let hidden = try await all(rows, CountQuery(onlyHits: true))
    #expect(hidden == counts.filter { $0.hits > 0 })
  }

  @Test func `windows are parts of one list in any order`() async throws {
    let rows = try rows()
    for order in CountQuery.Order.allCases {
      let query = CountQuery(order: order)
      let whole = try await all(rows, query)
      var parts: [CorpusCount] = []
      for offset in stride(from: 0, to: whole.count, by: 7) {
        parts += try await rows.counts(matching: query, window: Window(offset: offset, limit: 7)).rows
      }
      #expect(parts == whole && Set(whole).count == whole.count)
    }
    let rates = try await all(rows, CountQuery(order: .rate)).map { $0.perMillion ?? -1 }
    #expect(rates == rates.sorted(by: >))
    let hits = try await all(rows, CountQuery(order: .hits)).map(\.hits)
    #expect(hits == hits.sorted(by: >) && hits.first == 4203)
    // Unknown values come last.
    #expect(try await all(rows, CountQuery(order: .state)).last?.cell.state == "")
  }

  @Test(arguments: [
    ("ohio", 18), ("ohio 1897", 2), ("1903", 8), ("1900s ohio bridge", 6), ("1897-1899 ore riv", 3),
    ("189?", 12), ("unknown", 6), ("nowhere", 0), ("1903 1904 columbia", 2), ("riv ohio", 9), ("%", 44),
  ]) func `typed words narrow by state, term and year`(words: String, count: Int) async throws {
    let rows = try rows()
    #expect(try await all(rows, CountQuery(words: words)).count == count)
  }

  @Test func `filters narrow, and curves follow them`() async throws {
    let rows = try rows()
    let query = CountQuery(term: 1, state: "Ohio", years: 1898...1900)
    #expect(try await all(rows, query).map(\.cell.year) == [1898, 1899, 1900])
    let years = try await rows.years(matching: CountQuery(state: "Ohio"), term: 0)
    #expect(years.map(\.year) == Array(1897...1905))
    let counts = try await all(rows, CountQuery(term: 0, state: "Ohio"))
    #expect(years.map(\.hits) == counts.map(\.hits) && years.map(\.words) == counts.map(\.words))
    let tallies = try await rows.tallies()
    #expect(tallies.terms.map(\.value) == ["river", "bridge"])
    #expect(tallies.states.map(\.value) == ["District of Columbia", "Ohio", "Oregon", ""])
    #expect(tallies.years.map(\.value) == Array(1897...1905))
    #expect(tallies.states[0].hits == 4203)
  }

  @Test func `a cell says how many hits it has and how many are listed`() async throws {
    let rows = try rows()
    let cell = CountCell(term: 0, year: 1903, state: "District of Columbia")
    let count = try #require(try await rows.count(of: cell))
    #expect(count.hits == 4203 && count.keptHits == 1000)
    let hits = try await rows.hits(matching: HitQuery(cell: cell), window: Window(offset: 998, limit: 10))
    #expect(hits.total == 1000 && hits.rows.count == 2)
    #expect(hits.rows[0].title == "Evening star" && hits.rows[0].page?.issue.date.year == 1903)
    #expect(try await rows.count(of: CountCell(term: 0, year: 1800, state: "Ohio")) == nil)
  }

  @Test func `all hits come in page order, and are at their stated positions`() async throws {
    let rows = try rows()
    let hits = try await rows.hits(matching: HitQuery(), window: Window(offset: 0, limit: 20_000))
    #expect(hits.rows.map(\.number) == Array(1...hits.total))
    for hit in hits.rows where hit.id.hasPrefix("bsd") {
      let name = hit.id.dropFirst("bsd00000001/".count).replacing("/", with: "_") + ".txt"
      let text = try Fixture.text("demonstration/pages/\(name)").unicodeScalars.dropFirst(hit.start)
      #expect(String(String.UnicodeScalarView(text.prefix(hit.match.unicodeScalars.count))) == hit.match)
    }
  }

  @Test func `hits are found by the words around them, and sorted by them`() async throws {
    let rows = try rows()
    let window = Window(offset: 0, limit: 20_000)
    func hits(_ query: HitQuery) async throws -> [CorpusHit] {
      try await rows.hits(matching: query, window: window).rows
    }
    let found = try await hits(HitQuery(words: "AGROUND tide"))
    #expect(!found.isEmpty && found.allSatisfy { $0.left.contains("aground") && $0.right.contains("tide") })
    #expect(try await hits(HitQuery(words: "100%")).isEmpty)
    let after = try await hits(HitQuery(order: .after)).map { TitleText.folded($0.match + $0.right) }
    #expect(after == after.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    let before = try await hits(HitQuery(order: .before)).map { hit in
      TitleText.folded(hit.left).split(separator: " ").reversed().joined(separator: " ")
    }
    #expect(before == before.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    let dates = try await hits(HitQuery(order: .date)).compactMap { $0.page?.issue.date }
    #expect(dates == dates.sorted())
  }

  @Test func `without the corpus around it, there are no titles`() async throws {
    let made = try MadeResult.sample(in: folder.path)
    try made.write()
    let copy = folder.file("copied")
    try FileManager.default.copyItem(atPath: made.path, toPath: copy)
    let folder = try ResultFolder(copy)
    #expect(folder.corpus == nil && folder.summary.corpus == nil)
    let rows = ResultRows(folder)
    let hits = try await rows.hits(matching: HitQuery(), window: Window(offset: 0, limit: 1))
    #expect(hits.rows.first?.title == nil)
  }
}
