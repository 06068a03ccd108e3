/// Chooses the passages of a page that show the hits best.
struct SnippetWindow {
  /// How many words a passage has, unless the hit is longer.
  static let width = 30

  /// The passages, the best first: those with most different clauses, then with most occurrences, then the earliest. They do
  /// not overlap.
  /// - Parameters:
  ///   - found: in any order.
  ///   - count: how many words the page has.
  ///   - limit: how many of the best there are.
  ///   - coversAll: whether there are more, in the order of the page, until each occurrence is in one.
  static func windows(
    of found: [WordOccurrence], in count: Int, limit: Int, coversAll: Bool = false
  ) -> [Range<Int>] {
    var found = found.sorted {
      ($0.words.lowerBound, $0.words.upperBound) < ($1.words.lowerBound, $1.words.upperBound)
    }
    var (windows, free) = ([Range<Int>](), [0..<count])
    // Finding the best ones takes longer, which would be noticeable on a page with thousands of hits.
    while let best = windows.count < limit ? best(of: found) : coversAll ? first(of: found) : nil {
      guard let room = free.firstIndex(where: { $0.contains(best.lowerBound) }) else { break }
      let window = widened(best, within: free[room])
      windows.append(window)
      let rest = [free[room].lowerBound..<window.lowerBound, window.upperBound..<free[room].upperBound]
      free.replaceSubrange(room...room, with: rest.filter { !$0.isEmpty })
      found.removeAll { $0.words.overlaps(window) }
    }
    return windows
  }

  /// From the first to the last occurrence of the best passage.
  private static func best(of found: [WordOccurrence]) -> Range<Int>? {
    var best: (range: Range<Int>, clauses: Int, hits: Int)?
    for (index, first) in found.enumerated() {
      let start = first.words.lowerBound
      let end = max(start + width, first.words.upperBound)
      var (clauses, hits, last) = (Set<Int>(), 0, first.words.upperBound)
      for other in found[index...] {
        if other.words.lowerBound >= end { break }
        guard other.words.upperBound <= end else { continue }
        clauses.insert(other.clause)
        hits += 1
        last = max(last, other.words.upperBound)
      }
      if best.map({ (clauses.count, hits) > ($0.clauses, $0.hits) }) ?? true {
        best = (start..<last, clauses.count, hits)
      }
    }
    return best?.range
  }

  /// From the first occurrence to the last one that fits into the same passage.
  private static func first(of found: [WordOccurrence]) -> Range<Int>? {
    guard let first = found.first?.words else { return nil }
    let end = max(first.lowerBound + width, first.upperBound)
    let last = found.prefix { $0.words.lowerBound < end }.map(\.words.upperBound).filter { $0 <= end }.max()
    return first.lowerBound..<max(first.upperBound, last ?? 0)
  }

  /// With as many words before it as after it.
  private static func widened(_ range: Range<Int>, within room: Range<Int>) -> Range<Int> {
    let spare = max(0, width - range.count)
    var start = max(room.lowerBound, range.lowerBound - spare / 2)
    let end = min(room.upperBound, start + max(width, range.count))
    start = max(room.lowerBound, min(start, end - width))
    return start..<max(end, min(range.upperBound, room.upperBound))
  }
}
