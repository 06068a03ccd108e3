import ChronAm
import Foundation
import HTTP
import Newspapers
import Synchronization
import TestSupport
import Testing

/// Searches at a site that fails for some pages of results.
@Suite(.timeLimit(.minutes(1))) struct FailingSearchTests {
  /// The searches that a site got, in order.
  private final class Asked: Sendable {
    let addresses = Mutex<[String]>([])
    var count: Int { addresses.withLock { $0.count } }
  }

  private let asked = Asked()
  private let pages: [MadePage]
  private let meant: Set<PageID>

  init() throws {
    var dice = SeededDice(40)
    let made = try MadePage.made(150, &dice)
    pages = made
    meant = Set(made.filter { $0.words.contains("gold") }.map(\.page))
  }

  /// - Parameter answer: the site's answer to a request for those rows that was made that many times before;
  ///   nil for the true one.
  private func search(
    answer: @escaping @Sendable (_ rows: Range<Int>, _ turn: Int) -> FixtureResponse?
  ) -> PlannedSearch {
    let site = MadePageSite(pages, isOpenONI: true)
    let client = StubHTTPClient { [asked] request async throws(HTTPError) in
      if let rows = Self.rows(request.url) {
        let turn = asked.addresses.withLock { addresses in
          defer { addresses.append(request.url) }
          return addresses.filter { $0 == request.url }.count
        }
        if let other = answer(rows, turn) { return other.response(to: request.url) }
      }
      do { return try site.answer(to: request.url).response(to: request.url) } catch {
        throw .invalidURL(request.url)
      }
    }
    return PlannedSearch(
      ChronAmService(client).pages, lookup: { _ in [] }, vocabulary: { _ in [] }, allowed: .max,
      now: { ChronAmService.now })
  }

  /// The rows that a search asks for; nil for other requests.
  private static func rows(_ address: String) -> Range<Int>? {
    let items = URLComponents(string: address)?.queryItems ?? []
    func number(_ name: String) -> Int? { items.first { $0.name == name }?.value.flatMap(Int.init) }
    guard let size = number("rows"), let page = number("page") else { return nil }
    return (page - 1) * size..<page * size
  }

  private static let failure = FixtureResponse.html([], status: 500)

  private func found(_ search: PlannedSearch, _ text: String = "gold") async throws -> SearchHits {
    try await search.hits(
      of: SearchQuery.read(text).query, order: .date, window: Window(offset: 0, limit: 1000),
      freshness: .recent)
  }

  @Test func `a response that fails in passing loses no page`() async throws {
    #expect(meant.count > 45)
    for seed in 0..<40 {
      var dice = SeededDice(UInt64(seed))
      let failures = (0..<50).map { _ in dice.below(3) }
      // Requests for single rows always succeed.
      let search = search { rows, turn in
        rows.count > 1 && turn < failures[(rows.lowerBound + rows.count) % 50] ? Self.failure : nil
      }
      let found = try await found(search)
      #expect(found.hits.count == meant.count && Set(found.hits.map(\.page)) == meant, "\(seed)")
      #expect(found.count == .withForms(meant.count) && found.notes.isEmpty, "\(seed)")
    }
  }

  @Test func `pages that cannot be listed are left out and counted`() async throws {
    let bad = [7, 30, 31, 32, 33, meant.count - 1]
    let found = try await found(search { rows, _ in bad.contains { rows.contains($0) } ? Self.failure : nil })
    #expect(found.hits.count == meant.count - bad.count && meant.isSuperset(of: found.hits.map(\.page)))
    #expect(found.count == .withForms(meant.count) && !found.hasMore)
    #expect(found.notes == [.unreadableRows(bad.count)])
    #expect(asked.count < 50, "\(asked.count)")
  }

  @Test func `a site that goes down is not asked row by row`() async throws {
    let failing = Asked()
    let search = search { rows, _ in
      failing.addresses.withLock { $0.append("\(rows)") }
      return failing.count > 1 ? Self.failure : nil
    }
    await #expect(throws: NewspaperError.serverError(host: "papers.example.org", status: 500)) {
      try await found(search)
    }
    #expect(asked.count <= 12, "\(asked.count)")
  }

  @Test func `a site that lists nothing far behind what came fails there, and what came stays`() async throws
  {
    let search = search { rows, _ in rows.lowerBound >= 40 ? Self.failure : nil }
    func rows(from row: Int) async throws -> [PageID] {
      try await search.hits(
        of: SearchQuery.read("gold").query, order: .date, window: Window(offset: row, limit: 20),
        freshness: .recent
      ).hits.map(\.page)
    }
    let first = try await rows(from: 0)
    #expect(first.count == 20 && asked.count == 1)
    await #expect(throws: NewspaperError.serverError(host: "papers.example.org", status: 500)) {
      try await rows(from: 40)
    }
    #expect(asked.count <= 5, "\(asked.count)")
    #expect(try await rows(from: 0) == first)
    #expect(try await rows(from: 20).count == 20)
  }

  @Test func `a later part of the list that is missing does not mean that there is no search`() async throws {
    let search = search { rows, _ in rows.lowerBound >= 20 ? FixtureResponse.html([], status: 404) : nil }
    await #expect(throws: NewspaperError.serverError(host: "papers.example.org", status: 404)) {
      try await found(search)
    }
  }

  /// Either an unknown language or one whose words are not indexed: the site does not say which.
  @Test func `a language that fails a site is not offered there`() async throws {
    let site = MadePageSite(pages, isOpenONI: true)
    let client = StubHTTPClient { request async throws(HTTPError) in
      if request.url.contains("language=") { return Self.failure.response(to: request.url) }
      do { return try site.answer(to: request.url).response(to: request.url) } catch {
        throw .invalidURL(request.url)
      }
    }
    let search = PlannedSearch(
      ChronAmService(client).pages, lookup: { _ in [] }, vocabulary: { _ in [] }, allowed: .max,
      now: { ChronAmService.now })
    await #expect(
      throws: NewspaperError.unsupported(
        source: "papers.example.org", what: .option("searching by language:Polish"))
    ) {
      try await found(search, "gold language:polish")
    }
  }

  @Test func `a first page that cannot be listed is not the fault of the language`() async throws {
    let failing = search { rows, _ in rows.contains(0) ? Self.failure : nil }
    await #expect(throws: NewspaperError.serverError(host: "papers.example.org", status: 500)) {
      try await found(failing, "gold language:German")
    }
  }

  @Test func `rows other than those requested are an error`() async throws {
    let page = #"{"id": "/lccn/sn83030214/1897-01-01/ed-1/seq-1/"}"#
    let other = FixtureResponse.json(#"{"totalItems": 50, "startIndex": 11, "items": [\#(page)]}"#)
    let search = search { rows, _ in rows.lowerBound == 20 ? other : nil }
    await #expect(
      throws: NewspaperError.malformed(
        host: "papers.example.org", what: "“startIndex” is 11 instead of 21")
    ) {
      try await found(search)
    }
  }
}
