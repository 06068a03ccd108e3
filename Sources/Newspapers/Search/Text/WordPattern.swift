/// Consecutive words, as they are searched for in a `FoldedText`.
struct WordPattern: Hashable, Sendable {
  /// Folded, with one space between them.
  let bytes: [UInt8]
  /// How many words.
  let count: Int
  /// Whether the last word is a prefix.
  let isBeginning: Bool
  /// Whether other forms count if it does not occur.
  let allowsForms: Bool

  /// Nil if there is no letter or digit in `words`.
  init?(_ words: [SearchWord]) {
    let folded = FoldedText(words.map(\.text).joined(separator: " "))
    guard folded.count > 0 else { return nil }
    bytes = folded.bytes
    count = folded.count
    isBeginning = words.last?.isBeginning ?? false
    allowsForms = !words.contains { $0.isThisForm || $0.isBeginning }
  }

  /// The folded words.
  var words: [ArraySlice<UInt8>] { bytes.split(separator: 0x20) }

  /// The first word of each occurrence, in order.
  func places(in text: FoldedText) -> [Int] {
    var places: [Int] = []
    let limit = text.bytes.count - bytes.count
    guard limit >= 0, let first = bytes.first else { return [] }
    text.bytes.withUnsafeBufferPointer { page in
      bytes.withUnsafeBufferPointer { sought in
        for word in 0..<text.count {
          let start = Int(text.starts[word])
          guard start <= limit else { return }
          guard page[start] == first else { continue }
          var length = 1
          while length < sought.count, page[start + length] == sought[length] { length += 1 }
          guard length == sought.count else { continue }
          let end = start + length
          if isBeginning || end == page.count || page[end] == 0x20 { places.append(word) }
        }
      }
    }
    return places
  }

  /// The same for a word that a line's end cuts without a hyphen; the occurrence is its first half.
  func cutPlaces(in text: FoldedText) -> [Int] {
    guard count == 1 else { return [] }
    return text.unmarkedBreaks.compactMap { second in
      let (head, tail) = (text[Int(second) - 1], text[Int(second)])
      let length = head.count + tail.count
      guard isBeginning ? length >= bytes.count && head.count < bytes.count : length == bytes.count,
        bytes.starts(with: head)
      else { return nil }
      let rest = bytes[head.count...]
      return tail.starts(with: rest) ? Int(second) - 1 : nil
    }
  }

  /// The same for other forms of the words.
  func formPlaces(in text: FoldedText) -> [Int] {
    guard allowsForms else { return [] }
    let forms = words.map(WordForm.init)
    for closeness in WordForm.Closeness.allCases {
      let places = (0..<max(0, text.count - count + 1)).filter { place in
        forms.indices.allSatisfy { forms[$0].matches(text[place + $0], closeness) }
      }
      if !places.isEmpty { return places }
    }
    return []
  }
}
