import MVP
import Newspapers

/// How far an import is, or what it did: display-ready.
public struct ImportContent: Hashable, Sendable {
  /// From 0 to 1; nil where it cannot be known.
  public let fraction: Double?
  /// What is to be said, its parts by their importance: `88,200 records`, `142 MB/s`, `2 s left`.
  public let parts: [String]
  /// Since the import began.
  public let seconds: Double
  /// `record 17 of directory.xml: it has no LCCN`, each.
  public let faults: [String]
  /// Whether it is done.
  public let isDone: Bool

  /// How far a list has been fetched.
  init(fetched: Int, of total: Int, seconds: Double) {
    fraction = Double(fetched) / Double(max(1, total))
    parts = ["\(Numerals.grouped(fetched)) of \(ImportContent.newspapers(total)) fetched"]
    self.seconds = seconds
    faults = []
    isDone = false
  }

  /// What would be done.
  init(estimate parts: [String]) {
    (fraction, self.parts, seconds, faults, isDone) = (nil, parts, 0, [], true)
  }

  public init(_ progress: ImportProgress) {
    let fraction = progress.bytesInAll.map { min(1, Double(progress.bytesRead) / Double(max(1, $0))) }
    self.fraction = fraction
    var parts = [ImportContent.records(progress.records)]
    switch progress.stage {
    case .reading:
      parts.append(ImportContent.rate(progress.bytesRead, progress.seconds))
      if let fraction, fraction > 0.02 {
        parts.append("\(ImportContent.duration(progress.seconds * (1 - fraction) / fraction)) left")
      }
    case .finishing: parts.append("making them ready to be found")
    }
    self.parts = parts
    seconds = progress.seconds
    faults = []
    isDone = false
  }

  public init(_ report: ImportReport) {
    fraction = 1
    var parts = [
      "\(ImportContent.newspapers(report.imported)) imported in \(ImportContent.duration(report.seconds))"
    ]
    if report.passedOver > 0 { parts.append("\(ImportContent.records(report.passedOver)) passed over") }
    if report.faultCount > 0 { parts.append("\(Numerals.grouped(report.faultCount)) could not be read") }
    parts.append("the catalogue has \(ImportContent.newspapers(report.total)) now")
    self.parts = parts
    seconds = report.seconds
    var faults = report.faults.map { "record \(Numerals.grouped($0.record)) of \($0.file): \($0.reason)" }
    if report.faultCount > report.faults.count {
      faults.append("and \(Numerals.grouped(report.faultCount - report.faults.count)) more")
    }
    self.faults = faults
    isDone = true
  }

  static func newspapers(_ count: Int) -> String {
    "\(Numerals.grouped(count)) newspaper\(count == 1 ? "" : "s")"
  }

  private static func records(_ count: Int) -> String {
    "\(Numerals.grouped(count)) record\(count == 1 ? "" : "s")"
  }

  private static func rate(_ bytes: Int, _ seconds: Double) -> String {
    let rate = Double(bytes) / 1e6 / max(seconds, 0.001)
    return rate < 10 ? "\(tenths(rate)) MB/s" : "\(Int(rate)) MB/s"
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// `0.4 s`, `12 s`, `3 min`.
  static func duration(_ seconds: Double) -> String {
    switch seconds {
    case ..<9.95: "\(tenths(seconds)) s"
    case ..<120: "\(Int(seconds.rounded())) s"
    default: "\(Int((seconds / 60).rounded())) min"
    }
  }
}
