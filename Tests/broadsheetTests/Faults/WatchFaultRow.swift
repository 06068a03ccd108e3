import Foundation
import TestSupport
import Testing

/// One way in which a server can mislead a watch, and its consequences.
struct WatchFaultRow: Sendable, CustomTestStringConvertible {
  let name: String
  let server: SearchFaultRow.Server
  /// The list of batches, by path.
  let lists: [String: FixtureResponse]
  /// What searches find; nil for the pages of the new batch.
  var search: FixtureResponse?
  /// The message to the reader, with HOST for the host.
  let message: String
  let exitCode: Int32

  var testDescription: String { "\(name) (\(server.rawValue))" }

  /// The row of the matrix in Tests/FAULTS.md.
  var line: String {
    "| \(name) | \(server.rawValue) | \(message.replacing("HOST", with: "the server")) | \(exitCode) |"
  }

  static let summary = "/collections/chronicling-america/datasets/batch-summary/"
  private static let unreadable = "HOST sent an unreadable response: "

  /// Before: four batches. Each list has them and one more.
  static let known = ["b1_ver01", "b2_ver01", "b3_ver01", "b4_ver01"]

  static func list(_ names: [String], _ server: SearchFaultRow.Server, more: String = "") -> FixtureResponse {
    let rows = names.map { name in
      server == .library
        ? #"{"batch": "\#(name)", "lccns": ["sn84022673"], "ingested": "2014-11-21T15:57:18-05:00"}"#
        : #"{"name": "batch_\#(name)", "lccns": ["sn84022673"], "ingested": "2014-11-21T15:57:18+00:00"}"#
    }
    .joined(separator: ",")
    return .json(
      server == .library
        ? #"{"datasets": [\#(rows)]}"# : #"{"batches": [\#(rows)]\#(more)}"#)
  }

  static func items(_ batch: String) -> FixtureResponse {
    .json(
      """
      {"totalItems": 1, "startIndex": 1, "endIndex": 1, "itemsPerPage": 20, "items": [
      {"id": "/lccn/sn84022673/1905-07-04/ed-1/seq-1/", "title": "The Columbian.", \(batch)"ocr_eng": "gold"}]}
      """)
  }

  static func rows(_ batch: String) -> FixtureResponse {
    .json(
      """
      {"pagination": {"of": 1, "next": null}, "results": [{"id": "http://www.loc.gov/resource/sn84022673/1905-07-04/ed-1/?sp=1",
      "title": "Image 1 of The Columbian (Saint Helens, Or.), July 4, 1905", "batch": ["\(batch)"],
      "number_lccn": ["sn84022673"], "page_coordinate_data": {"searchTerms": {"gold": [[1, 1, 1, 1]]}}}]}
      """, headers: ["Cache-Control": "public, max-age=86400"])
  }

  private static let (new, next) = (known + ["b5_ver01"], #", "next": "http://x/batches/2.json""#)

  static let all: [WatchFaultRow] = [
    WatchFaultRow(
      name: "an empty list of batches", server: .library, lists: [summary: list([], .library)],
      message: unreadable + "its list of batches is empty", exitCode: 69),
    WatchFaultRow(
      name: "an empty list of batches marked no-cache", server: .library,
      lists: [summary: .json(#"{"datasets": []}"#, headers: ["Cache-Control": "no-cache"])],
      message: "HOST is overloaded: it returned an unreliable empty response", exitCode: 69),
    WatchFaultRow(
      name: "a list of batches without most of those known before", server: .library,
      lists: [summary: list(["b1_ver01", "b5_ver01"], .library)],
      message: unreadable + "it lists only 1 of the 4 batches that were known before", exitCode: 69),
    WatchFaultRow(
      name: "another answer instead of the list of batches", server: .library,
      lists: [summary: .json(#"{"results": []}"#)], message: unreadable + "“datasets” is missing",
      exitCode: 69),
    WatchFaultRow(
      name: "pages of another batch", server: .library, lists: [summary: list(new, .library)],
      search: rows("b1_ver01"),
      message: "HOST ignored the filter: a page is sn84022673/1905-07-04/ed-1/seq-1, not of batch:b5_ver01",
      exitCode: 69),
    WatchFaultRow(
      name: "an empty list that it does not stand by", server: .library,
      lists: [summary: list(new, .library)],
      search: .json(
        #"{"pagination": {"of": 0, "next": null}, "results": []}"#, headers: ["Cache-Control": "no-cache"]),
      message: "HOST is overloaded: it returned an unreliable empty response", exitCode: 69),
    WatchFaultRow(
      name: "an empty list of batches", server: .site, lists: ["/batches.json": list([], .site)],
      message: unreadable + "its list of batches is empty", exitCode: 69),
    WatchFaultRow(
      name: "the same batches on every page", server: .site,
      lists: [
        "/batches.json": list(new, .site, more: next), "/batches/2.json": list(new, .site, more: next),
      ],
      message: unreadable + "page 2 of its batches repeats earlier ones", exitCode: 69),
    WatchFaultRow(
      name: "only the first page of the batches", server: .site,
      lists: ["/batches.json": list(new, .site, more: next), "/batches/2.json": .json("", status: 500)],
      message: "HOST failed with HTTP status 500", exitCode: 69),
    WatchFaultRow(
      name: "only the first page of the batches, 404", server: .site,
      lists: ["/batches.json": list(new, .site, more: next)],
      message: "HOST failed with HTTP status 404", exitCode: 69),
    WatchFaultRow(
      name: "no list of batches, 404", server: .site, lists: [:],
      message: "HOST does not offer a list of its batches, without which new pages cannot be found",
      exitCode: 64),
    WatchFaultRow(
      name: "pages without their batch", server: .site, lists: ["/batches.json": list(new, .site)],
      search: items(""),
      message: unreadable
        + "sn84022673/1905-07-04/ed-1/seq-1 comes without its batch, so new pages cannot be recognized",
      exitCode: 69),
  ]
}
