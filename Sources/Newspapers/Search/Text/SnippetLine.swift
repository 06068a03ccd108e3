/// A snippet being written: printed text on one line, and where the marks are.
struct SnippetLine {
  private var scalars: [Unicode.Scalar] = []
  private(set) var marks: [Range<Int>] = []

  var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count + 16)
    for scalar in scalars { bytes.append(contentsOf: scalar.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func append(_ words: String) { scalars += words.unicodeScalars }

  /// - Parameters:
  ///   - range: what to write, in UTF-8.
  ///   - words: where the words are, in order: a line's end within one is left out, with its hyphen.
  ///   - marks: what to mark, from the beginning of a word to the end of one.
  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, words: [Range<Int>], marks: [Range<Int>] = []
  ) {
    var places: [(printed: Int, written: Int)] = []
    var (place, word) = (range.lowerBound, 0)
    while place < range.upperBound {
      while word < words.count, words[word].upperBound <= place { word += 1 }
      let isWithinWord = word < words.count && words[word].lowerBound < place
      if let end = SnippetLine.sequenceEnd(bytes, place..<range.upperBound) {
        place = end
        continue
      }
      let (value, length) = TextFolder.scalar(bytes, at: place)
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      if scalar.isBlank || value < 0x20 || value == 0x7F {
        if isWithinWord {
          dropHyphen()
        } else if let last = scalars.last, last != " " {
          scalars.append(" ")
        }
      } else {
        places.append((place, scalars.count))
        scalars.append(scalar)
      }
      place += length
    }
    if scalars.last == " " { scalars.removeLast() }
    places.append((range.upperBound, scalars.count))
    take(marks, places)
  }

  /// Where a terminal control sequence at the start of `range` ends; nil if there is none. Without its ESC,
  /// the rest of it would be taken for text.
  private static func sequenceEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    guard range.count > 1, bytes[range.lowerBound] == 0x1B,
      bytes[range.lowerBound + 1] == UInt8(ascii: "[")
    else { return nil }
    var end = range.lowerBound + 2
    while end < range.upperBound, (0x20...0x3F).contains(bytes[end]) { end += 1 }
    if end < range.upperBound, (0x40...0x7E).contains(bytes[end]) { end += 1 }
    return end
  }

  /// The hyphen of a broken word at the end of its line; the spaces before it are already left out.
  private mutating func dropHyphen() {
    if let last = scalars.last, LineEnd.hyphens.contains(last) || last == "\u{2011}" || last == "\u{2E17}" {
      scalars.removeLast()
    }
  }

  /// Overlapping or nested marks become one.
  private mutating func take(_ printed: [Range<Int>], _ places: [(printed: Int, written: Int)]) {
    for mark in printed.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
      let start = written(mark.lowerBound, places)
      // What follows a word may have been dropped with a line's end, and a space is not part of it.
      var end = min(written(mark.upperBound, places), scalars.count)
      while end > start, scalars[end - 1] == " " { end -= 1 }
      guard start < end else { continue }
      if let last = marks.last, start < last.upperBound {
        marks[marks.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        marks.append(start..<end)
      }
    }
  }

  private func written(_ place: Int, _ places: [(printed: Int, written: Int)]) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].printed < place { low = middle + 1 } else { high = middle }
    }
    return low < places.count ? places[low].written : scalars.count
  }
}
