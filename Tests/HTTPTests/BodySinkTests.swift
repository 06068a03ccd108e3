import Foundation
import HTTP
import Synchronization
import TestSupport
import Testing

@Suite("A body sink") struct BodySinkTests {
  private let client = RedirectingClient(CurlClient(userAgent: "broadsheet-test"))

  private final class Bucket: Sendable {
    let bytes = Mutex<[UInt8]>([])
    let asked = Mutex<[Int]>([])

    func sink(wants: Bool = true, takes: Bool = true) -> BodySink {
      BodySink(
        wants: { [self] status, _ in
          asked.withLock { $0.append(status) }
          return wants
        },
        take: { [self] bytes in
          self.bytes.withLock { $0 += bytes }
          return takes
        })
    }
  }

  private func request(_ url: String, _ sink: BodySink, timeout: Double = 30) -> HTTPRequest {
    var request = HTTPRequest(url, timeout: timeout, bodyLimit: 1000)
    request.sink = sink
    return request
  }

  @Test func `takes the body in order, beyond the memory limit, decompressed, and is asked once`()
    async throws
  {
    let body = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
    let server = try await LoopbackServer.start(["/": .init(body: body)])
    let bucket = Bucket()
    let response = try await client.send(request(server.url + "/", bucket.sink()))
    #expect(response.body.isEmpty && response.sinkBytes == body.count)
    #expect(bucket.bytes.withLock { $0 } == Array(body))
    #expect(bucket.asked.withLock { $0 } == [200])
    #expect(server.requests.first?.header("Accept-Encoding") == "identity")
  }

  @Test func `leaves what it does not want in the response`() async throws {
    let server = try await LoopbackServer.start(["/": .text("gone", status: 404)])
    let bucket = Bucket()
    let response = try await client.send(request(server.url + "/", bucket.sink(wants: false)))
    #expect(response.body == Array("gone".utf8) && response.sinkBytes == 0)
    #expect(bucket.bytes.withLock { $0.isEmpty })
  }

  @Test func `is asked about an empty body, too, and not about redirects`() async throws {
    let server = try await LoopbackServer.start(["/": .redirect(to: "/b"), "/b": .init()])
    let bucket = Bucket()
    _ = try await client.send(request(server.url + "/", bucket.sink()))
    #expect(bucket.asked.withLock { $0 } == [200])
  }

  @Test func `that accepts no more ends the transfer`() async throws {
    let server = try await LoopbackServer.start(["/": .text(String(repeating: "x", count: 500_000))])
    let bucket = Bucket()
    await #expect(throws: HTTPError.other(code: 23, reason: "the data was not accepted")) {
      try await client.send(request(server.url + "/", bucket.sink(takes: false)))
    }
    #expect(bucket.bytes.withLock { $0.count } < 500_000)
  }

  @Test func `keeps what came before the connection ended, and is not sent it again`() async throws {
    let server = try FaultyServer(.cutBody(promised: 1000, sent: 10))
    let bucket = Bucket()
    await #expect(throws: HTTPError.cutOff) {
      try await RetryingClient(client).send(request(server.url, bucket.sink()))
    }
    #expect(bucket.bytes.withLock { $0.count } == 10 && server.connectionCount == 1)
  }

  @Test
  func `does not wait forever for a stalled transfer, however long it may take`() async throws {
    let server = try FaultyServer(.dribble(bytes: 100, pause: 0.3))
    await #expect(throws: HTTPError.self) {
      try await client.send(request(server.url, Bucket().sink(), timeout: 1))
    }
  }
}
