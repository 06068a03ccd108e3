import Foundation

/// The lists of a fake Library: filtered, sorted, and paged according to its moods.
extension MadeLibrary {
  func rows(_ query: [String: String]) -> [MadeTitle] {
    var rows = titles
    for (field, value) in facets(query) {
      // An unknown field is silently ignored.
      switch field {
      case "location_state": rows = rows.filter { $0.state == value }
      case "language": rows = rows.filter { $0.language == value }
      case "publication-frequency", "publication_frequency":
        rows = rows.filter { $0.frequency.lowercased() == value }
      case "subject_ethnicity": rows = rows.filter { $0.ethnicity == value }
      default: break
      }
    }
    let years = (query["dates"] ?? "").split(separator: "/").compactMap { Int($0) }
    if years.count == 2 { rows = rows.filter { $0.years.overlaps(years[0]...max(years[0], years[1])) } }
    switch query["sb"] {
    case "date": rows.sort { ($0.years.lowerBound, $0.number) < ($1.years.lowerBound, $1.number) }
    case "title_s_desc": rows.reverse()
    default: break
    }
    return rows
  }

  /// The LCCN and the dates of a newspaper's issues.
  func issues(_ query: [String: String]) -> [(lccn: String, date: String)] {
    guard let lccn = facets(query).first(where: { $0.field == "number_lccn" })?.value else { return [] }
    var dates = titles.first { $0.lccn == lccn }?.issueDates ?? []
    let years = (query["dates"] ?? "").split(separator: "/").compactMap { Int($0) }
    if years.count == 2 { dates = dates.filter { years[0]...years[1] ~= Int($0.prefix(4)) ?? 0 } }
    if query["sb"] == "date_desc" { dates.reverse() }
    return dates.map { (lccn, $0) }
  }

  /// The titles with an issue on the day, and the day.
  func frontPages(_ query: [String: String]) -> [(title: MadeTitle, day: String)] {
    let day = String((query["dates"] ?? "").prefix(10))
    let state = facets(query).first { $0.field == "location_state" }?.value
    return titles.filter { (state == nil || $0.state == state) && $0.issueDates.contains(day) }
      .map { ($0, day) }
  }

  static func frontPage(of title: MadeTitle, on day: String) -> [String: Any] {
    issue(title.lccn, day, page: 1).merging([
      "title": "Image 1 of \(title.name) (Salem, Or.), today", "location_state": [title.state],
    ]) { $1 }
  }

  static func issue(_ lccn: String, _ date: String, page: Int? = nil) -> [String: Any] {
    let kind = page == nil ? "item" : "resource"
    let id = "http://www.loc.gov/\(kind)/\(lccn)/\(date)/ed-1/" + (page.map { "?sp=\($0)" } ?? "")
    return ["id": id, "date": date, "number_lccn": [lccn], "number_edition": ["1"]]
  }

  private func facets(_ query: [String: String]) -> [(field: String, value: String)] {
    (query["fa"] ?? "").split(separator: "|").compactMap { facet in
      let parts = facet.split(separator: ":", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  /// - Parameter row: turns what is on the page into JSON.
  func page<Row>(
    of rows: [Row], _ query: [String: String], as row: (Row) -> [String: Any]
  ) -> FixtureResponse {
    let asked = max(1, query["c"].flatMap { Int($0) } ?? 25)
    let size = moods.fixedRows ?? min(asked, moods.mostRows ?? asked)
    var number = max(1, query["sp"].flatMap { Int($0) } ?? 1)
    if number > 1, (number - 1) * size >= rows.count {
      switch moods.pastTheEnd {
      case .notFound: return json(["status": 404, "type": "exception"], status: 404)
      case .badRequest: return json(["status": 400], status: 400)
      case .firstPage: number = 1
      case .empty: break
      }
    }
    let start = min((number - 1) * size, rows.count)
    let end = min(start + size, rows.count)
    let doubled = number > 1 ? min(moods.doubles, end - start) : 0
    let given = (rows[start - doubled..<start] + rows[start + doubled..<end]).map(row)
    var pagination: [String: Any] = ["current": number, "perpage": moods.label ?? size]
    if moods.totalIsLength {
      pagination["total"] = rows.count
    } else if moods.saysTotal {
      pagination["of"] = rows.count + moods.miscount
      pagination["total"] = max(1, (rows.count + size - 1) / size)
    }
    if moods.saysNext {
      pagination["next"] = end < rows.count ? "https://www.loc.gov/?sp=\(number + 1)" : NSNull()
    }
    return json(nested(given, pagination))
  }

  private func nested(_ rows: [[String: Any]], _ pagination: [String: Any]) -> [String: Any] {
    switch moods.nesting {
    case .plain: ["results": rows, "pagination": pagination]
    case .content: ["content": ["results": rows, "pagination": pagination]]
    case .pages:
      [
        "pages": [
          ["slug": "about", "children": [["results": [[String: Any]]()]]],
          ["slug": "", "children": [["results": rows]]],
        ], "pagination": pagination,
      ]
    }
  }
}
