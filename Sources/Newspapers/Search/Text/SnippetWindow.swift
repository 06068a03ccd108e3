/// Chooses the passages of a page that show the hits best.
struct SnippetWindow {
  /// How many words a passage has, unless the hit is longer.
  static let width = 30

  /// The passages, the best first: those with most different clauses, then with most occurrences, then the earliest. They do
  /// not overlap.
  /// - Parameters:
  ///   - found: in any order.
  ///   - count: how many words the page has.
  static func windows(of found: [WordOccurrence], in count: Int, limit: Int) -> [Range<Int>] {
    var found = found.sorted {
      ($0.words.lowerBound, $0.words.upperBound) < ($1.words.lowerBound, $1.words.upperBound)
    }
    var (windows, free) = ([Range<Int>](), [0..<count])
    while windows.count < limit, let best = best(of: found) {
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

  /// With as many words before it as after it.
  private static func widened(_ range: Range<Int>, within room: Range<Int>) -> Range<Int> {
    let spare = max(0, width - range.count)
    var start = max(room.lowerBound, range.lowerBound - spare / 2)
    let end = min(room.upperBound, start + max(width, range.count))
    start = max(room.lowerBound, min(start, end - width))
    return start..<max(end, min(range.upperBound, room.upperBound))
  }
}
