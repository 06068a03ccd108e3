import Newspapers

/// A search in a page, and its results.
public struct PageFind: Hashable, Sendable {
  /// A position in one of the page's texts, in characters from its beginning.
  public struct Match: Hashable, Sendable {
    public let text: Int
    public let range: Range<Int>
  }

  /// As typed.
  public let words: String
  public let matches: [Match]
  /// Which of them is shown; nil if there are none.
  public private(set) var current: Int?

  /// Finds `words` anywhere, ignoring case and accents.
  /// - Parameter start: the first visible text; the first match from there on is shown first.
  init(_ words: String, in texts: [String], from start: Int) {
    self.words = words
    let sought = FoldedText(words).scalars
    var matches: [Match] = []
    if !sought.isEmpty {
      for (number, text) in texts.enumerated() {
        matches += FoldedText(text).ranges(of: sought).map { Match(text: number, range: $0) }
      }
    }
    self.matches = matches
    current = matches.isEmpty ? nil : matches.firstIndex { $0.text >= start } ?? 0
  }

  /// A copy moved by that many matches, wrapping around.
  func moved(by steps: Int) -> PageFind {
    guard let current else { return self }
    var find = self
    find.current = ((current + steps) % matches.count + matches.count) % matches.count
    return find
  }

  /// `match 2 of 14`, `no match`.
  public var summary: String {
    current.map { "match \($0 + 1) of \(matches.count)" } ?? "no match"
  }
}

/// Text for comparison: lower-case letters without accents, each with its original character.
private struct FoldedText {
  private(set) var scalars: [Unicode.Scalar] = []
  private var characters: [Int] = []

  init(_ text: String) {
    for (number, character) in text.enumerated() {
      let folded = TitleText.folded(String(character))
      // Punctuation does not matter in a title, but may be searched for in a text.
      for scalar in (folded.isEmpty ? String(character) : folded).unicodeScalars {
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
