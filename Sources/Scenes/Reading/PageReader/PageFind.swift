import Newspapers
import Presentation

/// A search in a page, and its results.
public struct PageFind: Hashable, Sendable {
  /// A position in one of the page's texts, in characters from its beginning.
  public struct Part: Hashable, Sendable {
    public let text: Int
    public let range: Range<Int>
  }

  /// A match: one part, or several if it continues in the next text, like a word broken at a line's end.
  public struct Match: Hashable, Sendable {
    public let parts: [Part]

    public var text: Int { parts[0].text }
    public var range: Range<Int> { parts[0].range }
  }

  public let sought: Sought
  public let matches: [Match]
  /// Which of them is shown; nil if there are none.
  public private(set) var current: Int?

  init(_ sought: Sought, in texts: [String]) {
    self.sought = sought
    switch sought {
    case .words(let words): matches = PageFind.matches(of: words, in: texts)
    case .query(let query): matches = PageFind.matches(of: query, in: texts)
    }
    current = matches.isEmpty ? nil : 0
  }

  /// As typed.
  public var words: String { sought.words }

  /// A copy moved by that many matches, wrapping around.
  func moved(by steps: Int) -> PageFind {
    guard let current else { return self }
    var find = self
    find.current = ((current + steps) % matches.count + matches.count) % matches.count
    return find
  }

  /// A copy that shows the first match at a place on the page or after it, as counted by `PageInk`, or else the
  /// first one.
  func from(_ place: Int, in texts: [String]) -> PageFind {
    guard !matches.isEmpty, place > 0 else { return self }
    var find = self
    find.current = places(in: texts).firstIndex { $0 >= place } ?? 0
    return find
  }

  /// A copy that shows the match nearest to a place.
  func near(_ place: Int, in texts: [String]) -> PageFind {
    let distances = places(in: texts).map { abs($0 - place) }
    var find = self
    find.current = distances.indices.min { distances[$0] < distances[$1] }
    return find
  }

  /// Where the matches begin.
  private func places(in texts: [String]) -> [Int] {
    let lengths = texts.map { PageInk.count(in: $0.unicodeScalars) }
    var starts = [0]
    for length in lengths { starts.append(starts[starts.count - 1] + length) }
    return matches.map { match in
      let before = texts[match.text].prefix(match.range.lowerBound)
      return starts[match.text] + PageInk.count(in: before.unicodeScalars)
    }
  }

  /// Whether there is no match after the current one, or before it if `steps` is negative.
  func isLast(going steps: Int) -> Bool {
    guard let current else { return true }
    return steps > 0 ? current == matches.count - 1 : current == 0
  }

  /// `match 2 of 14`; nil if there are none: that is announced once, when searching.
  public var summary: String? {
    current.map { "match \($0 + 1) of \(matches.count)" }
  }

  /// Finds `words` anywhere, ignoring case and accents.
  private static func matches(of words: String, in texts: [String]) -> [Match] {
    let sought = FoldedLetters(words).scalars
    guard !sought.isEmpty else { return [] }
    return texts.enumerated().flatMap { number, text in
      FoldedLetters(text).ranges(of: sought).map { Match(parts: [Part(text: number, range: $0)]) }
    }
  }

  /// Finds what `query` finds pages by, in the order of the texts.
  private static func matches(of query: SearchQuery, in texts: [String]) -> [Match] {
    let folded = FoldedText(texts.joined(separator: "\n"))
    let found = PageMatcher(query.expression).occurrences(in: folded).found
    let words = Set(found.map(\.words)).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    var places = TextPlaces(texts)
    var end = 0
    // If two overlap, marking the first is enough.
    return words.filter { words in
      defer { end = max(end, words.upperBound) }
      return words.lowerBound >= end
    }.map { Match(parts: places.parts(of: folded.printed($0))) }.filter { !$0.parts.isEmpty }
  }
}

/// Text for comparison: lower-case letters without accents, and straight apostrophes, each with its original character.
private struct FoldedLetters {
  private(set) var scalars: [Unicode.Scalar] = []
  private var characters: [Int] = []

  init(_ text: String) {
    for (number, character) in text.enumerated() {
      let folded = TitleText.folded(String(character))
      // Punctuation does not matter in a title, but may be searched for in a text.
      let sign = folded.isEmpty ? TitleText.withStraightApostrophes(String(character)) : folded
      for scalar in sign.unicodeScalars {
        scalars.append(scalar)
        characters.append(number)
      }
    }
  }

  /// The ranges where `sought`, which is not empty, occurs; in characters, without overlaps.
  func ranges(of sought: [Unicode.Scalar]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start + sought.count <= scalars.count {
      if scalars[start] == sought[0], scalars[start..<start + sought.count].elementsEqual(sought) {
        ranges.append(characters[start]..<characters[start + sought.count - 1] + 1)
        start += sought.count
      } else {
        start += 1
      }
    }
    return ranges
  }
}
