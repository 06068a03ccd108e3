import Foundation
import TestSupport
import Testing

/// One way in which a search can fail at a server, and its consequences.
struct SearchFaultRow: Sendable, CustomTestStringConvertible {
  enum Server: String, Sendable {
    case library = "the Library"
    case site = "a site"
  }

  let name: String
  let server: Server
  /// Answers to the searches, in turn; the last one is repeated.
  let answers: [FixtureResponse]
  /// The message to the reader, with HOST for the host; empty if there is none.
  let message: String
  let exitCode: Int32
  /// The searches that the server gets, and the other requests about the pages found.
  let requests: Int
  /// Options of `search`.
  var options: [String] = []

  var testDescription: String { "\(name) (\(server.rawValue))" }

  /// The row of the matrix in Tests/FAULTS.md.
  var line: String {
    "| \(name) | \(server.rawValue) | \(message.replacing("HOST", with: "the server")) | \(exitCode) | \(requests) |"
  }

  static let kept = ["Cache-Control": "public, max-age=86400"]

  static func rows(
    _ rows: [String], of total: Int? = nil, headers: [String: String] = kept
  ) -> FixtureResponse {
    .json(
      #"{"pagination": {"of": \#(total ?? rows.count), "next": null}, "results": [\#(rows.joined(separator: ","))]}"#,
      headers: headers)
  }

  /// - Parameter marks: the word that the row highlights.
  static func row(
    _ page: Int, state: String = "oregon", date: String = "1905-07-04", marks: String = "gold"
  )
    -> String
  {
    """
    {"id": "http://www.loc.gov/resource/sn84022673/\(date)/ed-1/?sp=\(page)", "date": "\(date)",
    "title": "Image \(page) of The Columbian (Saint Helens, Or.), July 4, 1905", "location_state": ["\(state)"],
    "number_lccn": ["sn84022673"], "page_coordinate_data": {"coords_list": [[1, 1, 1, 1]], "width": "10",
    "height": "10", "relevant_snippet": "... [[tag]]\(marks)[[/tag]] ...", "searchTerms": {"\(marks)": [[1, 1, 1, 1]]}}}
    """
  }

  private static func item(_ page: Int, state: String = "Oregon") -> String {
    """
    {"id": "/lccn/sn84022673/1905-07-04/ed-1/seq-\(page)/", "title": "The Columbian.", "state": ["\(state)"],
    "ocr_eng": "gold is where you find it"}
    """
  }

  private static func items(_ items: [String], of total: Int? = nil, from start: Int = 1) -> FixtureResponse {
    .json(
      """
      {"totalItems": \(total ?? items.count), "startIndex": \(start), "endIndex": \(start + items.count - 1),
      "itemsPerPage": 20, "items": [\(items.joined(separator: ","))]}
      """)
  }

  private static let web = FixtureResponse.html(
    Array("<!DOCTYPE html><title>Error</title>".utf8), status: 500)
  static let unreadable = "HOST sent an unreadable response: "
  static let ignored = "HOST ignored the filter: "

  static let all: [SearchFaultRow] = lists + passages + facets

  private static let lists: [SearchFaultRow] = [
    SearchFaultRow(
      name: "an empty list marked no-cache", server: .library,
      answers: [rows([], headers: ["Cache-Control": "no-cache"])],
      message: "HOST is overloaded: it returned an unreliable empty response", exitCode: 69, requests: 1),
    SearchFaultRow(
      name: "an empty list that it stands by", server: .library, answers: [rows([])],
      message: "no pages found",
      exitCode: 0, requests: 1),
    SearchFaultRow(
      name: "pages of another state, in the simple search, too", server: .library,
      answers: [rows([row(1, state: "ohio")])],
      message: ignored + "a page is sn84022673/1905-07-04/ed-1/seq-1, not of state:Oregon", exitCode: 69,
      requests: 2),
    SearchFaultRow(
      name: "pages of another state, but not in the simple search", server: .library,
      answers: [rows([row(1, state: "ohio")]), rows([row(1)])],
      message: "searched in a simpler way: the advanced search ignores filters today", exitCode: 0,
      requests: 2),
    SearchFaultRow(
      name: "nearly all pages there are", server: .library, answers: [rows([row(1)], of: 23_745_587)],
      message: ignored.trimmingCharacters(in: .whitespaces)
        + " it found 23745587 pages, nearly all there are",
      exitCode: 69, requests: 2),
    SearchFaultRow(
      name: "marks of other words", server: .library,
      answers: [rows([row(1, marks: "silver"), row(2, marks: "silver"), row(3, marks: "silver")])],
      message: ignored + "it marks “silver”, which was not asked for", exitCode: 69, requests: 2),
    SearchFaultRow(
      name: "pages without the words, as many as with a made-up word", server: .library,
      answers: [rows([bare])], message: ignored + "it found 1 page with a made-up word", exitCode: 69,
      requests: 4),
    SearchFaultRow(
      name: "pages without what was found on them, but none with a made-up word", server: .library,
      answers: [rows([bare]), rows([])], message: "hits 1 to 1 of 1 page", exitCode: 0, requests: 2),
    SearchFaultRow(
      name: "rows that are no pages of newspapers", server: .library,
      answers: [rows([row(1), #"{"id": "http://www.loc.gov/item/2010630192/"}"#, row(2)])],
      message: "1 row could not be read and is left out", exitCode: 0, requests: 1),
    SearchFaultRow(
      name: "a bot check, 403", server: .library,
      answers: [.html(Array("<!DOCTYPE html><title>Just a moment...</title>".utf8), status: 403)],
      message: "HOST sent a browser check instead of data", exitCode: 69, requests: 1),
    SearchFaultRow(
      name: "429", server: .library, answers: [.json("", status: 429)],
      message: "HOST is refusing requests for now",
      exitCode: 75, requests: 1),
    SearchFaultRow(
      name: "pages of another state", server: .site, answers: [items([item(1, state: "Ohio")])],
      message: ignored + "a page is sn84022673/1905-07-04/ed-1/seq-1, not of state:Oregon", exitCode: 69,
      requests: 1),
    SearchFaultRow(
      name: "nothing, which it counts", server: .site, answers: [items([])], message: "no pages found",
      exitCode: 0,
      requests: 1),
    SearchFaultRow(
      name: "the first page again, past the end", server: .site,
      answers: [items((1...20).map { item($0) }, of: 25), items((1...20).map { item($0) }, of: 25)],
      message: "hits 1 to 20 of 20 pages", exitCode: 0, requests: 2),
    SearchFaultRow(
      name: "no count", server: .site, answers: [.json(#"{"items": []}"#)],
      message: unreadable + "“totalItems” is missing or not a count", exitCode: 69, requests: 1),
    SearchFaultRow(
      name: "500 for every search", server: .site, answers: [web],
      message: "HOST failed with HTTP status 500",
      exitCode: 69, requests: 6),
    SearchFaultRow(
      name: "500 for a page without text", server: .site, answers: [web, web, items([item(1), item(2)])],
      message: "hits 1 to 2 of 2 pages", exitCode: 0, requests: 3),
    SearchFaultRow(
      name: "a web page", server: .site,
      answers: [.html(Array("<!DOCTYPE html><title>Search</title>".utf8), status: 200)],
      message: unreadable + "a web page came instead of JSON", exitCode: 69, requests: 1),
  ]
}
