/// Decides like `LineEnd`, which joins the lines for reading, whether a line ends with half a word; on bytes, for an
/// index of many pages.
extension TextFolder {
  mutating func joinBrokenWords(_ text: UnsafeBufferPointer<UInt8>) {
    let ends = gaps.indices.filter { gaps[$0] == .brokenLine || gaps[$0] == .maybeBrokenLine }
    guard ends.contains(where: { $0 > 0 }) else { return }
    let vocabulary = wordsWithinLines()
    var isBroken = [Bool](repeating: false, count: gaps.count)
    for word in ends where word > 0 { isBroken[word] = self.isBroken(word, text, vocabulary) }
    if isBroken.contains(true) { join(isBroken) }
  }

  /// Whether the line's end before `word` is within a word.
  private func isBroken(
    _ word: Int, _ text: UnsafeBufferPointer<UInt8>, _ vocabulary: WordHashes
  ) -> Bool {
    let (head, tail) = (range(of: word - 1), range(of: word))
    guard let last = bytes[head].last, let first = bytes[tail].first, !isDigit(last), !isDigit(first) else {
      return false
    }
    // Ideographs have no hyphens.
    guard !isIdeograph(text, word - 1), !isIdeograph(text, word) else { return false }
    let isCertain = gaps[word] == .brokenLine
    if isCapital(text, at: Int(from[word])) {
      return isCertain && isAllCapitals(text, of: word - 1) && isAllCapitals(text, of: word)
    }
    let (front, back) = (WordHashes.hash(bytes[head]), WordHashes.hash(bytes[tail]))
    if isCertain {
      let compound = WordHashes.hash(bytes[tail], after: WordHashes.hyphenated(front))
      return !TextFolder.tens.contains(front) && !vocabulary.contains(compound)
    }
    return vocabulary.contains(WordHashes.hash(bytes[tail], after: front))
      || (!vocabulary.contains(front) && !vocabulary.contains(back))
  }

  /// The words that no line's end can have broken, and those with a hyphen in them.
  private func wordsWithinLines() -> WordHashes {
    var words = WordHashes(capacity: starts.count * 2)
    var previous: UInt64 = 0
    for word in starts.indices {
      let hash = WordHashes.hash(bytes[range(of: word)])
      let isLast = word + 1 == starts.count || !gaps[word + 1].isWithinLine
      if gaps[word].isWithinLine, !isLast { words.insert(hash) }
      if gaps[word] == .hyphen {
        words.insert(WordHashes.hash(bytes[range(of: word)], after: WordHashes.hyphenated(previous)))
      }
      previous = hash
    }
    return words
  }

  /// The words that begin a line in lower case, right after a word that ends one.
  func unmarkedBreaks(_ text: UnsafeBufferPointer<UInt8>) -> [Int32] {
    gaps.indices.filter { word in
      guard gaps[word] == .line, word > 0, let last = bytes[range(of: word - 1)].last,
        let first = bytes[range(of: word)].first
      else { return false }
      return !isDigit(last) && !isDigit(first) && !isCapital(text, at: Int(from[word]))
        && !isIdeograph(text, word - 1) && !isIdeograph(text, word)
    }.map { Int32(truncatingIfNeeded: $0) }
  }

  private func range(of word: Int) -> Range<Int> {
    Int(starts[word])..<(word + 1 < starts.count ? Int(starts[word + 1]) - 1 : bytes.count)
  }

  private func isIdeograph(_ text: UnsafeBufferPointer<UInt8>, _ word: Int) -> Bool {
    let (value, length) = TextFolder.scalar(text, at: Int(from[word]))
    if length > 2, case .ideograph = FoldedSign(value) { return true }
    return false
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private func isCapital(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let byte = text[place]
    if byte < 0x80 { return byte &- 0x41 < 26 }
    return Unicode.Scalar(TextFolder.scalar(text, at: place).value)?.properties.isUppercase ?? false
  }

  /// `GERM`: at least two letters, none in lower case.
  private func isAllCapitals(_ text: UnsafeBufferPointer<UInt8>, of word: Int) -> Bool {
    var (place, letters) = (Int(from[word]), 0)
    while place < Int(to[word]) {
      let byte = text[place]
      if byte < 0x80, (byte | 0x20) &- 0x61 < 26 || byte == 0x27 {
        guard byte &- 0x41 < 26 else { return false }
        letters += 1
      } else if byte >= 0x80 {
        guard isCapital(text, at: place) else { return false }
        letters += 1
      }
      place += TextFolder.scalar(text, at: place).length
    }
    return letters > 1
  }

  private static let tens = Set(
    ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].map {
      WordHashes.hash(Array($0.utf8)[...])
    })
}
