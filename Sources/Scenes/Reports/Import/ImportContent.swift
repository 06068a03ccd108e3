import MVP
import Newspapers
import Presentation

/// The progress of an import, or its result: display-ready.
public struct ImportContent: Hashable, Sendable {
  /// From 0 to 1; nil if unknown.
  public let fraction: Double?
  /// The parts of the message, the most important first: `88,200 records`, `142 MB/s`, `2 s left`.
  public let parts: [String]
  /// Since the import began.
  public let seconds: Double
  /// Each as `record 17 of directory.xml: it has no LCCN`.
  public let faults: [String]
  /// What the reader should know now that it is done, one sentence each.
  public private(set) var advice: [String] = []
  public let isDone: Bool

  /// The progress of fetching a list.
  init(fetched: Int, of total: Int?, seconds: Double) {
    // A list may be longer than its server has counted.
    fraction = total.map { min(1, Double(fetched) / Double(max(1, $0))) }
    let whole = total.map { "\(Numerals.grouped(fetched)) of \(ImportContent.newspapers($0))" }
    parts = ["\(whole ?? ImportContent.newspapers(fetched)) fetched"]
    self.seconds = seconds
    faults = []
    isDone = false
  }

  /// What would be done.
  /// - Parameter notices: anything else to say, such as what is missing.
  init(estimate parts: [String], notices: [String] = []) {
    (fraction, self.parts, seconds, faults, isDone) = (nil, parts, 0, notices, true)
  }

  public init(_ progress: ImportProgress) {
    let fraction = progress.bytesInAll.map { min(1, Double(progress.bytesRead) / Double(max(1, $0))) }
    self.fraction = fraction
    var parts = [ImportContent.records(progress.records)]
    switch progress.stage {
    case .reading:
      parts.append(ProgressWords.rate(progress.bytesRead, progress.seconds))
      if let left = fraction.flatMap({ ProgressWords.left($0, progress.seconds) }) { parts.append(left) }
    case .finishing: parts.append("indexing")
    }
    self.parts = parts
    seconds = progress.seconds
    faults = []
    isDone = false
  }

  /// - Parameter notices: anything else to say, such as what is missing.
  public init(_ report: ImportReport, notices: [String] = []) {
    fraction = 1
    var parts = [
      "\(ImportContent.newspapers(report.imported)) imported in \(ProgressWords.duration(report.seconds))"
    ]
    if report.removed > 0 { parts.append("\(Numerals.grouped(report.removed)) removed") }
    if report.passedOver > 0 { parts.append("\(ImportContent.records(report.passedOver)) skipped") }
    if report.faultCount > 0 { parts.append("\(Numerals.grouped(report.faultCount)) could not be read") }
    if report.notDigitizedNow > 0 {
      parts.append("\(Numerals.grouped(report.notDigitizedNow)) no longer listed as digitized")
      advice.append(
        "A list replaces the earlier one of its source; to keep both, import their files together.")
    }
    parts.append("the catalog now has \(ImportContent.newspapers(report.total))")
    self.parts = parts
    seconds = report.seconds
    var faults =
      notices
      + report.faults.map { "record \(Numerals.grouped($0.record)) of \($0.file): \($0.reason)" }
    if report.faultCount > report.faults.count {
      faults.append("and \(Numerals.grouped(report.faultCount - report.faults.count)) more")
    }
    self.faults = faults
    isDone = true
  }

  /// A copy that says how this affects lists, unless the catalog has the whole directory of 155,000
  /// newspapers.
  func advising(_ total: Int) -> ImportContent {
    var content = self
    if total < 100_000 {
      content.advice += ["Lists and records now come only from this catalog; --source loc asks the Library."]
    }
    return content
  }

  static func newspapers(_ count: Int) -> String {
    "\(Numerals.grouped(count)) newspaper\(count == 1 ? "" : "s")"
  }

  private static func records(_ count: Int) -> String {
    "\(Numerals.grouped(count)) record\(count == 1 ? "" : "s")"
  }
}
