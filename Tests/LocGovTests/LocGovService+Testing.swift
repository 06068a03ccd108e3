import HTTP
import LocGov
import Newspapers
import TestSupport
import Testing

extension LocGovService {
  static let now = 1_795_000_000.0  // November 2026

  init(_ client: StubHTTPClient) {
    self.init(client: client, readLayout: TestLayout.read, now: { LocGovService.now })
  }

  /// Responds to everything with one file in `Fixtures/loc.gov/`.
  static func answering(_ file: String, headers: [String: String] = [:]) throws -> LocGovService {
    LocGovService(StubHTTPClient(.json(try Fixture.bytes("loc.gov/" + file), headers: headers)))
  }
}

extension NewspaperListing {
  var lccns: [String] { newspapers.map(\.lccn.description) }
}
