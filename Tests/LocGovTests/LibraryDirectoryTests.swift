import Foundation
import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

/// The directory of all newspapers, from a server that returns 100,000 rows from either end.
struct LibraryDirectoryTests {
  private func directory(of total: Int) -> (LocGovDirectory, StubHTTPClient) {
    let client = StubHTTPClient { request in
      let query = URLComponents(string: request.url)?.queryItems ?? []
      func parameter(_ name: String) -> String? { query.first { $0.name == name }?.value }
      guard let page = parameter("sp").flatMap({ Int($0) }), page <= 100, parameter("c") == "1000",
        parameter("all") == "true", parameter("fo") == "json"
      else { return FixtureResponse.json(#"{"status": 404}"#, status: 404).response(to: request.url) }
      let isFromTheEnd = parameter("sb") == "title_s_desc"
      let rows = ((page - 1) * 1000..<min(page * 1000, total)).map { number in
        let title = isFromTheEnd ? total - 1 - number : number
        return """
          {"title": "Paper \(title) (Salem, Or.) 1877-19??", "location": ["salem", "Oregon", "united states"],
           "url": "https://www.loc.gov/item/sn\(10_000_000 + title)/"}
          """
      }
      let next = page * 1000 < total ? "\"https://www.loc.gov/?sp=\(page + 1)\"" : "null"
      let pagination = #"{"of": \#(total), "perpage": 1000, "next": \#(next)}"#
      let body = #"{"results": [\#(rows.joined(separator: ","))], "pagination": \#(pagination)}"#
      return FixtureResponse.json(body).response(to: request.url)
    }
    return (LocGovDirectory(client: client, now: { LocGovService.now }), client)
  }

  @Test func `rows after the hundred thousandth come from the other end, and nothing more is requested`()
    async throws
  {
    let (directory, client) = directory(of: 100_003)
    let all = try await directory.newspapers { _ in }
    #expect(Set(all.newspapers.map(\.title)).count == 100_003 && all.origin.shortfall == nil)
    #expect(client.urls.count == 101 && client.urls.last?.contains("sb=title_s_desc") == true)
  }

  @Test func `a row says title, place and years`() async throws {
    let (directory, _) = directory(of: 1)
    let newspaper = try #require(try await directory.newspapers { _ in }.newspapers.first)
    #expect(newspaper.lccn.description == "sn10000000" && newspaper.title == "Paper 0")
    #expect(newspaper.places.map(\.cataloged) == ["Oregon--Salem"])
    #expect(newspaper.years?.description == "1877–19??")
    #expect(newspaper.coverage == nil)
  }

  @Test func `the amount to fetch is known after the first response`() async throws {
    let (directory, client) = directory(of: 159_019)
    let size = try await directory.size()
    #expect(size.fetched == 1000 && size.total == 159_019 && size.requests == 160)
    #expect(size.origin?.shortfall == nil)
    #expect(client.urls.count == 1)
  }

  @Test func `a list with a part that neither end reaches is refused`() async throws {
    let (directory, _) = directory(of: 200_001)
    await #expect(throws: NewspaperError.self) { try await directory.newspapers { _ in } }
  }
}
