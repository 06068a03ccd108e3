import Foundation
import HTTP
import LocGov
import Newspapers
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct WholeListingTests {
  private let client = StubHTTPClient(.locGov)
  private static let window = Window(offset: 0, limit: 5)

  /// A list of `total` synthetic titles, in pages; `page` can be changed.
  private static func client(
    total: Int, alter: @escaping @Sendable (_ page: Int, _ rows: Range<Int>) -> Range<Int> = { $1 }
  ) -> StubHTTPClient {
    StubHTTPClient { request async throws(HTTPError) in
      let items = URLComponents(string: request.url)?.queryItems ?? []
      let number = { (name: String) in items.first { $0.name == name }?.value.flatMap { Int($0) } ?? 1 }
      let (page, size) = (number("sp"), number("c"))
      let rows = alter(page, min((page - 1) * size, total)..<min(page * size, total)).map { row in
        #"{"title":"Title \#(row) (Salem, Or.) 1900-1901","number_lccn":["sn\#(10_000_000 + row)"]}"#
      }
      let body = #"{"content.results":[\#(rows.joined(separator: ","))],"pagination":{"of":\#(total)}}"#
      return FixtureResponse.json(body).response(to: request.url)
    }
  }

  @Test(
    arguments: [
      (NewspaperQuery(words: "new york"), ["sn83030214", "sn83030313", "sn83030213", "sn83025242"]),
      (NewspaperQuery(state: "Oregon", words: "corvallis"), ["sn84022650", "sn2002060538"]),
      (NewspaperQuery(language: "Finnish", order: .place), ["sn83025242", "2011260133"]),
      (NewspaperQuery(state: "New York", order: .end), ["sn83030213", "sn83030313", "sn83030214"]),
    ])
  func `what the server cannot do is answered from the whole list`(query: NewspaperQuery, lccns: [String])
    async throws
  {
    let listing = try await LocGovService(client).newspapers(matching: query, window: Self.window)
    #expect(listing.lccns == lccns)
    #expect(listing.total == lccns.count)
    #expect(listing.origin == Origin(name: "www.loc.gov", asOf: LocGovService.now, isLive: true))
    #expect(client.urls.count == 1)
    #expect(client.urls.first?.hasSuffix("&c=1000&sp=1") == true)
  }

  @Test func `once loaded it answers everything, until it is dropped`() async throws {
    let service = LocGovService(client)
    _ = try await service.newspapers(matching: NewspaperQuery(words: "star"), window: Self.window)
    let oregon = try await service.newspapers(matching: NewspaperQuery(state: "Oregon"), window: Self.window)
    #expect(oregon.total == 13)
    _ = try await service.newspapers(matching: NewspaperQuery(), window: Window(offset: 20, limit: 10))
    #expect(client.urls.count == 1)
    await service.refresh()
    _ = try await service.newspapers(matching: NewspaperQuery(state: "Oregon"), window: Self.window)
    #expect(client.urls.count == 2)
    #expect(client.urls.last?.contains("location_state:oregon") == true)
  }

  @Test func `it is fetched page by page to its end`() async throws {
    let client = Self.client(total: 4685)
    let query = NewspaperQuery(words: "title", order: .place)
    let listing = try await LocGovService(client).newspapers(matching: query, window: Self.window)
    #expect(listing.total == 4685)
    #expect(client.urls.map { $0.suffix(5) } == ["&sp=1", "&sp=2", "&sp=3", "&sp=4", "&sp=5"])
  }

  @Test func `rows on two pages count once`() async throws {
    let client = Self.client(total: 1500) { page, rows in page == 2 ? 990..<1490 : rows }
    let query = NewspaperQuery(words: "title")
    let listing = try await LocGovService(client).newspapers(matching: query, window: Self.window)
    #expect(listing.total == 1490)
    #expect(listing.origin.shortfall == .init(rows: "newspapers", came: 1490, counted: 1500))
  }

  @Test func `one row less than the server counts is not an error`() async throws {
    let client = Self.client(total: 1500) { page, rows in page == 2 ? 1000..<1499 : rows }
    let query = NewspaperQuery(words: "title")
    let listing = try await LocGovService(client).newspapers(matching: query, window: Self.window)
    #expect(listing.total == 1499)
    #expect(listing.origin.shortfall == .init(rows: "newspapers", came: 1499, counted: 1500))
  }

  private struct Broken: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let total: Int
    let what: String
    let alter: @Sendable (Int, Range<Int>) -> Range<Int>
  }

  private static let broken = [
    Broken(
      testDescription: "a repeated page", total: 4000,
      what: "only 1000 of 4000 newspapers arrived"
    ) { $0 == 2 ? 0..<1000 : $1 },
    Broken(
      testDescription: "an empty page", total: 4000,
      what: "page 3 of the list is empty, but the list has 4000 rows"
    ) { $0 == 3 ? 0..<0 : $1 },
    Broken(testDescription: "short pages", total: 4000, what: "only 2500 of 4000 newspapers arrived") {
      $0 > 1 ? $1.prefix(500).indices : $1
    },
  ]

  @Test(arguments: broken)
  private func `an inconsistent list is refused`(_ broken: Broken) async throws {
    let service = LocGovService(Self.client(total: broken.total, alter: broken.alter))
    await #expect(throws: NewspaperError.malformed(host: "www.loc.gov", what: broken.what)) {
      try await service.newspapers(matching: NewspaperQuery(words: "title"), window: Self.window)
    }
  }

  @Test func `concurrent callers share one fetch, and a canceled one does not spoil it`() async throws {
    let source = Self.client(total: 4685)
    let gate = Mutex(false)
    let service = LocGovService(
      StubHTTPClient { request async throws(HTTPError) in
        while !gate.withLock({ $0 }) { await Task.yield() }
        return try await source.send(request)
      })
    let query = NewspaperQuery(words: "title")
    let tasks = (0..<10).map { _ in
      Task { try await service.newspapers(matching: query, window: Self.window).total }
    }
    tasks[9].cancel()
    await #expect(throws: NewspaperError.canceled) { try await tasks[9].value }
    gate.withLock { $0 = true }
    for task in tasks.dropLast() { #expect(try await task.value == 4685) }
    #expect(source.urls.count == 5)
  }

  @Test func `an overloaded server's empty list is not believed`() async {
    let body = #"{"content.results":[],"pagination":{"of":0}}"#
    let service = LocGovService(StubHTTPClient(.json(body, headers: ["Cache-Control": "no-cache"])))
    await #expect(throws: NewspaperError.degraded(host: "www.loc.gov")) {
      try await service.newspapers(matching: NewspaperQuery(words: "star"), window: Self.window)
    }
  }
}
