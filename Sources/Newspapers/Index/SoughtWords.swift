/// Words to search for, as they are compared: folded, each once, and no more of them than a title has.
public struct SoughtWords: Hashable, Sendable {
  public let words: [String]

  /// No title of the directory has more. Words beyond this are ignored.
  public static let limit = 32

  public init(_ text: String) {
    var (words, seen): ([String], Set<Substring>) = ([], [])
    for word in TitleText.folded(text).split(separator: " ") where words.count < SoughtWords.limit {
      if seen.insert(word).inserted { words.append(String(word)) }
    }
    self.words = words
  }

  /// Whether there is nothing to search for, as in punctuation.
  public var isEmpty: Bool { words.isEmpty }
}
