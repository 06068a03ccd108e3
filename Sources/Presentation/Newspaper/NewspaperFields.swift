import Newspapers
import Text

/// A newspaper in a list, for other programs.
public struct NewspaperFields: DelimitedFields {
  public let values: [String]

  public static let names = [
    "lccn", "title", "place", "state", "start_year", "end_year", "languages", "frequency", "first_issue",
    "last_issue", "issues",
  ]

  public init(_ row: NewspaperRow) {
    let values = [
      row.lccn.description, row.title, row.places.joined(separator: "|"), row.states.joined(separator: "|"),
      row.start, row.end, row.languages.joined(separator: "|"), row.frequency, row.firstIssue, row.lastIssue,
      row.issueCount.map(String.init) ?? "",
    ]
    // After this no field contains a tab, a line end or a terminal control character.
    self.values = values.map(Sanitizer.sanitized)
  }
}
