import Synchronization

/// Finds newspapers by the beginnings of words in title, place, LCCN and what else their source says.
final class WordIndex: Sendable {
  /// What was found, and which words were used instead if the original ones have no match.
  struct Result {
    var newspapers: [Newspaper]
    var closestWords: String?
  }

  private let newspapers: [Newspaper]
  /// The folded words of each newspaper with a space before and after each, so that ` wor` finds the
  /// beginning of a word. Built on first use: most lists are never searched.
  private let haystacks = Mutex<[String]?>(nil)
  /// All words except numbers; built when a search first finds nothing.
  private let lexicon = Mutex<Lexicon?>(nil)

  private let moreTexts: @Sendable (Int) -> [String]

  /// - Parameter moreTexts: as `NewspaperIndex` has it.
  init(_ newspapers: [Newspaper], moreTexts: @escaping @Sendable (Int) -> [String]) {
    (self.newspapers, self.moreTexts) = (newspapers, moreTexts)
  }

  /// Those that have all of `sought`, or else those that have them except for a mistyped letter.
  func find(_ sought: SoughtWords) -> Result {
    let found = newspapers(with: sought.ways)
    guard found.isEmpty else { return Result(newspapers: found) }
    return mended(sought) ?? Result(newspapers: [])
  }

  /// - Parameter words: for each word the ways in which it may be written.
  private func newspapers(with words: [[SoughtWord]]) -> [Newspaper] {
    let needles = words.map { ways in ways.map { " " + $0.letters + ($0.isWhole ? " " : "") } }
    return zip(newspapers, folded()).filter { _, haystack in
      needles.allSatisfy { ways in ways.contains { haystack.contains($0) } }
    }
    .map(\.0)
  }

  /// What was meant if one letter of one word is wrong; nil if that does not explain it.
  private func mended(_ sought: SoughtWords) -> Result? {
    let (lexicon, needles) = (vocabulary(), sought.words)
    let unknown = needles.indices.filter { !lexicon.knows(needles[$0]) }
    guard unknown.count < 2 else { return nil }
    // A mistyped word may still occur in another newspaper's title: if every word is known, each is tried.
    var phrases: [(words: String, newspapers: [Newspaper])] = []
    for place in unknown.isEmpty ? Array(needles.indices) : unknown {
      for way in neighbors(of: needles[place], in: lexicon) {
        var (words, ways) = (needles, sought.ways)
        words[place] = way
        ways[place] = [SoughtWord(way)]
        let found = newspapers(with: ways)
        if !found.isEmpty { phrases.append((words.joined(separator: " "), found)) }
      }
    }
    guard let likeliest = phrases.max(by: { $0.newspapers.count < $1.newspapers.count }) else { return nil }
    let numbers = Set(phrases.flatMap(\.newspapers).map(\.lccn))
    return Result(
      newspapers: newspapers.filter { numbers.contains($0.lccn) }, closestWords: likeliest.words)
  }

  /// The words that differ from `word` in one letter that is changed, added, removed or swapped with its
  /// neighbor, or else those with a prefix that does. A number is never taken for another, nor a short word
  /// for a prefix.
  private func neighbors(of word: String, in lexicon: Lexicon) -> [String] {
    let letters = Array(word.utf8)
    guard letters.count > 2, !word.contains(where: \.isNumber) else { return [] }
    let neighbors = lexicon.neighbors(of: word)
    guard neighbors.isEmpty, letters.count > 4 else { return neighbors }
    return lexicon.others(like: word).filter {
      EditDistance.between(letters, Array($0.utf8)[...], limit: 1) != nil
    }
  }

  private func folded() -> [String] {
    haystacks.withLock { kept in
      if let kept { return kept }
      let made = newspapers.enumerated().map { position, newspaper in
        let places = newspaper.places.map(\.cataloged) + [newspaper.placeName].compactMap(\.self)
        let texts = [newspaper.title] + places + moreTexts(position) + [newspaper.lccn.description]
        return " " + SearchableWords.of(texts) + " "
      }
      kept = made
      return made
    }
  }

  private func vocabulary() -> Lexicon {
    let texts = folded()
    return lexicon.withLock { kept in
      if let kept { return kept }
      let words = Set(texts.flatMap { $0.split(separator: " ") }).filter { !$0.contains(where: \.isNumber) }
      let made = Lexicon(Array(words.sorted().map { $0 + "\n" }.joined().utf8))
      kept = made
      return made
    }
  }
}
