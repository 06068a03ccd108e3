import Synchronization

/// Finds newspapers by the beginnings of words in title, place and LCCN.
final class WordIndex: Sendable {
  private struct Words {
    /// The folded words of each newspaper with a space before each, so that ` wor` finds the beginning of a word.
    let haystacks: [String]
    /// Each word that is none of an LCCN, once; made when nothing was found.
    var vocabulary: [[UInt8]]?
  }

  /// What was found, and which words were used instead if the original ones have no match.
  struct Result {
    var newspapers: [Newspaper]
    var closestWords: String?
  }

  private let newspapers: [Newspaper]
  /// Built on first use: most lists are never searched.
  private let words = Mutex<Words?>(nil)

  init(_ newspapers: [Newspaper]) { self.newspapers = newspapers }

  /// Those that have all of `sought`, or else those that have them but for a mistyped letter.
  func find(_ sought: SoughtWords) -> Result {
    let found = newspapers(with: sought.words)
    guard found.isEmpty else { return Result(newspapers: found) }
    return mended(sought.words) ?? Result(newspapers: [])
  }

  private func newspapers(with words: [String]) -> [Newspaper] {
    let needles = words.map { " " + $0 }
    return zip(newspapers, haystacks()).filter { _, haystack in needles.allSatisfy(haystack.contains) }
      .map(\.0)
  }

  /// What was meant where one letter of one word is wrong; nil if that is not what is.
  private func mended(_ needles: [String]) -> Result? {
    let vocabulary = vocabulary()
    let unknown = needles.indices.filter { place in
      !vocabulary.contains { $0.starts(with: needles[place].utf8) }
    }
    guard unknown.count < 2 else { return nil }
    // A mistyped word may be another newspaper's all the same: if every word is known, each is tried.
    var phrases: [(words: String, newspapers: [Newspaper])] = []
    for place in unknown.isEmpty ? Array(needles.indices) : unknown {
      for way in neighbors(of: needles[place], in: vocabulary) {
        var words = needles
        words[place] = way
        let found = newspapers(with: words)
        if !found.isEmpty { phrases.append((words.joined(separator: " "), found)) }
      }
    }
    guard let likeliest = phrases.max(by: { $0.newspapers.count < $1.newspapers.count }) else { return nil }
    let numbers = Set(phrases.flatMap(\.newspapers).map(\.lccn))
    return Result(
      newspapers: newspapers.filter { numbers.contains($0.lccn) }, closestWords: likeliest.words)
  }

  /// The words that differ from `word` in one letter that is changed, added, left out or exchanged with its neighbor, or else
  /// whose beginning does. A number is never taken for another, nor a short word for what it begins like.
  private func neighbors(of word: String, in vocabulary: [[UInt8]]) -> [String] {
    let word = Array(word.utf8)
    guard word.count > 2, !word.contains(where: WordIndex.isDigit) else { return [] }
    var (whole, beginnings): ([String], [String]) = ([], [])
    for candidate in vocabulary where candidate.count + 1 >= word.count {
      guard let distance = EditDistance.between(word, candidate[...], limit: 1) else { continue }
      if distance.whole <= 1 {
        whole.append(String(decoding: candidate, as: UTF8.self))
      } else if word.count > 4 {
        beginnings.append(String(decoding: candidate, as: UTF8.self))
      }
    }
    return whole.isEmpty ? beginnings : whole
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private func haystacks() -> [String] { words.withLock { made(&$0).haystacks } }

  private func vocabulary() -> [[UInt8]] {
    words.withLock { kept in
      var words = made(&kept)
      if let vocabulary = words.vocabulary { return vocabulary }
      let all = Set(words.haystacks.flatMap { $0.split(separator: " ") }).sorted().map { Array($0.utf8) }
      let vocabulary = all.filter { !$0.contains(where: WordIndex.isDigit) }
      words.vocabulary = vocabulary
      kept = words
      return vocabulary
    }
  }

  private func made(_ kept: inout Words?) -> Words {
    if let kept { return kept }
    let made = Words(
      haystacks: newspapers.map { newspaper in
        let texts = [newspaper.title] + newspaper.places.map(\.description) + [newspaper.lccn.description]
        return " " + texts.map(TitleText.folded).joined(separator: " ")
      })
    kept = made
    return made
  }
}
