import ArgumentParser

/// Pages of an issue as people write them: `2`, `1-3,5`.
struct PageSelection: Hashable, Sendable, ExpressibleByArgument {
  /// In the order written, each once.
  let sequences: [Int]

  /// More than any issue has.
  private static let highest = 1000

  init?(argument: String) {
    var sequences: [Int] = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends[0], let last = ends[ends.count - 1], first >= 1, first <= last,
        last <= PageSelection.highest
      else { return nil }
      for sequence in first...last where !sequences.contains(sequence) { sequences.append(sequence) }
    }
    self.sequences = sequences
  }
}
