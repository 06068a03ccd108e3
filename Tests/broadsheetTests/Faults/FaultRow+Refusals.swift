import Foundation
import Newspapers
import TestSupport

extension FaultRow {
  private static func status(
    _ status: Int, _ headers: [String: String] = [:], type: String = "application/json", _ body: String = "{}"
  ) -> Server {
    let headers = ["Content-Type": type].merging(headers) { $1 }
    return .answer(LoopbackResponse(status: status, headers: headers, body: Data(body.utf8)))
  }

  private static let page = "<!DOCTYPE html><title>Just a moment...</title>"
  private static let check = "HOST sent a browser check instead of data"
  private static let pause = "HOST is refusing requests for now"
  private static let pauseUntil = "HOST is refusing requests until "

  private static func failure(_ number: Int, requests: Int = 1, _ commands: [Command] = [.list, .show])
    -> FaultRow
  {
    FaultRow(
      // A 304 must not have a body (RFC 9110, section 15.4.5).
      "status \(number)", status(number, [:], number == 304 ? "" : "{}"),
      message: "HOST failed with HTTP status \(number)",
      requests: requests, commands
    ) { .serverError(host: $0, status: number) }
  }

  /// The server responds that it will not or cannot answer.
  static let refusals: [FaultRow] = [
    FaultRow("429", status(429), exitCode: 75, message: pause) { .rateLimited(host: $0, until: nil) },
    FaultRow(
      "429 with Retry-After in seconds", status(429, ["Retry-After": "90"]), exitCode: 75,
      message: pauseUntil
    ) { .rateLimited(host: $0, until: 0) },
    FaultRow(
      "429 with Retry-After as a date", status(429, ["Retry-After": "Fri, 01 Jan 2100 00:00:00 GMT"]),
      exitCode: 75, message: pauseUntil
    ) { .rateLimited(host: $0, until: 0) },
    FaultRow(
      "429 with an invalid Retry-After", status(429, ["Retry-After": "soon"]), exitCode: 75,
      message: pause
    ) { .rateLimited(host: $0, until: nil) },
    FaultRow(
      "503 with Retry-After", status(503, ["Retry-After": "90"]), exitCode: 75, message: pauseUntil
    ) { .rateLimited(host: $0, until: 0) },
    FaultRow(
      "bot check: cf-mitigated", status(403, ["cf-mitigated": "challenge"], type: "text/html", page),
      message: check
    ) { .botCheck(host: $0) },
    FaultRow("bot check: 403 with a web page", status(403, type: "text/html", page), message: check) {
      .botCheck(host: $0)
    },
    FaultRow(
      "an overload: 503 with a web page", status(503, type: "text/html", page),
      message: "HOST failed with HTTP status 503", requests: 2
    ) { .serverError(host: $0, status: 503) },
    FaultRow("bot check: 200 with a web page", status(200, type: "text/html", page), message: check) {
      .botCheck(host: $0)
    },
    FaultRow("bot check: a web page that claims to be JSON", status(200, [:], page), message: check) {
      .botCheck(host: $0)
    },
    failure(403), failure(400), failure(304),
    failure(500, requests: 2), failure(502, requests: 2), failure(503, requests: 2),
    failure(504, requests: 2),
    failure(520, requests: 2),
    FaultRow("status 404", status(404), message: "HOST failed with HTTP status 404", [.list]) {
      .serverError(host: $0, status: 404)
    },
    FaultRow(
      "status 404", status(404), exitCode: 66, message: "HOST has no newspaper sn83030214", [.show]
    ) { .notFound(what: .newspaper(numbered: "sn83030214"), source: $0) },
    FaultRow(
      "status 410", status(410), exitCode: 66, message: "HOST has no newspaper sn83030214", [.show]
    ) { .notFound(what: .newspaper(numbered: "sn83030214"), source: $0) },
  ]
}
