import Foundation
import HTTP
import LocGov
import Newspapers
import Testing

@testable import TestSupport

/// Responses of the Library that do not say how many pages there are.
struct CountlessPageTests {
  private let made = MadeLibrarySearch()

  private static let page =
    #"{"id": "http://www.loc.gov/resource/sn84022673/1905-07-04/ed-1/?sp=1", "location_state": ["ohio"]}"#

  @Test(arguments: [
    (#"{"current": 1}"#, "“pagination.of” is missing or not a count"),
    (#"{"of": -1}"#, "“pagination.of” is missing or not a count"),
    (#"{"of": 1000000000}"#, "“pagination.of” is missing or not a count"),
    (#"{"of": 0}"#, "“pagination.of” is 0, but there is a page"),
  ])
  func `a page without a count is not a count of none`(pagination: String, what: String) async throws {
    let answer = FixtureResponse.json(
      #"{"results": [\#(CountlessPageTests.page)], "pagination": \#(pagination)}"#)
    let search = made.search { _ in answer }
    await #expect(throws: NewspaperError.malformed(host: "www.loc.gov", what: what)) {
      try await search.count(of: made.query("gold"), freshness: .recent)
    }
  }

  @Test func `a list without a count is read to its end`() async throws {
    let library = try made.library(400, seed: 12)
    let search = made.search(library) { address in
      let answer = try library.answer(to: address)
      let body = String(decoding: answer.body, as: UTF8.self).replacingOccurrences(
        of: #""of": [0-9]+, "#, with: "", options: .regularExpression)
      return FixtureResponse(status: answer.status, headers: answer.headers, body: Array(body.utf8))
    }
    let query = try made.query("gold OR silver OR rush")
    let meant = Set(library.pages.filter { MadeQueries.means(query.expression, $0) }.map(\.page))
    var hits: [SearchHit] = []
    var counts: [SearchCount] = []
    repeat {
      let part = try await search.hits(
        of: query, order: .date, window: Window(offset: hits.count, limit: 60), freshness: .atHand)
      hits += part.hits
      counts.append(part.count)
      guard part.hasMore else { break }
    } while hits.count < 2000
    #expect(hits.count == meant.count && Set(hits.map(\.page)) == meant && meant.count > 100)
    #expect(counts.first == .between(least: 100, most: nil))
    #expect(counts.last == .exact(meant.count))
  }

  @Test(arguments: [#"{"current": 1}"#, #"{"of": 0}"#, "null"])
  func `no pages in a response marked as not cacheable are an overload`(pagination: String) async throws {
    let answer = FixtureResponse.json(
      #"{"results": [], "pagination": \#(pagination)}"#, headers: ["Cache-Control": "no-cache"])
    let search = made.search { _ in answer }
    let query = try made.query("gold")
    await #expect(throws: NewspaperError.degraded(host: "www.loc.gov")) {
      try await search.hits(
        of: query, order: .date, window: Window(offset: 0, limit: 5), freshness: .recent)
    }
    await #expect(throws: NewspaperError.degraded(host: "www.loc.gov")) {
      try await search.count(of: query, freshness: .recent)
    }
  }
}
