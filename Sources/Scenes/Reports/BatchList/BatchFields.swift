import Newspapers
import Presentation

/// A batch as fields for other programs.
struct BatchFields: DelimitedFields {
  static let names = [
    "batch", "awardee", "pages", "issues", "lccns", "size", "archive_created", "sha1", "sha256", "url",
    "first_year",
    "last_year", "match",
  ]

  let values: [String]

  init(_ row: SelectedBatch) {
    let archive = row.archive
    values = [
      archive.batch, archive.awardee, archive.pageCount.map(String.init) ?? "",
      archive.issueCount.map(String.init) ?? "", archive.newspapers.map(\.description).joined(separator: "|"),
      archive.size.map(String.init) ?? "", archive.created?.description ?? "", archive.sha1 ?? "",
      archive.sha256 ?? "", archive.address, row.years.map { String($0.lowerBound) } ?? "",
      row.years.map { String($0.upperBound) } ?? "", row.isDoubtful ? "?" : "",
    ]
  }
}

/// The same as a JSON object; unknown values are left out.
struct BatchJSON: Encodable {
  let batch: String
  let awardee: String
  let pages: Int?
  let issues: Int?
  let lccns: [String]
  let size: Int?
  let archiveCreated: String?
  let sha1: String?
  let sha256: String?
  let url: String
  let firstYear: Int?
  let lastYear: Int?
  /// Whether it is unknown that the batch matches.
  let isDoubtful: Bool

  init(_ row: SelectedBatch) {
    let archive = row.archive
    (batch, awardee, pages, issues) = (archive.batch, archive.awardee, archive.pageCount, archive.issueCount)
    (lccns, size) = (archive.newspapers.map(\.description), archive.size)
    (archiveCreated, sha1, sha256) = (archive.created?.description, archive.sha1, archive.sha256)
    isDoubtful = row.isDoubtful
    (url, firstYear, lastYear) = (archive.address, row.years?.lowerBound, row.years?.upperBound)
  }
}
