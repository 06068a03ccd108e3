import Foundation
import TestSupport
import Testing

@testable import HTTP

/// The addresses of labeled responses.
@Suite struct LabelAddressTests {
  let directory = TemporaryDirectory()
  let clock = LeapingClock()

  private var cache: ResponseCache {
    ResponseCache(directory: directory.path, limit: 1 << 20, clock: clock)
  }

  private func keep(_ address: String, label: String?) async throws {
    var request = HTTPRequest(address, shelfLife: .infinity)
    request.label = label
    let client = CachingClient(StubHTTPClient(.json("{}")), cache: cache, clock: clock)
    await client.keep(try await client.send(request), of: request)
  }

  @Test func `the response stored last has the label until it is removed`() async throws {
    #expect(cache.address(of: "a.list") == nil)
    for address in ["https://one.example/a", "https://two.example/a"] {
      try await keep(address, label: "a.list")
      #expect(cache.address(of: "a.list") == address)
    }
    try await keep("https://three.example/a", label: nil)
    #expect(cache.address(of: "a.list") == "https://two.example/a")
    for other in ["", "../a.list", "b"] { #expect(cache.address(of: other) == nil) }
    _ = try await cache.clear()
    #expect(cache.address(of: "a.list") == nil)
  }
}
