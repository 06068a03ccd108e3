import Foundation
import TestSupport
import Testing

@testable import HTTP

/// Whether responses are stored, without reading them.
@Suite struct KeptAddressTests {
  let directory = TemporaryDirectory()
  let clock = LeapingClock()
  let request = HTTPRequest("https://example.org/scan.jpg", shelfLife: .infinity)

  private func client(_ answer: FixtureResponse = .json("{}")) -> CachingClient {
    CachingClient(
      StubHTTPClient(answer), cache: ResponseCache(directory: directory.path, limit: 1 << 20, clock: clock),
      clock: clock)
  }

  private func keep(_ answer: FixtureResponse, of request: HTTPRequest) async throws -> CachingClient {
    let client = client(answer)
    await client.keep(try await client.send(request), of: request)
    return client
  }

  private func file() throws -> URL {
    let names = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
    let name = try #require(names.first { $0.contains("/") })
    return URL(filePath: directory.path).appending(path: name)
  }

  @Test func `those that are stored are named, by other processes too`() async throws {
    _ = try await keep(.json(#"{"a":1}"#), of: request)
    let other = HTTPRequest("https://example.org/other.jpg", shelfLife: .infinity)
    #expect(await client().keptAddresses(of: [other, request]) == [request.url])
    #expect(await client().keptAddresses(of: []).isEmpty)
    #expect(await client().keptAddresses(of: [HTTPRequest(request.url)]).isEmpty, "it is never stored")
  }

  @Test func `one larger than a request allows does not count, nor does nonexistence`() async throws {
    _ = try await keep(.json("1234567"), of: request)
    var small = request
    small.bodyLimit = 6
    #expect(await client().keptAddresses(of: [small]).isEmpty)
    small.bodyLimit = 7
    #expect(await client().keptAddresses(of: [small]) == [request.url])
    var missing = HTTPRequest("https://example.org/missing", shelfLife: .infinity)
    missing.keepsMissing = true
    let other = try await keep(.json("{}", status: 404), of: missing)
    #expect(await other.kept(missing)?.status == 404)
    #expect(await other.keptAddresses(of: [missing]).isEmpty)
  }

  @Test func `one that is cut off does not count`() async throws {
    let client = try await keep(.json(#"{"a":1}"#), of: request)
    let path = try file()
    let whole = try Data(contentsOf: path)
    for part: Data in [whole.dropLast(), whole.prefix(20), Data(), whole + Data([0x20])] {
      try part.write(to: path)
      #expect(await client.keptAddresses(of: [request]).isEmpty)
    }
    #expect(FileManager.default.fileExists(atPath: path.path), "it is removed once it is read")
  }

  @Test func `bodies are not read, and looking is not reading`() async throws {
    let body = String(repeating: " ", count: 200_000) + "{}"
    let client = try await keep(.json(body), of: request)
    let path = try file()
    var bytes = try Data(contentsOf: path)
    bytes[bytes.count - 1000] ^= 1
    try bytes.write(to: path)
    let old = Date(timeIntervalSince1970: 500)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path.path)
    clock.set(1_000_000)
    #expect(await client.keptAddresses(of: [request]) == [request.url])
    let attributes = try FileManager.default.attributesOfItem(atPath: path.path)
    #expect(attributes[.modificationDate] as? Date == old, "it is still removed first when the cache is full")
    // Reading finds the damage.
    #expect(await client.kept(request) == nil)
    #expect(await client.keptAddresses(of: [request]).isEmpty)
  }
}
