/// All words of a list of newspapers, for guessing what a mistyped word means.
public struct Lexicon: Sendable {
  private let bytes: [UInt8]
  /// How many newspapers have each word.
  private let counts: [UInt32]

  /// - Parameters:
  ///   - bytes: folded words, each ended by a line end.
  ///   - counts: how many newspapers have each of them.
  public init(_ bytes: [UInt8], counts: [UInt32] = []) {
    self.bytes = bytes
    self.counts = counts
  }

  /// Whether some word begins with `word`.
  public func knows(_ word: String) -> Bool {
    let word = Array(word.utf8)
    var isKnown = false
    forEachWord { candidate, _, _ in
      isKnown = candidate.starts(with: word)
      return !isKnown
    }
    return isKnown
  }

  /// The words that differ from `word` in one letter that is changed, added, removed or swapped with its
  /// neighbor, most common first.
  public func neighbors(of word: String) -> [String] {
    let word = Array(word.utf8)
    let letters = Lexicon.letters(word[...])
    var found: [(count: UInt32, word: [UInt8])] = []
    forEachWord { candidate, present, number in
      if abs(candidate.count - word.count) <= 1, (letters & ~present).nonzeroBitCount <= 1,
        (present & ~letters).nonzeroBitCount <= 1, candidate.isNeighbor(of: word)
      {
        found.append((counts.indices.contains(number) ? counts[number] : 0, Array(candidate)))
      }
      return true
    }
    return found.sorted { $0.count > $1.count }.prefix(Lexicon.neighborLimit)
      .map { String(decoding: $0.word, as: UTF8.self) }
  }

  /// Few words have more, and those are short.
  private static let neighborLimit = 64

  /// Calls `use` with each word, the letters in it and its number, until it returns false.
  private func forEachWord(_ use: (Slice<UnsafeBufferPointer<UInt8>>, UInt32, Int) -> Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      var (start, number) = (0, 0)
      while start < bytes.count {
        var end = start
        var present: UInt32 = 0
        while end < bytes.count, bytes[end] != 0x0A {
          present |= 1 << UInt32(bytes[end] & 31)
          end += 1
        }
        guard use(bytes[start..<end], present, number) else { return }
        (start, number) = (end + 1, number + 1)
      }
    }
  }

  /// For each of `words`, what it may mean, most likely first; the word itself if any word begins with it.
  /// - Returns: nil if one of them is not close to anything.
  public func closest(to words: [String]) -> [[String]]? {
    var closest: [[String]] = []
    for word in words {
      let near = near(Array(word.utf8), orItself: true)
      guard !near.isEmpty else { return nil }
      closest.append(near)
    }
    return closest
  }

  /// What `word` may mean even though some word begins with it.
  public func others(like word: String) -> [String] { near(Array(word.utf8), orItself: false) }

  /// Any further ones are unlikely to be meant.
  private static let limit = 8

  private func near(_ word: [UInt8], orItself: Bool) -> [String] {
    var best = word.count < 4 ? 0 : word.count < 8 ? 1 : 2
    var found: [(whole: Int, word: [UInt8])] = []
    let letters = Lexicon.letters(word[...])
    var isItself = false
    forEachWord { candidate, present, _ in
      // Each letter missing from the other word takes a change; that rules out nearly all words.
      guard (letters & ~present).nonzeroBitCount <= best, candidate.count + best >= word.count else {
        return true
      }
      guard !candidate.starts(with: word) else {
        isItself = orItself
        return !isItself
      }
      // The word may be the mistyped beginning of a longer one.
      guard let distance = EditDistance.between(word, Array(candidate)[...], limit: best) else { return true }
      if distance.beginning < best { found.removeAll() }
      best = distance.beginning
      found.append((distance.whole, Array(candidate)))
      return true
    }
    if isItself { return [String(decoding: word, as: UTF8.self)] }
    return found.sorted { $0.whole < $1.whole }
      .prefix(Lexicon.limit).map { String(decoding: $0.word, as: UTF8.self) }
  }

  /// One bit for each letter that occurs.
  private static func letters(_ word: ArraySlice<UInt8>) -> UInt32 {
    word.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether changing, adding or removing one letter, or swapping it with its neighbor, turns it into `word`.
  fileprivate func isNeighbor(of word: [UInt8]) -> Bool {
    let shared = zip(self, word).prefix { $0 == $1 }.count
    let (rest, other) = (dropFirst(shared), word[shared...])
    if rest.count != other.count {
      return rest.count > other.count
        ? rest.dropFirst().elementsEqual(other) : rest.elementsEqual(other.dropFirst())
    }
    guard let first = rest.first, let otherFirst = other.first else { return false }
    if rest.dropFirst().elementsEqual(other.dropFirst()) { return true }
    return rest.count > 1 && rest[rest.startIndex + 1] == otherFirst && other[other.startIndex + 1] == first
      && rest.dropFirst(2).elementsEqual(other.dropFirst(2))
  }
}
