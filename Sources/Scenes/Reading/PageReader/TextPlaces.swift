/// Turns places in texts that were joined by line ends, in UTF-8, into places in each text, in characters.
/// The places have to be requested in order.
struct TextPlaces {
  private let texts: [String]
  private var text = 0
  /// Where the text begins in the joined ones.
  private var start = 0

  init(_ texts: [String]) { self.texts = texts }

  /// The parts of `range`, one for each text that it touches.
  mutating func parts(of range: Range<Int>) -> [PageFind.Part] {
    while text < texts.count, range.lowerBound > start + texts[text].utf8.count {
      start += texts[text].utf8.count + 1
      text += 1
    }
    var parts: [PageFind.Part] = []
    var (number, begin) = (text, start)
    while number < texts.count, begin < range.upperBound {
      let bytes = texts[number].utf8
      let first = max(0, range.lowerBound - begin)
      let last = min(bytes.count, range.upperBound - begin)
      if first < last {
        let from = characters(before: first, in: texts[number])
        let to = characters(before: last, in: texts[number])
        parts.append(PageFind.Part(text: number, range: from..<max(from + 1, to)))
      }
      begin += bytes.count + 1
      number += 1
    }
    return parts
  }

  private func characters(before byte: Int, in text: String) -> Int {
    let index = text.utf8.index(text.utf8.startIndex, offsetBy: byte)
    return text[..<index].count
  }
}
