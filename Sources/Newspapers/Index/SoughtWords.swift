/// Words to search for, as they are compared: folded, each once, and no more of them than a title has.
public struct SoughtWords: Hashable, Sendable {
  public let words: [String]
  /// For each of `words` the ways in which a newspaper may have it, as typed first.
  public let ways: [[SoughtWord]]

  /// No title of the directory has more. Words beyond this are ignored.
  public static let limit = 32

  public init(_ text: String) {
    var (words, ways, seen): ([String], [[SoughtWord]], Set<Substring>) = ([], [], [])
    let all = TitleText.folded(text).split(separator: " ")
    for (place, word) in all.enumerated() where words.count < SoughtWords.limit {
      guard seen.insert(word).inserted else { continue }
      words.append(String(word))
      ways.append(SoughtWord.ways(of: String(word), isLast: place == all.count - 1))
    }
    (self.words, self.ways) = (words, ways)
  }

  /// Whether there is nothing to search for, as in punctuation.
  public var isEmpty: Bool { words.isEmpty }
}

/// A word to find, folded.
public struct SoughtWord: Hashable, Sendable {
  public let letters: String
  /// Whether it has to be a whole word, not only its beginning.
  public let isWhole: Bool

  public init(_ letters: String, isWhole: Bool = false) { (self.letters, self.isWhole) = (letters, isWhole) }

  /// The beginning of a word, and how else the word may be written: `saint` for `st`. The other way is a
  /// whole word, because `st` begins too many.
  /// - Parameter isLast: whether no word follows it, to which an abbreviation could belong.
  static func ways(of word: String, isLast: Bool) -> [SoughtWord] {
    let other = isLast ? nil : PlaceName.otherForm(of: word)
    return [SoughtWord(word)] + [other.map { SoughtWord($0, isWhole: true) }].compactMap(\.self)
  }

  /// Whether `word`, which is folded, is it or begins with it.
  func matches(_ word: Substring.UTF8View) -> Bool {
    isWhole ? word.elementsEqual(letters.utf8) : word.starts(with: letters.utf8)
  }
}
