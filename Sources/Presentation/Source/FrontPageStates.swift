import Newspapers

/// The states of a day's front pages.
public struct FrontPageStates: Hashable, Sendable {
  public let total: Int
  /// How many each has; those without a state are only in the total.
  public let counts: [String: Int]

  /// How many are from newspapers whose state is unknown.
  public var unknown: Int { total - counts.values.reduce(0, +) }

  /// Nil if a place is written as printed, which need not name the state.
  public init?(_ pages: [FrontPage]) {
    total = pages.count
    var counts: [String: Int] = [:]
    for written in pages.compactMap(\.place) {
      guard written.contains("--") || !written.contains(","), let place = Place(written) else { return nil }
      counts[place.state, default: 0] += 1
    }
    self.counts = counts
  }
}
