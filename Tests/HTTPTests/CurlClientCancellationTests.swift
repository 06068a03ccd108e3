import Foundation
import HTTP
import TestSupport
import Testing

@Suite("Cancelling a request") struct CurlClientCancellationTests {
  let client = CurlClient(userAgent: "broadsheet/0")

  @Test(arguments: [.silence, .dribble(bytes: 1000, pause: 0.05), .neverAccept] as [Fault])
  func `ends it within a second`(_ fault: Fault) async throws {
    let server = try FaultyServer(fault)
    let task = Task { try await client.send(HTTPRequest(server.url)) }
    while server.connectionCount == 0 { try await Task.sleep(for: .milliseconds(5)) }
    try await Task.sleep(for: .milliseconds(50))

    let start = ContinuousClock.now
    task.cancel()
    await #expect(throws: HTTPError.canceled) { try await task.value }
    #expect(ContinuousClock.now - start < .seconds(1))
  }

  @Test func `before it has started sends nothing`() async throws {
    let server = try await LoopbackServer.start(["/": .text("")])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.send(HTTPRequest(server.url + "/"))
    }
    await #expect(throws: HTTPError.canceled) { try await task.value }
    #expect(server.requests.isEmpty)
  }

  @Test func `leaves the others alone, and the client usable`() async throws {
    let silent = try FaultyServer(.silence)
    let server = try await LoopbackServer.start { _ in
      try? await Task.sleep(for: .milliseconds(200))
      return .text("ok")
    }
    let doomed = (1...3).map { _ in Task { try await client.send(HTTPRequest(silent.url)) } }
    async let kept = client.send(HTTPRequest(server.url))
    while silent.connectionCount < 3 { try await Task.sleep(for: .milliseconds(5)) }
    for task in doomed { task.cancel() }
    for task in doomed { await #expect(throws: HTTPError.canceled) { try await task.value } }
    #expect(try await kept.status == 200)
    #expect(try await client.send(HTTPRequest(server.url)).status == 200)
  }
}
