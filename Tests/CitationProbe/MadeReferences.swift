import Citations
import Newspapers

/// Synthetic references, the same for the same seed.
struct MadeReferences {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// - Parameter isOdd: whether its texts have characters that formats have to escape.
  mutating func next(isOdd: Bool) throws -> Reference {
    let date = IssueDate(year: 1780 + below(180), month: 1 + below(12), day: 1 + below(28)) ?? .earliest
    let lccn = try LCCN(pick(["sn83045462", "sn83030214", "2017218620", "sn99021999"]))
    let issue = IssueID(lccn: lccn, date: date, edition: 1 + below(2))
    let work: Reference.Work =
      switch below(8) {
      case 0: .issue(issue)
      case 1: .newspaper(lccn)
      default: .page(PageID(issue: issue, sequence: 1 + below(40)))
      }
    var reference = Reference(
      work, title: pick(MadeReferences.titles) + (isOdd ? pick(MadeReferences.signs) : ""))
    if reference.issue == nil { reference.title += " (Omaha, Nebraska), 1880–1922" }
    reference.collection = pick([.chroniclingAmerica, CitedCollection(name: "Nebraska Newspapers")])
    reference.address = below(9) == 0 ? nil : "https://www.loc.gov/resource/\(issue)/?sp=\(1 + below(40))"
    reference.accessed = IssueDate(year: 2026, month: 1 + below(12), day: 1 + below(28))
    guard let issue = reference.issue else { return reference }
    reference.place = below(8) == 0 ? nil : pick(MadeReferences.places)
    reference.edition = issue.edition > 1 ? pick(["2", "3", "Evening", "11"]) : nil
    guard case .page = work else { return reference }
    reference.printedPage = below(4) == 0 ? nil : pick(["1", "4", "12", "A1", "iv"])
    // Those with letters are where the manuals put them, not the styles' files, which know only columns.
    reference.section = below(6) == 0 ? pick(["Supplement", "Women’s Page"]) : nil
    if below(4) == 0 { return reference }
    reference.headline = headline(isOdd: isOdd)
    let names = isOdd ? MadeReferences.names + MadeReferences.oddNames : MadeReferences.names
    reference.authors = (0..<below(4)).compactMap { _ in CitedAuthor(pick(names)) }
    return reference
  }

  private mutating func headline(isOdd: Bool) -> String {
    var words = (0...(1 + below(5))).map { _ in pick(MadeReferences.words) }
    if isOdd {
      for _ in 0...below(3) { words.insert(pick(MadeReferences.signs), at: below(words.count + 1)) }
    }
    return words.joined(separator: " ") + pick(["", "", "", "?", "!", "."])
  }

  private static let titles = [
    "Evening Star", "New-York Tribune", "The Farmers’ Advocate", "Der Deutsche Correspondent",
    "Omaha Daily Bee", "Star and Sentinel",
  ]
  private static let places = [
    "Washington, D.C.", "Omaha, Nebraska", "New York, New York", "San José, California",
  ]
  private static let words = [
    "War", "Ends", "in", "the", "West", "“Gold”", "Fever", "Women", "Vote", "Today", "Governor’s", "Son",
    "of",
    "Omaha", "1,000", "Men", "Strike", "Café", "Fire",
  ]
  private static let signs = [
    "{x}", "50%", "$5", "#1", "a_b", "R & D", "~", "^", "\\", "|", "[b]", "{{c}}", "<i>", "''", "}", "{", "=",
    "&amp;", "]]", "<ref>", "<!--", "*", "`",
  ]
  private static let names = [
    "Example, Ann Mary", "John Model", "Specimen, Ida B.", "King, Martin Luther, Jr.", "{Associated Press}",
    "Jean-Paul Muster", "O’Brien, J. P.",
  ]
  private static let oddNames = [
    "{Barnes and Noble}", "Barnes and Noble, B.", "{A & B}", "Brace}, C.", "Smith \\ Jones, D", "A, B, C, D",
  ]
}
