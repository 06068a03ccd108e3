import Newspapers
import Presentation
import Text

/// A job as fields for other programs.
struct JobFields: DelimitedFields {
  static let names = [
    "id", "state", "priority", "name", "parts", "pages", "done", "failed", "bytes", "added", "ended",
    "source",
    "note",
  ]

  let values: [String]

  /// Times are in UTC as in ISO 8601.
  init(_ row: JobRow) {
    let job = row.job
    let values = [
      "\(job.id)", row.state.rawValue, job.priority.rawValue, row.name,
      JobFields.parts(job).joined(separator: "|"),
      job.knownPages.map(String.init) ?? "", "\(job.progress.done)", "\(job.failures.count)",
      "\(job.progress.bytes)", Timestamp.written(job.added), job.ended.map(Timestamp.written) ?? "",
      job.source ?? "", job.note ?? "",
    ]
    self.values = values.map(Sanitizer.sanitized)
  }

  static func parts(_ job: QueuedJob) -> [String] {
    QueuedJob.Part.allCases.filter(job.parts.contains).map(\.rawValue)
  }
}

/// The same as a JSON object; unknown values are left out.
struct JobJSON: Encodable {
  let id: Int
  let state: String
  let priority: String
  let name: String
  let parts: [String]
  let lccn: String?
  let date: String?
  let edition: Int?
  let year: Int?
  let list: [String]?
  let issueList: [String]?
  /// Whether `pages` was counted, not estimated.
  let isExact: Bool
  let pages: Int?
  let done: Int
  let bytes: Int
  let failures: [Missing]
  /// What its source lists, but has no pages of.
  let gaps: [Missing]
  let added: String
  let ended: String?
  let source: String?
  let note: String?

  /// What is not available.
  struct Missing: Encodable {
    let item: String
    let reason: String
  }

  init(_ row: JobRow) {
    let job = row.job
    (id, state, priority, name) = (job.id, row.state.rawValue, job.priority.rawValue, row.name)
    parts = JobFields.parts(job)
    switch job.wanted {
    case .issue(let issue):
      (lccn, date, edition) = (issue.lccn.description, issue.date.description, issue.edition)
      (year, list, issueList) = (nil, nil, nil)
    case .issues(let issues):
      issueList = issues.map(\.description)
      (lccn, date, edition, year, list) = (nil, nil, nil, nil, nil)
    case .year(let number, let wanted):
      (lccn, year) = (number.description, wanted)
      (date, edition, list, issueList) = (nil, nil, nil, nil)
    case .pages(let pages):
      list = pages.map(\.description)
      (lccn, date, edition, year, issueList) = (nil, nil, nil, nil, nil)
    }
    (isExact, pages, done) = (job.isCounted, job.knownPages, job.progress.done)
    bytes = job.progress.bytes
    (failures, gaps) = (JobJSON.missing(job.failures), JobJSON.missing(job.gaps))
    (added, ended) = (Timestamp.written(job.added), job.ended.map(Timestamp.written))
    (source, note) = (job.source, job.note.map(Sanitizer.sanitized))
  }

  private static func missing(_ failures: [QueuedJob.Failure]) -> [Missing] {
    failures.map { Missing(item: Sanitizer.sanitized($0.item), reason: Sanitizer.sanitized($0.reason)) }
  }
}
