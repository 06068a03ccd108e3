/// Words that are looked up by their hash: a table with open addressing, since every token of a corpus is looked up.
struct Vocabulary: Sendable {
  private var words: [[UInt8]] = []
  /// Numbers of words, -1 if there is none; a power of two of them, less than half used.
  private var slots = [Int32](repeating: -1, count: 64)
  private var hashes = [UInt64](repeating: 0, count: 64)

  /// The word's number; a new word gets one.
  mutating func insert(_ word: [UInt8]) -> Int {
    let hash = TokenReader.hash(word[...])
    if let number = number(of: word[...], hash) { return number }
    words.append(word)
    if words.count * 2 > slots.count { grow() } else { place(words.count - 1, hash) }
    return words.count - 1
  }

  @inline(__always) func number(of word: ArraySlice<UInt8>, _ hash: UInt64) -> Int? {
    var slot = Vocabulary.slot(hash, slots.count)
    while slots[slot] >= 0 {
      if hashes[slot] == hash, words[Int(slots[slot])][...] == word { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  var isEmpty: Bool { words.isEmpty }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    hashes = [UInt64](repeating: 0, count: slots.count)
    for (number, word) in words.enumerated() { place(number, TokenReader.hash(word[...])) }
  }

  private mutating func place(_ number: Int, _ hash: UInt64) {
    var slot = Vocabulary.slot(hash, slots.count)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    (slots[slot], hashes[slot]) = (Int32(number), hash)
  }

  /// The upper half of a product is distributed best.
  @inline(__always) private static func slot(_ hash: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: hash ^ hash >> 32) & (count - 1)
  }
}
