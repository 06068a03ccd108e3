import Newspapers

/// A newspaper as JSON for other programs, from `list` and from `show`. Keys are only ever added.
public struct NewspaperJSON: Encodable {
  public struct Link: Encodable {
    let lccn: String?
    let title: String
  }

  let lccn: String
  let title: String
  let places: [String]
  let states: [String]
  let startYear: String?
  let endYear: String?
  let languages: [String]
  let frequency: String?
  let firstIssue: String?
  let lastIssue: String?
  let issues: Int?
  /// `all` or `some`: which of its pages can be read without a network; absent if none, and in lists from a
  /// server.
  let pagesHere: String?
  /// The number that was asked for, whose issues are counted, if the record now has another; absent
  /// otherwise.
  var issuesLccn: String?
  /// By year; absent if not requested.
  var issuesByYear: [String: Int]?
  /// Whether years not named have no issues.
  var issuesByYearComplete: Bool?
  var otherTitles: [String]?
  var placeOfPublication: String?
  var publisher: String?
  var subjects: [String]?
  var notes: [String]?
  var essay: String?
  var preceding: [Link]?
  var succeeding: [Link]?
  var oclc: String?
  var issn: String?
  var address: String?
  /// At other sources that have its issues; absent if there are none.
  var otherAddresses: [String]?
  var source: String?

  public init(_ row: NewspaperRow, local: LocalPages? = nil) {
    pagesHere = local.map { $0 == .all ? "all" : "some" }
    lccn = row.lccn.description
    title = row.title
    places = row.places
    states = row.states
    startYear = row.start.orNil
    endYear = row.end.orNil
    languages = row.languages
    frequency = row.frequency.orNil
    firstIssue = row.firstIssue.orNil
    lastIssue = row.lastIssue.orNil
    issues = row.issueCount
  }

  public init(_ content: NewspaperDetailContent) {
    self.init(content.row)
    issuesLccn = content.merged?.description
    if let years = content.issueYears {
      issuesByYear = Dictionary(uniqueKeysWithValues: years.counts.map { (String($0), $1) })
      issuesByYearComplete = years.isComplete
    }
    otherTitles = content.otherTitles
    placeOfPublication = content.placeOfPublication.orNil
    publisher = content.publisher.orNil
    subjects = content.subjects
    notes = content.notes
    essay = content.essay.orNil
    preceding = content.preceding.map { Link(lccn: $0.lccn?.description, title: $0.title) }
    succeeding = content.succeeding.map { Link(lccn: $0.lccn?.description, title: $0.title) }
    oclc = content.oclc.orNil
    issn = content.issn.orNil
    address = content.address.orNil
    otherAddresses = content.otherAddresses.isEmpty ? nil : content.otherAddresses
    source = content.origin.source
  }
}

extension String {
  fileprivate var orNil: String? { isEmpty ? nil : self }
}
