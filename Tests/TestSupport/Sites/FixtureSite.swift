import Foundation

/// A site made of the files in `Fixtures/`: its responses for a path and a query. Works for a
/// `StubHTTPClient` and for a loopback server.
public struct FixtureSite: Sendable {
  private let respond: @Sendable (_ path: String, _ query: [String: String]) throws -> FixtureResponse

  init(_ respond: @escaping @Sendable (_ path: String, _ query: [String: String]) throws -> FixtureResponse) {
    self.respond = respond
  }

  /// - Parameters:
  ///   - path: with its leading slash, without the query.
  ///   - query: decoded.
  public func answer(path: String, query: [String: String]) throws -> FixtureResponse {
    try respond(path, query)
  }

  /// The response to `target`, an address or a path, with or without a query.
  public func answer(to target: String) throws -> FixtureResponse {
    guard let parts = URLComponents(string: target) else { throw URLError(.badURL) }
    let items = (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    return try answer(path: parts.path, query: Dictionary(items) { $1 })
  }

  /// www.loc.gov with thirty newspapers, four of them with records, two with issues; and tile.loc.gov with
  /// the files of their pages.
  public static let locGov = FixtureSite { path, query in
    if let tile = try FixturePages.tile(path, query) { return tile }
    guard query["fo"] == "json" else {
      let headers = ["cf-mitigated": "challenge"]
      return .html(try Fixture.bytes("loc.gov/challenge.html"), status: 403, headers: headers)
    }
    let parts = path.split(separator: "/")
    switch path {
    case "/collections/chronicling-america/titles/":
      return try LocGovLists.titles(query) ?? .json(try Fixture.bytes("loc.gov/not-found.json"), status: 404)
    case "/collections/directory-of-us-newspapers-in-american-libraries/":
      return try LocGovLists.search(query) ?? .json(try Fixture.bytes("loc.gov/not-found.json"), status: 404)
    case "/collections/chronicling-america/" where query["dl"] == "title":
      return try LocGovLists.search(query) ?? .json(try Fixture.bytes("loc.gov/not-found.json"), status: 404)
    case "/collections/chronicling-america/" where query["dl"] == "issue":
      return try LocGovLists.issues(query)
    case "/collections/chronicling-america/" where query["dl"] == "page":
      return try LocGovLists.frontPages(query)
        ?? .json(try Fixture.bytes("loc.gov/not-found.json"), status: 404)
    case _ where parts.count == 4 && (parts[0] == "item" || parts[0] == "resource"):
      return try LocGovLists.issue(path) ?? .json(try Fixture.bytes("loc.gov/not-found.json"), status: 404)
    case _ where parts.count == 2 && parts[0] == "item":
      return try file("loc.gov/item/\(parts[1]).json")
        ?? .json(try Fixture.bytes("loc.gov/not-found.json"), status: 404)
    default: return .json(try Fixture.bytes("loc.gov/not-found.json"), status: 404)
    }
  }

  /// A chronam site, with newspapers from many states, six of them with records.
  public static let chronAm = FixtureSite { path, _ in
    try file("chronam" + path) ?? FixturePages.answer(path, in: "chronam")
      ?? .html(try Fixture.bytes("chronam/not-found.html"), status: 404)
  }

  /// An Open ONI 1.1 site, with newspapers from Oregon: IIIF, and 500 for newspapers that it does not have.
  public static let openONI = FixtureSite { path, query in
    if let known = try file("openoni" + path), !path.hasPrefix("/api/") { return known }
    if let page = try FixturePages.answer(path, in: "openoni") { return page }
    if path == "/search/pages/results/" {
      let isOfTheDay = query["date1"] == "1916-01-06" && query["date2"] == "1916-01-06"
      return isOfTheDay && query["state"] ?? "Oregon" == "Oregon"
        ? .json(try Fixture.bytes("openoni/front-pages.json"))
        : .json(#"{"totalItems": 0, "startIndex": 1, "endIndex": 0, "itemsPerPage": "20", "items": []}"#)
    }
    let isTitle = path.hasPrefix("/lccn/") && path.hasSuffix(".json") && path.split(separator: "/").count == 2
    return isTitle
      ? .html(try Fixture.bytes("openoni/error-500.html"), status: 500)
      : .html(try Fixture.bytes("openoni/not-found.html"), status: 404)
  }

  /// The same site after its upgrade: with chronam's JSON below `/api/chronam/`.
  public static let openONIWithAPI = FixtureSite { path, query in
    guard path.hasPrefix("/api/chronam/") else { return try openONI.answer(path: path, query: query) }
    let rest = path.dropFirst("/api/chronam/".count)
    return try file("openoni/api/" + (rest.isEmpty ? "index.json" : rest))
      ?? FixturePages.answer("/" + rest, in: "openoni/api")
      ?? .json(try Fixture.bytes("openoni/api/not-found.json"), status: 404)
  }

  /// Nil if there is no such file.
  private static func file(_ path: String) throws -> FixtureResponse? {
    let isThere = FileManager.default.fileExists(atPath: Fixture.root.path + "/Fixtures/" + path)
    return isThere && path.hasSuffix(".json") ? .json(try Fixture.bytes(path)) : nil
  }
}
