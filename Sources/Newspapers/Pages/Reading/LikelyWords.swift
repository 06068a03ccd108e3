/// How many words a text has, and how many of them look like words: the basis of `OCRQuality`'s estimate.
public struct LikelyWords: Hashable, Sendable {
  public private(set) var words = 0
  public private(set) var likely = 0

  /// - Parameter text: UTF-8.
  public init(in text: UnsafeBufferPointer<UInt8>) {
    var (start, isPlain) = (0, true)
    for place in 0...text.count {
      let byte = place < text.count ? text[place] : 0x20
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        // A combining mark on a space belongs to it.
        let next = place + 1 < text.count ? text[place + 1] : 0x20
        guard next < 0x80 || byte == 0x0A || byte == 0x0D else {
          isPlain = false
          continue
        }
        if start < place { add(UnsafeBufferPointer(rebasing: text[start..<place]), isPlain: isPlain) }
        (start, isPlain) = (place + 1, true)
      } else if byte >= 0x80 {
        isPlain = false
      }
    }
  }

  /// Nil for text without a word.
  public var quality: Double? { words > 0 ? Double(likely) / Double(words) : nil }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, isPlain: Bool) {
    if isPlain { return add(LikelyWords.isSimple(bytes) ?? WordShape.isLikely(signs: bytes)) }
    for word in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isBlank) {
      add(WordShape.isLikely(word))
    }
  }

  private mutating func add(_ isLikely: Bool) {
    words += 1
    if isLikely { likely += 1 }
  }

  /// What `WordShape` says about most words, several times as fast: at least two letters, lower case after
  /// the first, and at most a comma, colon or semicolon at the end. Nil for any other word.
  private static func isSimple(_ word: UnsafeBufferPointer<UInt8>) -> Bool? {
    var count = word.count
    let last = word[count - 1]
    if last == UInt8(ascii: ",") || last == UInt8(ascii: ";") || last == UInt8(ascii: ":") { count -= 1 }
    guard count > 1 else { return nil }
    var (previous, run, hasVowel): (UInt8, Int, Bool) = (0, 0, false)
    for place in 0..<count {
      let letter = word[place] | 0x20
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(place == 0 ? letter : word[place]),
        word[place] >= 0x41
      else { return nil }
      run = letter == previous ? run + 1 : 1
      if run == 3 { return false }
      previous = letter
      if vowels & 1 << UInt32(letter - 0x61) != 0 { hasVowel = true }
    }
    return hasVowel
  }

  /// A bit for each letter.
  private static let vowels: UInt32 = "aeiouy".utf8.reduce(0) { $0 | 1 << UInt32($1 - 0x61) }
}
