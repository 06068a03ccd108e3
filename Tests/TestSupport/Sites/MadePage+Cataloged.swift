import Foundation
import Newspapers

/// Pages of newspapers that a catalog and an index can hold.
extension MadePage {
  private struct Paper {
    let lccn, title, state, county, city, language: String
  }

  private static let papers = [
    Paper(
      lccn: "sn99000011", title: "The Alder star", state: "Ohio", county: "Allen", city: "Lima",
      language: "English"),
    Paper(
      lccn: "sn99000012", title: "Alder evening star", state: "Iowa", county: "Polk", city: "Des Moines",
      language: "English"),
    Paper(
      lccn: "sn99000013", title: "The Birch bee", state: "Ohio", county: "Stark", city: "Canton",
      language: "English"),
    Paper(
      lccn: "sn99000014", title: "Der Wecker", state: "Texas", county: "Bexar", city: "San Antonio",
      language: "German"),
    Paper(
      lccn: "sn99000015", title: "Birch weekly bee", state: "Oregon", county: "Lane", city: "Eugene",
      language: "English"),
  ]

  /// Pages of five newspapers in the first days of January and February of three years, with 3 to 14 words each.
  public static func cataloged(_ count: Int, seed: UInt64) throws -> [MadePage] {
    var dice = SeededDice(seed)
    var pages: [PageID: MadePage] = [:]
    while pages.count < count {
      let paper = papers[dice.below(papers.count)]
      guard
        let date = IssueDate(year: 1897 + dice.below(3), month: 1 + dice.below(2), day: 1 + dice.below(6))
      else { continue }
      let issue = IssueID(lccn: try LCCN(paper.lccn), date: date, edition: dice.once(in: 4) ? 2 : 1)
      let page = PageID(issue: issue, sequence: 1 + dice.below(4))
      var made = MadePage(
        page: page, title: paper.title, state: paper.state, language: paper.language,
        words: (0..<3 + dice.below(12)).map { _ in vocabulary[dice.below(vocabulary.count)] })
      (made.counties, made.cities) = ([paper.county], [paper.city])
      pages[page] = made
    }
    return pages.values.sorted { $0.page < $1.page }
  }

  /// The newspapers of `cataloged`, as `list --format jsonl` prints them.
  public static var catalog: String {
    papers.map { paper in
      """
      {"lccn": "\(paper.lccn)", "title": "\(paper.title)", "states": ["\(paper.state)"], "languages": ["\(paper.language)"], \
      "places": ["\(paper.state)--\(paper.county)--\(paper.city)"], "start_year": "1890", "end_year": "1905"}

      """
    }
    .joined()
  }

  /// The same newspapers in a site's `/newspapers.json`.
  public static var siteList: String {
    let rows = papers.map { paper in
      """
      {"lccn": "\(paper.lccn)", "title": "\(paper.title)", "state": "\(paper.state)", \
      "url": "http://site.example/lccn/\(paper.lccn).json"}
      """
    }
    return "{\"newspapers\": [\(rows.joined(separator: ","))]}"
  }

  /// Pages as `index export` writes them.
  public static func exported(_ pages: [MadePage]) -> String {
    pages.map { page in
      let (id, issue) = (page.page, page.page.issue)
      return """
        {"page": {"lccn": "\(issue.lccn)", "date": "\(issue.date)", "edition": \(issue.edition), "sequence": \(id.sequence)}, \
        "title": "\(page.title)", "languages": ["\(page.language)"], "text": "\(page.text)"}

        """
    }
    .joined()
  }
}
