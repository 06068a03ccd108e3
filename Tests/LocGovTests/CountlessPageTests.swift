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
    (#"{"of": 0}"#, "“pagination.of” is 0 although there is a page"),
  ])
  func `a page without a count is not a count of none`(pagination: String, what: String) async throws {
    let answer = FixtureResponse.json(
      #"{"results": [\#(CountlessPageTests.page)], "pagination": \#(pagination)}"#)
    let search = made.search { _ in answer }
    await #expect(throws: NewspaperError.malformed(host: "www.loc.gov", what: what)) {
      try await search.count(of: made.query("gold"), freshness: .recent)
    }
  }

  @Test func `rows that others follow are no count either`() async throws {
    let answer = FixtureResponse.json(
      #"{"results": [\#(CountlessPageTests.page)], "pagination": {"next": "https://www.loc.gov/?sp=2"}}"#)
    let search = made.search { _ in answer }
    await #expect(
      throws: NewspaperError.malformed(
        host: "www.loc.gov", what: "“pagination.of” is missing or not a count")
    ) {
      try await search.hits(
        of: made.query("gold"), order: .date, window: Window(offset: 0, limit: 5), freshness: .recent)
    }
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
