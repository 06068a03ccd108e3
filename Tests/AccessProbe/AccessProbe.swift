import Glibc
import HTTP

/// A separate process, for tests of what processes share.
///
///     access-probe pace DIRECTORY URL COUNT [INTERVAL BURST LIMIT]    sends COUNT requests to URL; if nothing else is
///                                              said one in 0.25 s, three at once after a rest
///     access-probe cache DIRECTORY SEED        keeps and reads answers until it is killed
@main enum AccessProbe {
  static func main() async throws {
    let arguments = CommandLine.arguments
    // Shells make background jobs ignore it.
    signal(SIGINT, SIG_DFL)
    switch (arguments.dropFirst().first, arguments.count) {
    case ("pace", 5):
      try await pace(arguments[2], arguments[3], Int(arguments[4]) ?? 0, HostPace(interval: 0.25, burst: 3))
    case ("pace", 8):
      let numbers = arguments[5...].compactMap { Double($0) }
      guard numbers.count == 3 else { exit(64) }
      let pace = HostPace(
        interval: numbers[0], burst: Int(numbers[1]), limit: Int(numbers[2]), margin: 0.05)
      try await Self.pace(arguments[2], arguments[3], Int(arguments[4]) ?? 0, pace)
    case ("cache", 4): await cache(arguments[2], UInt64(arguments[3]) ?? 0)
    default: exit(64)
    }
  }

  private static func pace(_ directory: String, _ url: String, _ count: Int, _ pace: HostPace) async throws {
    let client = PacedClient(
      CurlClient(userAgent: "access-probe/0"), directory: directory,
      pace: { _ in pace }, onTrouble: { _ in exit(74) })
    for _ in 0..<count {
      guard try await client.send(HTTPRequest(url)).status == 200 else { exit(75) }
    }
  }

  /// The first byte of every body determines all others.
  private static func cache(_ directory: String, _ seed: UInt64) async {
    let client = CachingClient(
      Silence(), cache: ResponseCache(directory: directory, limit: 400_000), onTrouble: { _ in exit(74) })
    var state = seed | 1
    func next(_ limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }
    _ = write(STDOUT_FILENO, "ready\n", 6)
    while true {
      let request = HTTPRequest("https://example.org/\(next(40))", shelfLife: 1000)
      let body = Array(repeating: UInt8(next(256)), count: 1 + next(30_000))
      await client.keep(HTTPResponse(status: 200, body: body, url: request.url), of: request)
      let other = HTTPRequest("https://example.org/\(next(40))", shelfLife: 1000)
      if let kept = await client.kept(other)?.body, kept.contains(where: { $0 != kept[0] }) { exit(65) }
    }
  }

  private struct Silence: HTTPClient {
    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse { throw .refused }
  }
}
