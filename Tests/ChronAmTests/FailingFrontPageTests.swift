import ChronAm
import Foundation
import HTTP
import Newspapers
import TestSupport
import Testing

/// The front pages of a day at an Open ONI site that fails for some of them.
@Suite(.timeLimit(.minutes(1))) struct FailingFrontPageTests {
  private static let total = 46

  private static func page(_ number: Int) -> String { "sn\(83_000_000 + number)/1916-01-06/ed-1/seq-1" }

  /// - Parameter bad: the rows, from 0, without which no response comes.
  private func client(bad: Set<Int>) -> StubHTTPClient {
    StubHTTPClient { request async throws(HTTPError) in
      let items = URLComponents(string: request.url)?.queryItems ?? []
      func number(_ name: String) -> Int? { items.first { $0.name == name }?.value.flatMap(Int.init) }
      guard let size = number("rows"), let page = number("page") else {
        return FixtureResponse.json(#"{"links": {}}"#).response(to: request.url)
      }
      let rows = ((page - 1) * size..<page * size).clamped(to: 0..<Self.total)
      guard bad.isDisjoint(with: rows) else {
        return FixtureResponse.html([], status: 500).response(to: request.url)
      }
      let found = rows.map { #"{"id": "/lccn/\#(Self.page($0))/"}"# }.joined(separator: ",")
      return FixtureResponse.json(
        #"{"totalItems": \#(Self.total), "startIndex": \#(rows.lowerBound + 1), "items": [\#(found)]}"#
      )
      .response(to: request.url)
    }
  }

  private func list(_ client: StubHTTPClient, _ window: Window) async throws -> FrontPageList {
    try await ChronAmService(client).frontPages(
      of: try #require(IssueDate("1916-01-06")), state: nil, window: window, freshness: .recent)
  }

  @Test(arguments: [[0], [19], [20, 21], [3, 45]])
  func `front pages that cannot be listed are left out and counted`(bad: [Int]) async throws {
    let list = try await list(client(bad: Set(bad)), Window(offset: 0, limit: 50))
    let wanted = (0..<Self.total).filter { !bad.contains($0) }.map(Self.page)
    #expect(list.pages.map(\.page.description) == wanted && list.total == Self.total)
    #expect(
      list.origin.shortfall
        == Origin.Shortfall(rows: "front pages", came: Self.total - bad.count, counted: Self.total))
  }

  @Test func `a later window leaves out only its own`() async throws {
    let list = try await list(client(bad: [3, 25]), Window(offset: 22, limit: 10))
    #expect(list.pages.map(\.page.description) == [22, 23, 24, 26, 27, 28, 29, 30, 31].map(Self.page))
  }

  @Test func `a site that is down is not asked row by row`() async throws {
    let client = client(bad: Set(0..<Self.total))
    await #expect(throws: NewspaperError.serverError(host: "papers.example.org", status: 500)) {
      try await list(client, Window(offset: 0, limit: 50))
    }
    #expect(client.urls.filter { $0.contains("rows=") }.count <= 12, "\(client.urls)")
  }
}
