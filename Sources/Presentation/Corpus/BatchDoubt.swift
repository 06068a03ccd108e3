import MVP
import Newspapers

/// How many batches are chosen only because nobody knows whether they match, and why.
public struct BatchDoubt: Hashable, Sendable {
  /// Who does not know.
  public enum Cause: Hashable, Sendable {
    /// This machine knows too little of the newspapers in them, as before the first `sync`.
    case machine
    /// The server's list does not name the newspapers in them.
    case list
    /// The server's list does not say when they were made.
    case listDates
  }

  public let count: Int
  /// Of so many that are chosen.
  public let total: Int
  public let cause: Cause

  /// Nil if there are none.
  public init?(_ selection: BatchSelection, _ doubtful: [OCRArchive], of total: Int) {
    guard !doubtful.isEmpty else { return nil }
    (count, self.total) = (doubtful.count, total)
    let goesByNewspapers =
      !selection.newspapers.isEmpty || selection.state != nil || selection.from != nil || selection.to != nil
    cause = goesByNewspapers ? doubtful.allSatisfy(\.newspapers.isEmpty) ? .list : .machine : .listDates
  }

  /// Whether the filter chooses little: most of what it lets through may not match.
  public var isOfMost: Bool { count * 2 > total }

  /// `2 of 3 batches may not match: this machine knows …`
  public var sentence: String {
    "\(Numerals.grouped(count)) of \(Numerals.batches(total)) may not match: \(reason)"
  }

  public var reason: String {
    switch cause {
    case .machine: "this machine knows too little about the newspapers in them"
    case .list: "the server's list does not say which newspapers are in them"
    case .listDates: "the server's list does not say when they were made"
    }
  }
}
