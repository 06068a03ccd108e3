import TestSupport

/// Faults in what tile.loc.gov shows of a page found.
extension SearchFaultRow {
  /// A row that does not say what was found on the page.
  static let bare =
    """
    {"id": "http://www.loc.gov/resource/sn84022673/1905-07-04/ed-1/?sp=1", "date": "1905-07-04",
    "title": "Image 1 of The Columbian (Saint Helens, Or.), July 4, 1905", "location_state": ["oregon"],
    "number_lccn": ["sn84022673"], "word_coordinates_url":
    "https://tile.loc.gov/text-services/word-coordinates-service?segment=%2Fservice%2Fndnp%2Foru%2Fbatch_oru_a_ver01%2Fdata%2F0001.xml"}
    """

  private static func passage(
    _ name: String, _ answer: FixtureResponse, _ message: String, exitCode: Int32, requests: Int = 3
  ) -> SearchFaultRow {
    SearchFaultRow(
      name: "\(name), with --snippets 1", server: .library, answers: [rows([bare]), rows([]), answer],
      message: message,
      exitCode: exitCode, requests: requests, options: ["--snippets", "1"])
  }

  private static let nowhere = "no snippet of sn84022673/1905-07-04/ed-1/seq-1: "

  static let passages: [SearchFaultRow] = [
    passage(
      "a passage of another shape", .json(#"{"x": {"full_text": "gold"}}"#), nowhere + unreadable, exitCode: 0
    ),
    passage(
      "a page without a passage", .json(#"{"x": {"relevant_snippet": ""}}"#), "hits 1 to 1 of 1 page",
      exitCode: 0),
    passage("no passages, 404", .json("{}", status: 404), nowhere, exitCode: 0),
    passage(
      "429 for a passage", .json("", status: 429), nowhere + "HOST is refusing requests for now", exitCode: 75
    ),
  ]
}
