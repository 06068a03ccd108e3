import Foundation
import Newspapers
import TestSupport

extension FaultRow {
  private static let cut = "HOST closed the connection before its response was complete"
  private static let late = "HOST did not answer within 1 s"

  /// No connection, or one that fails.
  static let connections: [FaultRow] = [
    FaultRow(
      "nothing is listening", .raw(.refuse), message: "HOST cannot be reached: the connection was refused",
      requests: 0
    ) { .unreachable(host: $0, .refused) },
    FaultRow(
      // A label of more than 63 letters never reaches a name server.
      "its name is unknown", .nowhere("http://\(String(repeating: "a", count: 64)).invalid"),
      message: "HOST cannot be reached: its name could not be resolved", requests: nil
    ) { .unreachable(host: $0, .nameNotResolved) },
    FaultRow(
      "its certificate is not trusted", .selfSigned,
      message: "HOST cannot be reached: the connection is not secure (", requests: nil
    ) { .unreachable(host: $0, .insecure(reason: "")) },
    FaultRow("it never accepts the connection", .raw(.neverAccept), message: late, requests: 0) {
      .timedOut(host: $0, seconds: 1)
    },
    FaultRow("it says nothing", .raw(.silence), message: late) { .timedOut(host: $0, seconds: 1) },
    FaultRow("its answer trickles in", .raw(.dribble(bytes: 1000, pause: 0.05)), message: late) {
      .timedOut(host: $0, seconds: 1)
    },
    FaultRow("it hangs up", .raw(.closeBeforeResponse), message: cut, requests: 2) {
      .cutOff(host: $0)
    },
    FaultRow("its answer is cut off", .raw(.cutBody(promised: 1000, sent: 10)), message: cut, requests: 2) {
      .cutOff(host: $0)
    },
    FaultRow(
      "its answer is cut between chunks",
      .raw(.raw("HTTP/1.1 200 OK\nContent-Type: application/json\nTransfer-Encoding: chunked\n\n5\n{\"res")),
      message: cut, requests: 2
    ) { .cutOff(host: $0) },
    FaultRow(
      "it does not speak HTTP", .raw(.garbage),
      message: "HOST sent an unreadable response: Received HTTP/0.9 when not allowed"
    ) { .malformed(host: $0, what: "Received HTTP/0.9 when not allowed") },
    FaultRow(
      "its headers do not end", .raw(.hugeHeaders(bytes: 2_000_000)),
      message: "the response from HOST is larger than 256 KiB"
    ) { .tooLarge(host: $0, limit: 256 << 10) },
    FaultRow(
      "1 MiB of gzip grows without end", .answer(.gzip(GzipSample.bomb)),
      message: "the response from HOST is larger than 64 MiB"
    ) { .tooLarge(host: $0, limit: 64 << 20) },
    FaultRow(
      "its gzip is broken", .answer(.gzip(Data("no gzip".utf8))),
      message: "HOST sent an unreadable response: its compression is damaged"
    ) { .malformed(host: $0, what: "its compression is damaged") },
    FaultRow(
      // Nothing listens on the first port.
      "it redirects to a host that is down", .answer(.redirect(to: "http://127.0.0.1:1/")),
      message: "HOST cannot be reached: it redirects to 127.0.0.1:1: the connection was refused"
    ) { .unreachable(host: $0, .redirected(to: "127.0.0.1:1", .refused)) },
    FaultRow(
      "it redirects in a circle", .answer(.redirect(to: "/again")),
      message: "HOST sent an unreadable response: too many redirects", requests: 2
    ) { .malformed(host: $0, what: "too many redirects") },
    FaultRow(
      "it redirects to a file", .answer(.redirect(to: "file:///etc/passwd")),
      message: "HOST sent an unreadable response: it redirects to an unsafe address"
    ) { .malformed(host: $0, what: "it redirects to an unsafe address") },
    FaultRow(
      "it redirects to no address", .answer(.redirect(to: "http://127.0.0.1:99999/")),
      message: "HOST sent an unreadable response: it redirects to an invalid address"
    ) { .malformed(host: $0, what: "it redirects to an invalid address") },
  ]
}
