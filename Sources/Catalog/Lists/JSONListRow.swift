import Newspapers

/// A newspaper in a list in JSON: what chronam sites write, and what `list` does.
struct JSONListRow: Decodable {
  let lccn: String
  let title: String
  let state: String?
  let url: String?
  let states: [String]?
  /// `State--County--City`.
  let places: [String]?
  let languages: [String]?
  let frequency: String?
  let startYear: String?
  let endYear: String?
  let firstIssue: String?
  let lastIssue: String?
  let issues: Int?

  enum CodingKeys: String, CodingKey {
    case lccn, title, state, url, states, places, languages, frequency
    case startYear = "start_year"
    case endYear = "end_year"
    case firstIssue = "first_issue"
    case lastIssue = "last_issue"
    case issues
  }

  var record: ReadRecord {
    let number: LCCN
    do throws(LCCNError) { number = try LCCN(lccn) } catch { return .fault(error.description) }
    let line = ListedTitle(ListedTitle.unescaped(title))
    guard !line.name.isEmpty else { return .fault("\(number) has no title") }
    let values = ListedValues(
      years: [startYear, endYear].compactMap(\.self), firstIssue: firstIssue, lastIssue: lastIssue,
      issues: issues.map { String($0) })
    if let fault = values.fault { return .fault("\(number): \(fault)") }
    var newspaper = StoredNewspaper(kind: .listed)
    newspaper.lccn = number.description
    newspaper.title = line.name
    newspaper.places = JSONListRow.values(places ?? states ?? [state?.nonEmpty].compactMap(\.self))
    newspaper.languages = JSONListRow.values(languages ?? [])
    newspaper.frequency = frequency.map(Lines.line) ?? ""
    newspaper.placeOfPublication = line.place
    newspaper.startYear = startYear.map { CatalogYear($0).listed } ?? line.start
    newspaper.endYear = endYear.map { CatalogYear($0).listed } ?? line.end
    let coverage = values.coverage
    // Rows of `list` may be newspapers of which nothing is digitized.
    if places != nil || states != nil {
      guard !coverage.saysNothing else { return .listed(newspaper, nil) }
      return .listed(
        newspaper, Coverage(source: Coverage.selection, lccn: newspaper.lccn, digitized: coverage))
    }
    let source = url.flatMap { IssueSource($0) } ?? .library
    return .listed(newspaper, Coverage(source: source.stored, lccn: newspaper.lccn, digitized: coverage))
  }

  private static func values(_ values: [String]) -> String {
    values.map(Lines.line).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
