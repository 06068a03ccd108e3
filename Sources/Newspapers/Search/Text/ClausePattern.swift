/// A word, a phrase or a `near` group, as it is searched for in a `FoldedText`.
enum ClausePattern: Hashable, Sendable {
  case words(WordPattern)
  /// The alternatives of each part.
  case near(within: Int, [[WordPattern]])

  /// Nil if there is no letter or digit in it, or it is not a clause.
  init?(_ clause: SearchExpression) {
    switch clause {
    case .word(let word):
      guard let pattern = WordPattern([word]) else { return nil }
      self = .words(pattern)
    case .phrase(let words):
      guard let pattern = WordPattern(words) else { return nil }
      self = .words(pattern)
    case .near(let distance, let parts):
      let groups = parts.map(ClausePattern.alternatives).filter { !$0.isEmpty }
      guard let first = groups.first else { return nil }
      if groups.count == 1, first.count == 1 {
        self = .words(first[0])
      } else {
        self = .near(within: distance, groups)
      }
    case .field, .not, .all, .any: return nil
    }
  }

  private static func alternatives(_ part: SearchExpression) -> [WordPattern] {
    switch part {
    case .word(let word): [WordPattern([word])].compactMap(\.self)
    case .phrase(let words): [WordPattern(words)].compactMap(\.self)
    case .any(let parts), .all(let parts), .near(_, let parts): parts.flatMap(alternatives)
    case .field, .not: []
    }
  }

  /// Where it is; for a `near` group, where the words near each other are.
  /// - Parameter forms: whether other forms may stand for words.
  func occurrences(in text: FoldedText, forms: Bool = false) -> [Range<Int>] {
    func places(_ pattern: WordPattern) -> [Range<Int>] {
      var places = pattern.places(in: text)
      if forms, places.isEmpty { places = pattern.formPlaces(in: text) }
      return places.map { $0..<$0 + pattern.count }
    }
    switch self {
    case .words(let pattern): return places(pattern)
    case .near(let distance, let groups):
      let found = groups.map { group in
        group.count == 1
          ? places(group[0]) : group.flatMap(places).sorted(by: ClausePattern.isBefore)
      }
      return ClausePattern.nearEachOther(found, within: distance)
    }
  }

  private static func isBefore(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    (left.lowerBound, left.upperBound) < (right.lowerBound, right.upperBound)
  }

  func cutOccurrences(in text: FoldedText) -> [Range<Int>] {
    guard case .words(let pattern) = self else { return [] }
    return pattern.cutPlaces(in: text).map { $0..<$0 + 2 }
  }

  /// As in FTS5: from the end of each to the beginning of the last one there are at most `distance` words.
  private static func nearEachOther(_ found: [[Range<Int>]], within distance: Int) -> [Range<Int>] {
    guard found.allSatisfy({ !$0.isEmpty }) else { return [] }
    var near: Set<Range<Int>> = []
    for last in Set(found.joined().map(\.lowerBound)).sorted() {
      // The part that begins last begins here; for each other part the nearest one before it counts.
      let chosen = found.map { nearest($0, before: last) }
      guard chosen.allSatisfy({ $0.map { last - $0.upperBound <= distance } ?? false }) else { continue }
      near.formUnion(chosen.compactMap(\.self))
    }
    return near.sorted(by: isBefore)
  }

  /// The range that ends last among those that begin at `last` or before.
  private static func nearest(_ ranges: [Range<Int>], before last: Int) -> Range<Int>? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= last { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    var best = ranges[low - 1]
    // Alternatives may have different lengths: a longer one that begins earlier may end later.
    for range in ranges[..<low].suffix(8) where range.upperBound > best.upperBound { best = range }
    return best
  }
}
