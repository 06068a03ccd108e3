import Newspapers

/// Counts how many newspapers there are in each decade.
struct DecadeCount {
  /// How many begin and end in each.
  private var begun = [Int](repeating: 0, count: 1001)
  private var ended = [Int](repeating: 0, count: 1001)

  /// - Parameter decades: those of one newspaper, as years without the last digit.
  mutating func add(_ decades: ClosedRange<Int>) {
    begun[decades.lowerBound] += 1
    ended[decades.upperBound] += 1
  }

  var tallies: [NewspaperTallies.Tally] {
    var (alive, tallies) = (0, [NewspaperTallies.Tally]())
    for decade in begun.indices {
      alive += begun[decade]
      if alive > 0 { tallies.append(.init(name: String(decade * 10), count: alive)) }
      alive -= ended[decade]
    }
    return tallies
  }
}
