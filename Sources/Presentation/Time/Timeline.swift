import Newspapers

/// How many newspapers in a list were published in each decade.
public struct Timeline: Hashable, Sendable {
  /// The first decade, as its years without the last digit: 169 is the 1690s.
  public let first: Int
  /// From `first` on, decade by decade.
  public let counts: [Int]
  private let most: Int

  public var decades: Range<Int> { first..<first + counts.count }

  /// Nil if no year is known or everything is in one decade, because there is nothing to see then.
  public init?(_ tallies: [NewspaperTallies.Tally]) {
    let known = tallies.compactMap { tally in Int(tally.name).map { ($0 / 10, tally.count) } }
    guard let first = known.map(\.0).min(), let last = known.map(\.0).max(), last > first, last - first < 200
    else { return nil }
    var counts = Array(repeating: 0, count: last - first + 1)
    for (decade, count) in known { counts[decade - first] = count }
    self.first = first
    self.counts = counts
    most = counts.max() ?? 0
  }

  /// `1690s`.
  public static func name(_ decade: Int) -> String { "\(decade)0s" }

  /// A block whose height represents the newspapers of `decade`, the tallest for the most; a space for none.
  public func block(_ decade: Int) -> Character {
    guard decades.contains(decade) else { return " " }
    let count = counts[decade - first]
    return count > 0 ? Bar.block(count, of: most) : " "
  }
}
