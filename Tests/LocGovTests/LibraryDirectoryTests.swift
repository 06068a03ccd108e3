import Foundation
import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

/// The directory of all newspapers, from a server that gives 100,000 rows from either end.
struct LibraryDirectoryTests {
  private func directory(of total: Int) -> (LibraryDirectory, StubHTTPClient) {
    let client = StubHTTPClient { request in
      let query = URLComponents(string: request.url)?.queryItems ?? []
      func parameter(_ name: String) -> String? { query.first { $0.name == name }?.value }
      guard let page = parameter("sp").flatMap({ Int($0) }), page <= 100, parameter("c") == "1000",
        parameter("all") == "true", parameter("fo") == "json"
      else { return FixtureAnswer.json(#"{"status": 404}"#, status: 404).response(to: request.url) }
      let isFromTheEnd = parameter("sb") == "title_s_desc"
      let rows = ((page - 1) * 1000..<min(page * 1000, total)).map { number in
        let title = isFromTheEnd ? total - 1 - number : number
        return """
          {"title": "Paper \(title) (Salem, Or.) 1877-19??", "location": ["salem", "Oregon", "united states"],
           "url": "https://www.loc.gov/item/sn\(10_000_000 + title)/"}
          """
      }
      let body =
        #"{"results": [\#(rows.joined(separator: ","))], "pagination": {"of": \#(total), "perpage": 1000}}"#
      return FixtureAnswer.json(body).response(to: request.url)
    }
    return (LibraryDirectory(client: client, now: { LocGovService.now }), client)
  }

  @Test func rowsBehindTheHundredThousandthComeFromTheOtherEnd() async throws {
    let (directory, _) = directory(of: 100_003)
    let last = try await directory.page(99)
    let behind = try await directory.page(100)
    #expect(last.total == 100_003 && last.newspapers.last?.title == "Paper 99999")
    #expect(behind.newspapers.prefix(3).map(\.title) == ["Paper 100002", "Paper 100001", "Paper 100000"])
  }

  @Test func aRowSaysTitlePlaceAndYears() async throws {
    let (directory, _) = directory(of: 1)
    let newspaper = try #require(try await directory.page(0).newspapers.first)
    #expect(newspaper.lccn.description == "sn10000000" && newspaper.title == "Paper 0")
    #expect(newspaper.places.first?.state == "Oregon")
    #expect(newspaper.years?.description == "1877–19??")
    #expect(newspaper.coverage == nil)
  }

  @Test func aListThatNeitherEndReachesIsRefused() async throws {
    let (directory, _) = directory(of: 200_001)
    await #expect(throws: NewspaperError.self) { try await directory.page(0) }
  }
}
