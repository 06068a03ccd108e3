import MVP
import Newspapers
import Presentation

/// What was looked at, and what is not whole.
public struct CorpusCheckContent: Hashable, Sendable {
  /// A line each: the path below the corpus, a tab, and what is wrong.
  public private(set) var faults: [String] = []
  /// `3 archives, 2.4 GB`; nil until all was looked at.
  public private(set) var summary: String?
  /// Batches of which nothing whole is here yet.
  public private(set) var missing = 0
  public private(set) var lacksSums = false

  init() {}

  mutating func add(_ fault: CorpusFault) { faults.append("\(fault.path)\t\(fault.what)") }

  mutating func finish(_ check: CorpusCheck) {
    var parts: [String] = []
    if check.archives > 0 {
      parts.append("\(Numerals.count(check.archives, "archive")), \(ProgressWords.size(check.bytes))")
    }
    if check.receipts > 0 {
      parts.append(
        "\(Numerals.count(check.receipts, "receipt")) for \(Numerals.count(check.pages, "page"))")
    }
    if check.files > 0 { parts.append(Numerals.count(check.files, "other file")) }
    let seen = parts.isEmpty ? "nothing is here yet" : "checked \(parts.joined(separator: "; "))"
    missing = check.missing
    lacksSums = check.lacksSums
    summary =
      parts.isEmpty && faults.isEmpty
      ? seen : "\(seen): \(faults.isEmpty ? "all whole" : Numerals.count(faults.count, "fault"))"
  }
}
