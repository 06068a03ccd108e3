import ALTO
import Newspapers

/// The text of a page, made from its words: lines end with a line feed, blocks with an empty line.
struct ALTOText {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  private(set) var characters = 0
  /// In code points; empty if they were not wanted.
  private(set) var starts: [Int] = []
  private(set) var lengths: [Int] = []

  private static let softHyphen: [UInt8] = [0xC2, 0xAD]

  /// What comes before the next word.
  private enum Gap {
    case none
    case blank
    case line
    case block
    case hyphen

    var bytes: StaticString {
      switch self {
      case .none: ""
      case .blank: " "
      case .line: "\n"
      case .block: "\n\n"
      case .hyphen: "-"
      }
    }
  }

  /// - Parameter hyphens: `keep` ends a broken word with U+00AD, `join` rejoins it.
  init(_ page: ALTOPage, hyphens: CorpusOptions.Hyphens, wantsWords: Bool) {
    bytes.reserveCapacity(page.bytes.count + page.ends.count + 256)
    if wantsWords {
      starts.reserveCapacity(page.ends.count)
      lengths.reserveCapacity(page.ends.count)
    }
    let joints = hyphens == .join ? JoinedLines(page) : nil
    var gap = Gap.none
    for block in page.blocks {
      for line in block.lines {
        let words = page.lines[line].words
        let joint = joints?.joints[line] ?? .none
        let isBroken = joints == nil ? page.lines[line].isHyphenated : joint != .none
        for word in words {
          let isMoved = word == words.lowerBound && (gap == .none || gap == .hyphen) && !bytes.isEmpty
          write(gap)
          let isEnd = word == words.upperBound - 1
          write(page.bytes, page.range(of: word), isBroken: isEnd && isBroken, wantsWords: wantsWords)
          // The rest of a line whose first word was needed to complete another one.
          gap = isMoved ? .line : .blank
        }
        switch joint {
        case .broken: gap = .none
        case .compound: gap = .hyphen
        case .none:
          if page.lines[line].isHyphenated { writeSign(isKept: joints == nil) }
          gap = .line
        }
      }
      gap = .block
    }
    if !wantsWords { characters = OCRText.characters(bytes) }
  }

  private mutating func write(_ gap: Gap) {
    let text = gap.bytes
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    characters += text.utf8CodeUnitCount
  }

  /// - Parameter isBroken: whether a hyphen at its end is not part of the word.
  private mutating func write(_ words: [UInt8], _ range: Range<Int>, isBroken: Bool, wantsWords: Bool) {
    let start = bytes.count
    words.withUnsafeBufferPointer { bytes.append(contentsOf: $0[range]) }
    clean(from: start)
    if isBroken { dropSign(from: start) }
    guard wantsWords else { return }
    let length = bytes[start...].reduce(0) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
    starts.append(characters)
    lengths.append(length)
    characters += length
  }

  /// A word has no spaces around it, and nothing that ends a line.
  private mutating func clean(from start: Int) {
    guard bytes[start...].contains(where: { $0 <= 0x20 }) else { return }
    for place in start..<bytes.count where bytes[place] < 0x20 { bytes[place] = 0x20 }
    let word = bytes[start...].drop { $0 == 0x20 }
    let end = word.lastIndex { $0 != 0x20 } ?? word.startIndex
    bytes.replaceSubrange(start..., with: Array(word[...end]))
  }

  /// Removes the hyphen that the word ends with; a hyphen that is the whole word stays.
  private mutating func dropSign(from start: Int) {
    let count = ALTOText.signLength(bytes[start...])
    if count < bytes.count - start { bytes.removeLast(count) }
  }

  /// Ends a broken word at the end of a line.
  private mutating func writeSign(isKept: Bool) {
    if isKept {
      bytes += ALTOText.softHyphen
    } else {
      // As the page reader restores it.
      guard ALTOText.signLength(bytes[...]) == 0 else { return }
      bytes.append(UInt8(ascii: "-"))
    }
    characters += 1
  }

  /// How many bytes at the end are a character with which OCR ends a broken word.
  static func signLength(_ bytes: ArraySlice<UInt8>) -> Int {
    let start = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.startIndex
    guard let sign = String(decoding: bytes[start...], as: UTF8.self).unicodeScalars.first,
      LineJoints.isHyphen(sign)
    else { return 0 }
    return bytes.endIndex - start
  }
}
