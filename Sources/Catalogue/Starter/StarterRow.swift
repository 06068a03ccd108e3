import Newspapers

/// One line of the starter catalogue. The newspaper of the list is read at once, the rest of its record when asked for.
struct StarterRow {
  struct Fault: Error { let what: String }

  let newspaper: Newspaper
  /// Where each column stands, by its name in the table's header.
  private let columns: [String: Int]
  private let fields: [Substring.UTF8View]

  init(columns: [String: Int], fields: [Substring.UTF8View]) throws(Fault) {
    self.columns = columns
    self.fields = fields
    func text(_ name: String) -> String? { StarterRow.text(name, columns, fields) }
    guard let title = text("title") else { throw Fault(what: "no title") }
    newspaper = Newspaper(
      lccn: try StarterRow.lccn(text("lccn") ?? ""), title: title, sortTitle: text("sort_title"),
      places: StarterRow.list(text("places")).compactMap(Place.init),
      years: PublicationYears(
        start: CatalogueYear(text("start") ?? ""), end: CatalogueYear(text("end") ?? "")),
      languages: StarterRow.list(text("languages")), frequency: text("frequency"),
      coverage: DigitisedCoverage(
        firstIssue: text("first_issue").flatMap { IssueDate($0) },
        lastIssue: text("last_issue").flatMap { IssueDate($0) },
        issueCount: text("issues").flatMap { Int($0) }))
  }

  func detail() throws(Fault) -> NewspaperDetail {
    func text(_ name: String) -> String? { StarterRow.text(name, columns, fields) }
    return NewspaperDetail(
      newspaper: newspaper, otherTitles: StarterRow.list(text("other_titles")),
      placeOfPublication: text("place_of_publication"), publisher: text("publisher"),
      subjects: StarterRow.list(text("subjects")), preceding: try StarterRow.related(text("preceding")),
      succeeding: try StarterRow.related(text("succeeding")), oclc: text("oclc"), issn: text("issn"),
      webAddress: "https://www.loc.gov/item/\(newspaper.lccn)/")
  }

  private static func text(
    _ name: String, _ columns: [String: Int], _ fields: [Substring.UTF8View]
  ) -> String? {
    guard let column = columns[name], !fields[column].isEmpty else { return nil }
    return String(fields[column])
  }

  private static func list(_ text: String?) -> [String] {
    text?.utf8.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) } ?? []
  }

  /// `LCCN Title`, several of them.
  private static func related(_ text: String?) throws(Fault) -> [RelatedNewspaper] {
    var related: [RelatedNewspaper] = []
    for entry in list(text) {
      let parts = entry.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { throw Fault(what: "“\(entry)” is not an LCCN and a title") }
      related.append(RelatedNewspaper(lccn: try lccn(String(parts[0])), title: String(parts[1])))
    }
    return related
  }

  private static func lccn(_ written: String) throws(Fault) -> LCCN {
    do { return try LCCN(written) } catch { throw Fault(what: error.description) }
  }
}
