import Newspapers

/// One line of the starter catalog. The newspaper for the list is read at once, the rest of its record on
/// demand.
struct StarterRow {
  struct Fault: Error { let what: String }

  let newspaper: Newspaper
  private let columns: StarterColumns
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>, _ columns: StarterColumns) throws(Fault) {
    self.columns = columns
    self.bytes = bytes
    let line = StarterLine(bytes)
    guard line.fields.count == columns.count else {
      throw Fault(what: "\(line.fields.count) fields instead of \(columns.count)")
    }
    guard let title = line.text(columns.title) else { throw Fault(what: "no title") }
    newspaper = Newspaper(
      lccn: try StarterRow.lccn(line.text(columns.lccn) ?? ""), title: title,
      sortTitle: line.text(columns.sortTitle),
      places: line.list(columns.places).compactMap(Place.init),
      years: PublicationYears(
        start: CatalogYear(line.text(columns.start) ?? ""), end: CatalogYear(line.text(columns.end) ?? "")
      ),
      languages: line.list(columns.languages), frequency: line.text(columns.frequency),
      coverage: DigitizedCoverage(
        firstIssue: line.text(columns.firstIssue).flatMap { IssueDate($0) },
        lastIssue: line.text(columns.lastIssue).flatMap { IssueDate($0) },
        issueCount: line.text(columns.issues).flatMap { Int($0) }))
  }

  func detail() throws(Fault) -> NewspaperDetail {
    let line = StarterLine(bytes)
    return NewspaperDetail(
      newspaper: newspaper, otherTitles: line.list(columns.otherTitles),
      placeOfPublication: line.text(columns.placeOfPublication), publisher: line.text(columns.publisher),
      subjects: line.list(columns.subjects), preceding: try StarterRow.related(line.list(columns.preceding)),
      succeeding: try StarterRow.related(line.list(columns.succeeding)), oclc: line.text(columns.oclc),
      issn: line.text(columns.issn), webAddress: IssueSource.libraryAddress(of: newspaper.lccn))
  }

  /// What it is found by besides its title and places, as in a catalog.
  var moreTexts: [String] {
    let line = StarterLine(bytes)
    let others = [line.text(columns.placeOfPublication), line.text(columns.publisher)]
    return line.list(columns.otherTitles) + others.compactMap(\.self)
  }

  /// `LCCN Title`, several of them.
  private static func related(_ entries: [String]) throws(Fault) -> [RelatedNewspaper] {
    var related: [RelatedNewspaper] = []
    for entry in entries {
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
