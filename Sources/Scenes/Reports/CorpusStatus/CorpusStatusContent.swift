import MVP
import Newspapers
import Presentation

/// The status of a corpus.
public struct CorpusStatusContent: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public let status: BatchStatus
    /// What went wrong, and until when no requests are sent.
    public let words: String
  }

  public let rows: [Row]
  /// `3 planned`, `12 checked`.
  public let summary: String
  /// Paths of archives that are complete but have not been read yet.
  public let toDo: [String]

  /// - Parameter now: in seconds since 1970.
  init(_ all: [BatchStatus], path: String, now: Double) {
    rows = all.map { Row(status: $0, words: CorpusStatusContent.words($0, now: now)) }
    let counts = BatchStatus.State.allCases.map { state in (state, all.count { $0.state == state }) }
    summary =
      "\(Numerals.batches(all.count)): "
      + counts.filter { $0.1 > 0 }.map { "\(Numerals.grouped($0.1)) \($0.0.rawValue)" }
      .joined(separator: ", ")
    toDo = all.filter(\.isToRead)
      .sorted { ($0.bytesHere, $1.batch.archive.batch) > ($1.bytesHere, $0.batch.archive.batch) }
      .map { "\(path.hasSuffix("/") ? path : path + "/")archives/\($0.batch.archive.fileName)" }
  }

  private static func words(_ status: BatchStatus, now: Double) -> String {
    let waits = status.nextTry.flatMap { $0 > now ? "refused until \(Moment.until($0, now: now))" : nil }
    let isGone = status.batch.isGone ? "no longer listed" : nil
    return [isGone, status.trouble, waits].compactMap(\.self).joined(separator: "; ")
  }
}
