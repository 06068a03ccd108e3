/// The words that a page has within its lines, where no hyphen can have cut them.
struct PageVocabulary {
  private let words: Set<String>

  init(_ blocks: [[PrintedLine]]) {
    var words: Set<String> = []
    for line in blocks.joined() {
      for word in line.text.split(whereSeparator: \.isBlank).dropFirst().dropLast() {
        words.insert(PageVocabulary.folded(word))
      }
    }
    self.words = words
  }

  func contains(_ word: String) -> Bool { words.contains(PageVocabulary.folded(word)) }

  /// Small letters, without what punctuation stands around them.
  private static func folded(_ word: some StringProtocol) -> String {
    guard let first = word.firstIndex(where: \.isPartOfWord), let last = word.lastIndex(where: \.isPartOfWord)
    else {
      return ""
    }
    return word[first...last].lowercased()
  }
}
