import Newspapers

/// The text around hits, both in rows and from the text service.
extension MadeLibraryPages {
  /// What was found on a page, in the units of its ALTO file.
  func found(_ words: [String], _ page: MadePage) -> String {
    let marked = page.words.map { words.contains($0) ? "[[tag]]\($0)[[/tag]]" : $0 }.joined(separator: " ")
    let terms = words.map { "\"\($0)\": [[2337.2, 2960.0, 233.72, 296.0]]" }.joined(separator: ",")
    return """
      {"coords_list": [[2337.2, 2960.0, 233.72, 296.0]], "width": "23372", "height": "29600",
      "relevant_snippet": "... \(marked) ...", "searchTerms": {\(terms)}}
      """
  }

  func segment(_ page: MadePage) -> String {
    let (issue, date) = (page.page.issue, page.page.issue.date.description.replacing("-", with: ""))
    return
      "/service/ndnp/made/batch_made_up_ver01/data/\(issue.lccn)/00100/\(date)0\(issue.edition)/000\(page.page.sequence).xml"
  }

  /// The text service with `relevant_snippet=1`: one window of a page.
  func passage(_ query: [String: String]) -> FixtureResponse {
    guard let path = query["segment"], query["relevant_snippet"] == "1",
      let page = pages.first(where: { segment($0) == path })
    else { return .json("{}", status: 404) }
    let words = (query["q"] ?? "").split(separator: " ").map(String.init).filter(page.words.contains)
    return .json("{\"\(path)\": \(found(words, page))}")
  }
}
