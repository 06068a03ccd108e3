import Foundation

/// The lists of the fixtures' www.loc.gov: it filters, sorts and pages like the real one.
enum LocGovLists {
  /// Nil past the end.
  static func titles(_ query: [String: String]) throws -> FixtureResponse? {
    try answer(rows: rows("loc.gov/titles.json", "content.results"), key: "content.results", query)
  }

  /// Nil past the end.
  static func search(_ query: [String: String]) throws -> FixtureResponse? {
    var rows = try rows("loc.gov/search.json", "results")
    for facet in (query["fa"] ?? "").split(separator: "|") {
      let parts = facet.split(separator: ":", maxSplits: 1).map(String.init)
      guard let field = parts.first, let value = parts.last else { continue }
      // An unknown field is silently ignored; an unknown value matches nothing.
      guard ["location_state", "language"].contains(field) else { continue }
      rows = rows.filter { ($0[field] as? [String] ?? []).contains(value) }
    }
    let years = (query["dates"] ?? "").split(separator: "/").compactMap { Int($0) }
    if years.count == 2 { rows = rows.filter { lifetime($0).overlaps(years[0]...max(years[0], years[1])) } }
    if query["sb"] == "date" { rows.sort { ($0["date"] as? String ?? "") < ($1["date"] as? String ?? "") } }
    return try answer(rows: rows, key: "results", query)
  }

  /// The issues of the newspaper in the facet: for one row, the first or last issue and the total; otherwise
  /// those with known dates.
  static func issues(_ query: [String: String]) throws -> FixtureResponse {
    let lccn = String((query["fa"] ?? "").split(separator: ":").last ?? "")
    let path = "loc.gov/issues/\(lccn).json"
    if query["c"] == "1", FileManager.default.fileExists(atPath: Fixture.root.path + "/Fixtures/" + path) {
      var answer = try JSONSerialization.jsonObject(with: Data(Fixture.bytes(path))) as? [String: Any] ?? [:]
      let rows = answer["results"] as? [[String: Any]] ?? []
      answer["results"] = Array(query["sb"] == "date_desc" ? rows.suffix(1) : rows.prefix(1))
      return .json(
        Array(try JSONSerialization.data(withJSONObject: answer)), headers: ["Cache-Control": "max-age=86400"]
      )
    }
    let years = (query["dates"] ?? "").split(separator: "/").compactMap { Int($0) }
    var dates = try issueDates(lccn)
    if years.count == 2 { dates = dates.filter { years[0]...years[1] ~= Int($0.prefix(4)) ?? 0 } }
    if query["sb"] == "date_desc" { dates.reverse() }
    let rows: [[String: Any]] = dates.map {
      [
        "id": "http://www.loc.gov/item/\(lccn)/\($0)/ed-1/", "date": $0, "dates": [$0], "number_lccn": [lccn],
        "number_edition": ["1"], "url": "https://www.loc.gov/item/\(lccn)/\($0)/ed-1/",
      ]
    }
    return try answer(rows: rows, key: "results", query)
      ?? .json(try Fixture.bytes("loc.gov/not-found.json"), status: 404)
  }

  /// An issue with its neighbors; nil if its date is unknown.
  static func issue(_ path: String) throws -> FixtureResponse? {
    guard let parts = FixtureAddress(path), parts.edition == 1 else { return nil }
    let dates = try issueDates(parts.lccn)
    guard let index = dates.firstIndex(of: parts.date) else { return nil }
    if path.hasPrefix("/resource/") { return try FixturePages.template("loc.gov/page.json", parts) }
    func address(_ index: Int) -> String {
      dates.indices.contains(index)
        ? "\"https://www.loc.gov/item/\(parts.lccn)/\(dates[index])/ed-1/?fo=json\"" : "null"
    }
    return try FixturePages.template(
      "loc.gov/issue.json", parts, ["PREVIOUS": address(index - 1), "NEXT": address(index + 1)])
  }

  /// The front pages of a day. Nil past the end.
  static func frontPages(_ query: [String: String]) throws -> FixtureResponse? {
    let facets = (query["fa"] ?? "").split(separator: "|")
    let state = facets.first { $0.hasPrefix("location_state:") }.map { String($0.dropFirst(15)) }
    let rows = try rows("loc.gov/front-pages.json", "results").filter { row in
      let isOfTheDay = query["dates"] == "\(row["date"] ?? "")/\(row["date"] ?? "")"
      return isOfTheDay && (state == nil || row["location_state"] as? [String] == state.map { [$0] })
    }
    return try answer(rows: rows, key: "results", query)
  }

  private static func issueDates(_ lccn: String) throws -> [String] {
    let file = try JSONSerialization.jsonObject(with: Data(Fixture.bytes("loc.gov/issue-dates.json")))
    return (file as? [String: [String]])?[lccn] ?? []
  }

  private static func rows(_ file: String, _ key: String) throws -> [[String: Any]] {
    let answer = try JSONSerialization.jsonObject(with: Data(Fixture.bytes(file))) as? [String: Any]
    return answer?[key] as? [[String: Any]] ?? []
  }

  /// From the end of the title line: `1901-1913`, `188?-current`.
  private static func lifetime(_ row: [String: Any]) -> ClosedRange<Int> {
    let line = row["title"] as? String ?? ""
    let years = (line.split(separator: " ").last ?? "").split(separator: "-").map(String.init)
    // If the start is entirely unknown, the end is all there is.
    let start = years.first?.hasSuffix("???") == true ? years.last : years.first
    let first = Int((start ?? "").replacingOccurrences(of: "?", with: "0")) ?? 0
    let last = Int((years.last ?? "").replacingOccurrences(of: "?", with: "9")) ?? 9999
    return first...max(first, last)
  }

  private static func answer(rows: [[String: Any]], key: String, _ query: [String: String]) throws
    -> FixtureResponse?
  {
    let size = max(1, query["c"].flatMap { Int($0) } ?? 25)
    let page = max(1, query["sp"].flatMap { Int($0) } ?? 1)
    let start = (page - 1) * size
    guard start < max(rows.count, 1) else { return nil }
    let slice = Array(rows[start..<min(start + size, rows.count)])
    let pagination: [String: Any] = [
      "of": rows.count, "total": max(1, (rows.count + size - 1) / size), "current": page, "perpage": size,
    ]
    let body = try JSONSerialization.data(withJSONObject: [key: slice, "pagination": pagination])
    return .json(Array(body), headers: ["Cache-Control": "max-age=86400"])
  }
}
