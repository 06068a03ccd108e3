import ArgumentParser

/// Pages of an issue as people write them: `2`, `1-3,5`.
struct PageRanges: Hashable, Sendable {
  /// In the order written, each once.
  let sequences: [Int]

  /// More than any issue has.
  private static let highest = 1000

  /// Nil if it does not name any pages.
  init?(_ written: String) {
    var sequences: [Int] = []
    for part in written.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends[0], let last = ends[ends.count - 1], first >= 1, first <= last,
        last <= PageRanges.highest
      else { return nil }
      for sequence in first...last where !sequences.contains(sequence) { sequences.append(sequence) }
    }
    self.sequences = sequences
  }

  /// Parses pages from the command line; any error becomes part of the usage error.
  static func argument(_ written: String) throws -> PageRanges {
    guard let selection = PageRanges(written) else {
      throw ValidationError(
        "“\(written)” is not a list of pages: use 2, or 1-3,5, with numbers from 1 to \(highest).")
    }
    return selection
  }
}
