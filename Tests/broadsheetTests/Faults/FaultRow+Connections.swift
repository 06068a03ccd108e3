import Foundation
import Newspapers
import TestSupport

extension FaultRow {
  private static let cut =
    "HOST answered something that cannot be read: the connection ended before the answer did"
  private static let late = "HOST did not answer within 1 s"

  /// No connection, or one that fails.
  static let connections: [FaultRow] = [
    FaultRow(
      "nobody listens", .raw(.refuse), message: "HOST cannot be reached: the connection was refused",
      requests: 0
    ) { .unreachable(host: $0, .refused) },
    FaultRow(
      // A label of more than 63 letters never reaches a name server.
      "its name is unknown", .nowhere("http://\(String(repeating: "a", count: 64)).invalid"),
      message: "HOST cannot be reached: its name could not be resolved", requests: nil
    ) { .unreachable(host: $0, .nameNotResolved) },
    FaultRow(
      "its certificate is not to be trusted", .selfSigned,
      message: "HOST cannot be reached: the connection is not secure (", requests: nil
    ) { .unreachable(host: $0, .insecure(reason: "")) },
    FaultRow("it never accepts the connection", .raw(.neverAccept), message: late, requests: 0) {
      .timedOut(host: $0, seconds: 1)
    },
    FaultRow("it says nothing", .raw(.silence), message: late) { .timedOut(host: $0, seconds: 1) },
    FaultRow("its answer drips", .raw(.dribble(bytes: 1000, pause: 0.05)), message: late) {
      .timedOut(host: $0, seconds: 1)
    },
    FaultRow("it hangs up", .raw(.closeBeforeAnswer), message: cut, requests: 2) {
      .malformed(host: $0, what: "the connection ended before the answer did")
    },
    FaultRow("its answer is cut", .raw(.cutBody(promised: 1000, sent: 10)), message: cut, requests: 2) {
      .malformed(host: $0, what: "the connection ended before the answer did")
    },
    FaultRow(
      "its answer is cut between chunks",
      .raw(.raw("HTTP/1.1 200 OK\nContent-Type: application/json\nTransfer-Encoding: chunked\n\n5\n{\"res")),
      message: cut, requests: 2
    ) { .malformed(host: $0, what: "the connection ended before the answer did") },
    FaultRow(
      "it does not speak HTTP", .raw(.garbage),
      message: "HOST answered something that cannot be read: Received HTTP/0.9 when not allowed"
    ) { .malformed(host: $0, what: "Received HTTP/0.9 when not allowed") },
    FaultRow(
      "its headers do not end", .raw(.hugeHeaders(bytes: 2_000_000)),
      message: "the answer of HOST is larger than 256 KiB"
    ) { .tooLarge(host: $0, limit: 256 << 10) },
    FaultRow(
      "1 MiB of gzip grows without end", .answer(.gzip(GzipSample.bomb)),
      message: "the answer of HOST is larger than 64 MiB"
    ) { .tooLarge(host: $0, limit: 64 << 20) },
    FaultRow(
      "its gzip is none", .answer(.gzip(Data("no gzip".utf8))),
      message: "HOST answered something that cannot be read: Error while processing content unencoding"
    ) { .malformed(host: $0, what: "Error while processing content unencoding: incorrect header check") },
    FaultRow(
      "it redirects in a circle", .answer(.redirect(to: "/again")),
      message: "HOST answered something that cannot be read: it redirects again and again", requests: 6
    ) { .malformed(host: $0, what: "it redirects again and again") },
    FaultRow(
      "it redirects to a file", .answer(.redirect(to: "file:///etc/passwd")),
      message: "HOST answered something that cannot be read: it redirects to an address that is not safe"
    ) { .malformed(host: $0, what: "it redirects to an address that is not safe") },
    FaultRow(
      "it redirects to no address", .answer(.redirect(to: "http://127.0.0.1:99999/")),
      message: "HOST answered something that cannot be read: it redirects to something that is not an address"
    ) { .malformed(host: $0, what: "it redirects to something that is not an address") },
  ]
}
