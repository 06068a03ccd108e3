import FoundationEssentials
import Newspapers

/// A job as a line of JSON. Keys are only ever added.
///
///     {"added":"2026-11-21T06:43:47Z","date":"1865-10-02","done":2,"edition":1,"id":3,"issues":1,"listed":1,
///      "lccn":"sn83045462","pages":4,"parts":["text"],"priority":"normal","state":"waiting","title":"Evening star"}
///
/// `date` and `edition` stand for an issue, `issueList` for several, `year` for a newspaper's year, `list` for pages. Only `id`, what is wanted, and
/// `added` are required.
struct QueueLine: Codable {
  var id: Int
  var lccn: String?
  var date: String?
  var edition: Int?
  var year: Int?
  var list: [String]?
  var issueList: [String]?
  var title: String?
  var parts: [String]?
  var source: String?
  var priority: String?
  var state: String?
  var added: String
  var ended: String?
  var issues: Int?
  var listed: Int?
  var pages: Int?
  var done: Int?
  var bytes: Int?
  var failures: [Failure]?
  var gaps: [Failure]?
  var note: String?

  struct Failure: Codable {
    var item: String
    var reason: String
  }

  /// What is wrong with a line: the end of a sentence.
  struct Fault: Error {
    let reason: String
  }

  init(_ job: QueuedJob) {
    id = job.id
    switch job.wanted {
    case .issue(let issue):
      (lccn, date, edition) = (issue.lccn.description, issue.date.description, issue.edition)
    case .issues(let ids): issueList = ids.map(\.description)
    case .year(let lccn, let year): (self.lccn, self.year) = (lccn.description, year)
    case .pages(let pages): list = pages.map(\.description)
    }
    title = job.title.isEmpty ? nil : job.title
    parts = QueuedJob.Part.allCases.filter(job.parts.contains).map(\.rawValue)
    (source, priority, state, note) = (job.source, job.priority.rawValue, job.state.rawValue, job.note)
    (added, ended) = (Timestamp.written(job.added), job.ended.map(Timestamp.written))
    let progress = job.progress
    (issues, listed, pages) = (progress.issues, progress.listed, progress.pages)
    (done, bytes) = (progress.done, progress.bytes)
    failures = QueueLine.written(job.failures)
    gaps = QueueLine.written(job.gaps)
  }

  /// Nil if there are none.
  private static func written(_ failures: [QueuedJob.Failure]) -> [Failure]? {
    failures.isEmpty ? nil : failures.map { Failure(item: $0.item, reason: $0.reason) }
  }

  private static func read(_ failures: [Failure]?) -> [QueuedJob.Failure] {
    (failures ?? []).map { QueuedJob.Failure(item: $0.item, reason: $0.reason) }
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers and lists of them can always be encoded, so there is no error to report.
    guard let data = try? encoder.encode(self) else { preconditionFailure("a job that is not JSON") }
    return String(decoding: data, as: UTF8.self)
  }

  /// Reads a line.
  static func job(_ bytes: [UInt8]) throws(Fault) -> QueuedJob {
    let line: QueueLine
    do { line = try JSONDecoder().decode(QueueLine.self, from: Data(bytes)) } catch {
      guard let error = error as? DecodingError else { throw Fault(reason: "it cannot be read") }
      switch error {
      case .keyNotFound(let key, _): throw Fault(reason: "“\(key.stringValue)” is missing")
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        throw Fault(reason: "“\(CodingPath.written(context.codingPath))” has the wrong type")
      default: throw Fault(reason: "it is not JSON")
      }
    }
    return try line.job
  }

  /// Far more than any queue or job has, and small enough to be added up.
  static let largest = 1 << 50
  /// Far more issues or pages than any job has, and small enough to be multiplied with each other first.
  private static let mostPages = 1 << 24

  private var job: QueuedJob {
    get throws(Fault) {
      guard let added = Timestamp.read(added) else { throw Fault(reason: "“added” is not a time") }
      guard (1...QueueLine.largest).contains(id) else {
        throw Fault(reason: "“id” is not a positive number")
      }
      for (key, count, most) in [
        ("issues", issues, QueueLine.mostPages), ("listed", listed, QueueLine.mostPages),
        ("pages", pages, QueueLine.mostPages), ("done", done, QueueLine.mostPages),
        ("bytes", bytes, QueueLine.largest),
      ] {
        guard (0...most).contains(count ?? 0) else {
          throw Fault(reason: "“\(key)” is not a count")
        }
      }
      let parts = try (parts ?? []).map { name throws(Fault) in try known(name, "parts", QueuedJob.Part.init)
      }
      return QueuedJob(
        id: id, wanted: try wanted, title: title ?? "", parts: parts.isEmpty ? [.text] : Set(parts),
        source: source,
        priority: try priority.map { name throws(Fault) in
          try known(name, "priority", QueuedJob.Priority.init)
        } ?? .normal,
        state: try state.map { name throws(Fault) in try known(name, "state", QueuedJob.State.init) }
          ?? .waiting,
        added: added, ended: ended.flatMap(Timestamp.read),
        progress: QueuedJob.Progress(
          issues: issues, listed: listed ?? 0, pages: pages ?? 0, done: done ?? 0, bytes: bytes ?? 0),
        failures: QueueLine.read(failures), gaps: QueueLine.read(gaps), note: note)
    }
  }

  private func known<Value>(
    _ name: String, _ key: String, _ value: (String) -> Value?
  ) throws(Fault) -> Value {
    guard let value = value(name) else { throw Fault(reason: "“\(key)” has the unknown value “\(name)”") }
    return value
  }

  private var wanted: QueuedJob.Wanted {
    get throws(Fault) {
      if let list {
        let pages = list.compactMap { (try? PageAddress($0))?.page }
        guard !pages.isEmpty, pages.count == list.count else {
          throw Fault(reason: "“list” is not a list of pages")
        }
        return .pages(pages)
      }
      if let issueList {
        let issues = issueList.compactMap { (try? PageAddress($0))?.issue }
        guard !issues.isEmpty, issues.count == issueList.count else {
          throw Fault(reason: "“issueList” is not a list of issues")
        }
        return .issues(issues)
      }
      guard let lccn = lccn.flatMap({ try? LCCN($0) }) else {
        throw Fault(reason: "“lccn” is missing or not an LCCN")
      }
      if let year {
        guard (1...9999).contains(year) else { throw Fault(reason: "“year” is not a year") }
        return .year(lccn, year)
      }
      guard let date = date.flatMap({ IssueDate($0) }), IssueID.editions.contains(edition ?? 1) else {
        throw Fault(reason: "it has neither a day, a year nor pages")
      }
      return .issue(IssueID(lccn: lccn, date: date, edition: edition ?? 1))
    }
  }
}
