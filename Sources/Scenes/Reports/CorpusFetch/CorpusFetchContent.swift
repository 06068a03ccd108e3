import MVP
import Newspapers
import Presentation

/// The progress of fetching, or its result: display-ready.
public struct CorpusFetchContent: Hashable, Sendable {
  /// `12 of 125 archives`, `14.1 of 144.8 GB`, `2 h 10 min left at the limit`.
  public let parts: [String]
  /// From 0 to 1.
  public let fraction: Double
  /// Since it began.
  public let seconds: Double
  /// What was unavailable, one sentence each.
  public let troubles: [String]
  public let exitCode: Int32

  /// - Parameter interval: seconds per archive that the server allows; 0 if it has no rule.
  init(_ progress: FetchProgress, interval: Double) {
    let left = progress.total - progress.done
    parts = [
      "\(Numerals.grouped(progress.done)) of \(CorpusFetchContent.archives(progress.total))",
      progress.totalBytes == 0
        ? ProgressWords.size(progress.bytes)
        : "\(ProgressWords.size(min(progress.bytes, progress.totalBytes))) of \(ProgressWords.size(progress.totalBytes))",
      CorpusFetchContent.left(progress, archives: left, interval),
    ].compactMap(\.self)
    fraction = progress.totalBytes > 0 ? min(1, Double(progress.bytes) / Double(progress.totalBytes)) : 0
    seconds = progress.seconds
    (troubles, exitCode) = ([], ExitStatus.done)
  }

  /// What happened to archives.
  enum Deed: String {
    case fetched, took
    case fetchedAndRead = "fetched and read"

    var state: String { self == .fetchedAndRead ? "read" : "fetched" }
  }

  /// - Parameters:
  ///   - had: archives that were here before, or were read before.
  ///   - removed: archives that were read and are no longer here.
  init(_ report: FetchReport, had: Int, of total: Int, removed: Int = 0, done: Deed) {
    let count = report.fetched.count
    var parts = [
      count == 0
        ? "nothing to do"
        : "\(done.rawValue) \(CorpusFetchContent.archives(count)), \(ProgressWords.size(report.bytes))"
    ]
    let here = had + count + report.found
    let isAlike = removed == 0 || done == .fetchedAndRead
    let state = isAlike ? done.state : removed >= here ? "read" : "fetched or read"
    parts.append(
      here == total
        ? "\(CorpusFetchContent.all(total)) \(state)"
        : "\(Numerals.grouped(here)) of \(CorpusFetchContent.archives(total)) \(here == 1 ? "is" : "are") \(state)"
    )
    // Those found here were read or removed.
    let hasDone = done == .fetchedAndRead && report.found > 0
    if count == 0, here != total || hasDone { parts.removeFirst() }
    self.parts = parts
    (fraction, seconds) = (1, 0)
    troubles = report.troubles.map { "\($0.batch): \(Failure.words(for: $0.error))" }
    // Whichever came first: archives arrive two at a time.
    exitCode = report.troubles.map { Failure($0.error).exitCode }.min() ?? ExitStatus.done
  }

  /// Nothing is to be fetched.
  /// - Parameter batches: all of the corpus.
  init(had batches: [BatchStatus]) {
    self.init(
      FetchReport(), had: batches.count, of: batches.count, removed: CorpusFetchContent.removed(batches),
      done: .fetched)
  }

  /// How many archives were read and are no longer here.
  static func removed(_ batches: [BatchStatus]) -> Int {
    batches.count { $0.state == .read && !$0.hasArchive }
  }

  private static func left(_ progress: FetchProgress, archives: Int, _ interval: Double) -> String? {
    guard archives > 0 else { return nil }
    let limit = Double(max(0, archives - 3)) * interval
    let bytes = Double(max(0, progress.totalBytes - progress.bytes))
    // The first seconds say little.
    let rate =
      progress.seconds > 5 && progress.received > 0 ? Double(progress.received) / progress.seconds : nil
    let transfer = rate.map { bytes / $0 } ?? 0
    guard max(limit, transfer) > 0 else { return nil }
    return limit >= transfer
      ? "\(ProgressWords.span(limit)) left at the limit" : "\(ProgressWords.span(transfer)) left"
  }

  private static func all(_ total: Int) -> String {
    switch total {
    case 1: "the archive is"
    case 2: "both archives are"
    default: "all \(archives(total)) are"
    }
  }

  static func archives(_ count: Int) -> String { Numerals.count(count, "archive") }
}
