import ChronAm
import Foundation
import HTTP
import Newspapers
import TestSupport

extension ChronAmService {
  static let now = 1_795_000_000.0  // November 2026

  init(_ client: StubHTTPClient, site: String = "https://papers.example.org") {
    self.init(client: client, site: site, readLayout: TestLayout.read, now: { ChronAmService.now })
  }

  /// A site without `/api/chronam/` that responds with `files`, paths below `Fixtures/` by the path
  /// requested.
  static func answering(_ files: [String: String]) -> ChronAmService {
    ChronAmService(
      StubHTTPClient { request async throws(HTTPError) in
        do {
          let path = URLComponents(string: request.url)?.path ?? ""
          guard let file = files[path] else {
            return FixtureResponse.html(Array("<html>".utf8), status: 404).response(to: request.url)
          }
          return FixtureResponse.json(try Fixture.bytes(file)).response(to: request.url)
        } catch {
          throw .other(code: 0, reason: "\(error)")
        }
      })
  }

  /// A site whose list is `file`, a path below `Fixtures/`.
  static func listing(_ file: String) -> ChronAmService { answering(["/newspapers.json": file]) }

  /// The record of `lccn` in `file`, a path below `Fixtures/`.
  static func detail(_ file: String, _ lccn: String) async throws -> NewspaperDetail {
    try await answering(["/lccn/\(lccn).json": file]).newspaper(try LCCN(lccn)).detail
  }

  func all(_ query: NewspaperQuery = NewspaperQuery()) async throws(NewspaperError) -> NewspaperListing {
    try await newspapers(matching: query, window: Window(offset: 0, limit: 100))
  }
}

extension NewspaperListing {
  var lccns: [String] { newspapers.map(\.lccn.description) }
}
