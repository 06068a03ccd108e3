import TestSupport

/// Faults of counts by decade and state at the Library.
extension SearchFaultRow {
  private static func answer(_ facets: String, of total: Int, cache: String = "public, max-age=86400")
    -> FixtureResponse
  {
    .json(
      #"{"pagination": {"of": \#(total), "next": null}, "results": [\#(total > 0 ? row(1) : "")], "facets": [\#(facets)]}"#,
      headers: ["Cache-Control": cache])
  }

  private static func facet(_ type: String, _ values: (String, Int)...) -> String {
    let filters = values.map { #"{"title": "\#($0.0)", "count": \#($0.1)}"# }
    return #"{"type": "\#(type)", "filters": [\#(filters.joined(separator: ","))]}"#
  }

  private static func row(
    _ name: String, _ answer: FixtureResponse, _ message: String, exitCode: Int32, requests: Int
  ) -> SearchFaultRow {
    SearchFaultRow(
      name: "\(name), with --facet decade", server: .library, answers: [answer], message: message,
      exitCode: exitCode, requests: requests, options: ["--facet", "decade"])
  }

  static let facets: [SearchFaultRow] = [
    row(
      "decades that do not add up", answer(facet("dates", ("1900 to 1909", 7)), of: 9),
      "the decades add up to 7 of 9 pages; 1 request", exitCode: 0, requests: 1),
    row(
      "counts of another state", answer(facet("location_state", ("ohio", 9)), of: 9),
      ignored + "it counts 9 pages of Ohio", exitCode: 69, requests: 2),
    row(
      "centuries instead of decades", answer(facet("dates", ("1900 to 1999", 9)), of: 9),
      unreadable + "“1900 to 1999” is not a decade", exitCode: 69, requests: 1),
    row(
      "a count that is missing", answer(#"{"type": "dates", "filters": [{"title": "1900 to 1909"}]}"#, of: 9),
      unreadable + "a count of a facet is missing", exitCode: 69, requests: 1),
    row(
      "no counts", answer("", of: 9), "HOST does not offer counts by decade", exitCode: 64, requests: 1),
    row(
      "an empty count marked no-cache", answer("", of: 0, cache: "no-cache"),
      "HOST is overloaded: it returned an unreliable empty response", exitCode: 69, requests: 1),
  ]
}
