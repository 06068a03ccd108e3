import HTTP
import LocGov
import Newspapers
import Synchronization
import TestSupport
import Testing

/// What several screens need at the same time.
@Suite(.timeLimit(.minutes(1))) struct SharedRequestTests {
  @Test func `a record and a calendar request the pages of the list of issues once`() async throws {
    let isOpen = Mutex(false)
    let client = StubHTTPClient { request async throws(HTTPError) in
      while !isOpen.withLock({ $0 }), !Task.isCancelled { await Task.yield() }
      let row = #"{"id":"http://www.loc.gov/item/sn83030214/1870-01-01/ed-1/"}"#
      return FixtureResponse.json(#"{"results":[\#(row)],"pagination":{"of":1}}"#).response(to: request.url)
    }
    let service = LocGovService(client)
    let lccn = try LCCN("sn83030214")
    let coverage = Task { try await service.coverageByYear(of: lccn, freshness: .atHand) }
    let calendar = Task { try await service.coverageByYear(of: lccn, freshness: .recent) }
    while client.urls.isEmpty, !Task.isCancelled { await Task.yield() }
    for _ in 0..<1000 { await Task.yield() }
    isOpen.withLock { $0 = true }
    #expect(try await coverage.value == calendar.value)
    #expect(try await coverage.value.years == [1870: 1])
    #expect(Set(client.urls).count == client.urls.count, "\(client.urls)")

    // The answers are not kept anywhere but in the cache.
    let count = client.urls.count
    _ = try await service.coverageByYear(of: lccn, freshness: .recent)
    #expect(client.urls.count > count)
  }
}
