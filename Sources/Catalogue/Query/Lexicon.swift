import Newspapers

/// All words of the catalogue, for guessing what a mistyped word means.
struct Lexicon {
  private let bytes: [UInt8]

  /// - Parameter bytes: folded words, each followed by a line feed.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// For each of `words`, what it may stand for, the likeliest first; the word itself if it is the beginning
  /// of any word.
  /// - Returns: nil if one of them is not close to anything.
  func closest(to words: [String]) -> [[String]]? {
    var closest: [[String]] = []
    for word in words {
      let near = near(Array(word.utf8), orItself: true)
      guard !near.isEmpty else { return nil }
      closest.append(near)
    }
    return closest
  }

  /// What `word` may stand for even though it is the beginning of some word.
  func others(like word: String) -> [String] { near(Array(word.utf8), orItself: false) }

  /// Any further ones are unlikely to be meant.
  private static let limit = 8

  private func near(_ word: [UInt8], orItself: Bool) -> [String] {
    var best = word.count < 4 ? 0 : word.count < 8 ? 1 : 2
    var found: [(whole: Int, word: [UInt8])] = []
    let letters = Lexicon.letters(word[...])
    return bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        var present: UInt32 = 0
        while end < bytes.count, bytes[end] != 0x0A {
          present |= 1 << UInt32(bytes[end] & 31)
          end += 1
        }
        let candidate = bytes[start..<end]
        start = end + 1
        // Each letter missing from the other word takes a change; that rules out nearly all words.
        guard (letters & ~present).nonzeroBitCount <= best, candidate.count + best >= word.count else {
          continue
        }
        if candidate.starts(with: word) {
          if orItself { return [String(decoding: word, as: UTF8.self)] }
          continue
        }
        // The word may be the mistyped beginning of a longer one.
        guard let distance = EditDistance.between(word, Array(candidate)[...], limit: best) else { continue }
        if distance.beginning < best { found.removeAll() }
        best = distance.beginning
        found.append((distance.whole, Array(candidate)))
      }
      return found.sorted { $0.whole < $1.whole }
        .prefix(Lexicon.limit).map { String(decoding: $0.word, as: UTF8.self) }
    }
  }

  /// One bit for each letter that occurs.
  private static func letters(_ word: ArraySlice<UInt8>) -> UInt32 {
    word.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }
}
