/// The words that occur within a page's lines, where no hyphen can have split them.
struct PageVocabulary {
  private let words: Set<String>

  init(_ blocks: [[PrintedLine]]) {
    var words: Set<String> = []
    for line in blocks.joined() {
      var printed: [Substring] = []
      line.text.forEachWord(separatedBy: \.isBlank) { printed.append($0) }
      for word in printed.dropFirst().dropLast() { words.insert(PageVocabulary.folded(word)) }
    }
    self.words = words
  }

  func contains(_ word: String) -> Bool { words.contains(PageVocabulary.folded(word)) }

  /// Lower case, without surrounding punctuation.
  private static func folded(_ word: some StringProtocol) -> String {
    let ofASCII: String?? = word.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      guard let first = bytes.firstIndex(where: \.isPartOfWord),
        let last = bytes.lastIndex(where: \.isPartOfWord)
      else { return "" }
      return String(decoding: bytes[first...last].lazy.map(\.lowercase), as: UTF8.self)
    }
    if let folded = ofASCII ?? nil { return folded }
    guard let first = word.firstIndex(where: \.isPartOfWord), let last = word.lastIndex(where: \.isPartOfWord)
    else {
      return ""
    }
    return word[first...last].lowercased()
  }
}
