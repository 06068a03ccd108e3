import Foundation
import Newspapers
import TestSupport

extension FaultRow {
  private static func unreadable(
    _ name: String, _ body: Data, _ what: String, _ commands: [Command] = [.list, .show],
    requests: Int = 1, arguments: [String] = []
  ) -> FaultRow {
    let answer = LoopbackResponse(headers: ["Content-Type": "application/json"], body: body)
    return FaultRow(
      name, .answer(answer), message: "HOST sent an unreadable response: \(what)",
      requests: requests, commands, arguments: arguments
    ) { .malformed(host: $0, what: what) }
  }

  private static func file(_ path: String) -> Data {
    guard let bytes = try? Fixture.bytes("loc.gov/\(path)") else { preconditionFailure(path) }
    return Data(bytes)
  }

  private static let row = """
    {"results": [{"title": "The sun", "number_lccn": ["sn83030214"], "location_state": ["alabama"]}],
     "pagination": {"of": 1, "perpage": 50}}
    """

  private static let otherState = "a row has the state “alabama” instead of “oregon”"

  private static func degraded(_ cacheControl: String) -> FaultRow {
    var answer = LoopbackResponse.json(#"{"results": [], "pagination": {"of": 0, "perpage": 50}}"#)
    answer.headers["Cache-Control"] = cacheControl
    return FaultRow(
      "an empty list marked \(cacheControl)", .answer(answer),
      message: "HOST is overloaded: it returned an unreliable empty response", [.list]
    ) { .degraded(host: $0) }
  }

  private static func missing(_ name: String, _ path: String) -> FaultRow {
    FaultRow(
      name, .answer(LoopbackResponse(headers: ["Content-Type": "application/json"], body: file(path))),
      exitCode: 66, message: "HOST has no newspaper sn83030214", [.show]
    ) { .notFound(what: .newspaper(numbered: "sn83030214"), source: $0) }
  }

  /// The server responds with 200, but the content cannot be right.
  static let answers: [FaultRow] = [
    degraded("no-cache"), degraded("max-age=0"),
    unreadable("an empty answer", Data(), "the response is empty"),
    unreadable(
      "truncated JSON", Data(#"{"results": [{"ti"#.utf8), "the response was cut off after 17 bytes",
      requests: 2),
    unreadable("not JSON", Data("tribune".utf8), "the response is not JSON"),
    unreadable(
      "bytes that are not UTF-8", Data([0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x7D]), "the response is not JSON"),
    unreadable(
      "a list without rows", Data(#"{"pagination": {"of": 3}}"#.utf8), "“results” is missing", [.list],
      requests: 2),
    unreadable(
      "a list whose rows have no LCCN", Data(#"{"results": [{"title": "x"}], "pagination": {"of": 9}}"#.utf8),
      "no row on page 1 of the list has an LCCN and a title", [.list]),
    FaultRow(
      "a list that ignores the filter",
      .answer(LoopbackResponse(headers: ["Content-Type": "application/json"], body: Data(row.utf8))),
      message: "HOST ignored the filter: \(otherState)", requests: 1, [.list],
      arguments: ["--state", "Oregon"]
    ) { .ignoredFilter(host: $0, what: otherState) },
    unreadable(
      "a record without its item", file("broken/no-item.json"), "“item” is missing", [.show],
      requests: 2),
    unreadable(
      "a record without a title", file("broken/item-without-title.json"), "“item.title” is missing", [.show]),
    missing("a record that says 404 with status 200", "drift/item-not-found-in-200.json"),
    missing("a record of a book", "drift/item-book.json"),
  ]
}
