/// The loaded pages of a list, by number.
extension Dictionary where Key == Int {
  /// Drops those far from `wanted`: two either way are more than a reader scrolls past before the next window
  /// is requested.
  mutating func keep(near wanted: ClosedRange<Int>) {
    self = filter { (wanted.lowerBound - 2...wanted.upperBound + 2).contains($0.key) }
  }

  /// `wanted`, and those that are loaded next to it.
  func run(around wanted: ClosedRange<Int>) -> ClosedRange<Int> {
    var range = wanted
    while self[range.lowerBound - 1] != nil { range = range.lowerBound - 1...range.upperBound }
    while self[range.upperBound + 1] != nil { range = range.lowerBound...range.upperBound + 1 }
    return range
  }
}
