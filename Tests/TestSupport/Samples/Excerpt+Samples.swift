import Newspapers

extension Excerpt {
  /// A clip of two regions with everything, a note about a page, and the tags of a page.
  public static let samples: [Excerpt] = [
    sample(
      "3f0c9a51d2e87b64", 0, 12, regions: [(0.142, 0.204, 0.23, 0.115), (0.4, 0.1, 0.2, 0.05)],
      headline: "Women Vote in Oregon", authors: ["Example, Ann Mary"],
      note: "The count is in.\nCompare the Tribune of 3 Oct.", text: "WOMEN VOTE\nThe polls were open.",
      tags: ["suffrage", "Oregon"], foundBy: "suffrage date:1912", added: 1_749_600_000),
    sample(
      "3f0d000000000001", 0, 1, note: "same captain as in the tribune?", tags: ["ferry"], added: 1_749_700_000
    ),
    sample(
      "a000000000000002", 1, 2, at: .site("https://nebnewspapers.unl.edu"), tags: ["ferry"],
      added: 1_749_800_000),
  ].compactMap(\.self)

  /// - Parameter newspaper: which of the sample newspapers it is in.
  public static func sample(
    _ id: String, _ newspaper: Int, _ sequence: Int, at source: IssueSource = .library,
    regions: [(Double, Double, Double, Double)] = [], headline: String = "", authors: [String] = [],
    note: String = "", text: String? = nil, tags: [String] = [], foundBy: String? = nil, added: Double,
    changed: Double? = nil
  ) -> Excerpt? {
    let newspaper = Newspaper.samples[newspaper]
    guard let date = IssueDate("1912-11-30") else { return nil }
    let issue = IssueID(lccn: newspaper.lccn, date: date)
    return Excerpt(
      id: id, of: PageID(issue: issue, sequence: sequence), at: source,
      newspaper: Newspaper(
        lccn: newspaper.lccn, title: newspaper.title, places: newspaper.places, years: newspaper.years),
      regions: regions.map { PageBox(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }, headline: headline,
      authors: authors, note: note, text: text, tags: tags, foundBy: foundBy, added: added, changed: changed)
  }
}
