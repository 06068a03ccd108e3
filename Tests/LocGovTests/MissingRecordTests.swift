import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

/// Newspapers whose issues are listed although the Library has no record of them.
@Suite struct MissingRecordTests {
  @Test func `a newspaper without a record, but with issues in other years, has none in a year`() async throws
  {
    let client = StubHTTPClient { request async throws(HTTPError) in
      guard request.url.contains("dl=issue") else {
        return FixtureResponse.json("{}", status: 404).response(to: request.url)
      }
      let row = #"{"id":"http://www.loc.gov/item/sn83030214/1866-04-10/ed-1/"}"#
      let isYear = request.url.contains("dates=")
      return FixtureResponse.json(
        #"{"results":[\#(isYear ? "" : row)],"pagination":{"of":\#(isYear ? 0 : 1)}}"#,
        headers: ["Cache-Control": "max-age=86400"]
      ).response(to: request.url)
    }
    let list = try await LocGovService(client).issues(
      of: LCCN("sn83030214"), in: 1700...1700, freshness: .recent)
    #expect(list.issues.isEmpty && client.urls.count == 2)
    #expect(client.urls.last?.hasSuffix("&sb=date&c=1&sp=1") == true)
  }

  @Test func `where a list or the search is missing, the Library is at fault`() async throws {
    let answer = FixtureResponse.json("{}", status: 404)
    let error = NewspaperError.serverError(host: "www.loc.gov", status: 404)
    // Without its record, too, the newspaper would be missing instead.
    let service = LocGovService(
      StubHTTPClient { request async throws(HTTPError) in
        (request.url.contains("/item/") ? .json("{}", status: 500) : answer).response(to: request.url)
      })
    let lccn = try LCCN("sn83030214")
    await #expect(throws: error) { try await service.issues(of: lccn, in: nil, freshness: .recent) }
    await #expect(throws: error) { try await service.coverage(of: lccn, freshness: .recent) }
    let made = MadeLibrarySearch()
    let search = made.search { _ in answer }
    let query = try made.query("gold")
    await #expect(throws: error) {
      try await search.hits(
        of: query, order: .date, window: Window(offset: 0, limit: 5), freshness: .recent)
    }
    await #expect(throws: error) { try await search.count(of: query, freshness: .recent) }
  }
}
