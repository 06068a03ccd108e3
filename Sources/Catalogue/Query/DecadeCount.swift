import Newspapers

/// Counts how many spans of years overlap each decade.
struct DecadeCount {
  /// How many begin and end in each.
  private var begun = [Int](repeating: 0, count: 1001)
  private var ended = [Int](repeating: 0, count: 1001)

  mutating func add(_ years: ClosedRange<Int>) {
    begun[years.lowerBound / 10] += 1
    ended[years.upperBound / 10] += 1
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
