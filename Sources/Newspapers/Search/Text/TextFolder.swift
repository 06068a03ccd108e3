/// Reads a page's text for `FoldedText`: byte by byte, since nearly all of it is ASCII.
struct TextFolder {
  private(set) var bytes: [UInt8] = []
  private(set) var starts: [Int32] = []
  private(set) var from: [Int32] = []
  private(set) var to: [Int32] = []
  /// What precedes each word.
  private(set) var gaps: [WordGap] = []
  private var gap = WordGap.otherLine
  private var isInWord = false

  /// Longer words are cut: nobody searches for them, and SQLite would cut them elsewhere.
  private static let longest = 200

  init(capacity: Int) {
    bytes.reserveCapacity(capacity + 16)
    starts.reserveCapacity(capacity / 5)
    from.reserveCapacity(capacity / 5)
    to.reserveCapacity(capacity / 5)
    gaps.reserveCapacity(capacity / 5)
  }

  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place < text.count {
      let byte = text[place]
      if TextFolder.isPlain(byte) {
        var end = place + 1
        while end < text.count, TextFolder.isPlain(text[end]) { end += 1 }
        append(text, place..<end)
        place = end
      } else if byte < 0x80 {
        if isInWord { end(at: place) }
        switch byte {
        case 0x20, 0x09: gap = gap.afterBlank
        case 0x0D where place + 1 < text.count && text[place + 1] == 0x0A: gap = gap.afterBlank
        case 0x0A...0x0D: gap = gap.afterLineEnd
        case UInt8(ascii: "-"): gap = gap.afterHyphen
        case UInt8(ascii: "~"): gap = gap.afterDash
        default: gap = gap.afterOther
        }
        place += 1
      } else {
        place += readSign(text, at: place)
      }
    }
    if isInWord { end(at: text.count) }
  }

  /// - Returns: the length of the character at `place`, which is not ASCII.
  private mutating func readSign(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    let (value, length) = TextFolder.scalar(text, at: place)
    var sign = FoldedSign(value)
    if case .softHyphen = sign {
      sign = TextFolder.endsLine(text, after: place + length) ? .hyphen : .nothing
    }
    switch sign {
    case .nothing: return length
    case .letter(let plain):
      var rest = plain
      while rest != 0 {
        // The parts of a character stay together.
        append(UInt8(truncatingIfNeeded: rest), at: place, isFirst: rest == plain)
        rest >>= 8
      }
      return length
    default: if isInWord { end(at: place) }
    }
    switch sign {
    case .ideograph:
      for part in text[place..<place + length] { append(part, at: place, isFirst: false) }
      end(at: place + length)
    case .blank: gap = gap.afterBlank
    case .lineEnd: gap = gap.afterLineEnd
    case .hyphen: gap = gap.afterHyphen
    case .dash: gap = gap.afterDash
    default: gap = gap.afterOther
    }
    return length
  }

  /// Whether it is an ASCII letter or digit.
  private static func isPlain(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }

  /// Appends ASCII letters and digits: most of a page, so a whole word at once.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    if !isInWord { begin(at: range.lowerBound) }
    let start = bytes.count
    guard start - Int(starts[starts.count - 1]) + range.count <= TextFolder.longest else {
      for place in range { append(text[place] | 0x20, at: place) }
      return
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[range]))
    // Lower case; a digit already has the bit.
    bytes.withUnsafeMutableBufferPointer { bytes in
      for place in start..<bytes.count { bytes[place] |= 0x20 }
    }
  }

  private mutating func append(_ byte: UInt8, at place: Int, isFirst: Bool = true) {
    if !isInWord {
      begin(at: place)
    } else if isFirst, bytes.count - Int(starts[starts.count - 1]) >= TextFolder.longest {
      end(at: place)
      begin(at: place)
    }
    bytes.append(byte)
  }

  private mutating func begin(at place: Int) {
    if !bytes.isEmpty { bytes.append(0x20) }
    starts.append(Int32(truncatingIfNeeded: bytes.count))
    from.append(Int32(truncatingIfNeeded: place))
    gaps.append(gap)
    isInWord = true
  }

  private mutating func end(at place: Int) {
    to.append(Int32(truncatingIfNeeded: place))
    isInWord = false
    gap = .none
  }

  /// The character at `place` in valid UTF-8, and its length.
  static func scalar(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> (value: UInt32, length: Int) {
    let first = text[place]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 1, place + length <= text.count else { return (UInt32(first), 1) }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for part in text[place + 1..<place + length] { value = value << 6 | UInt32(part & 0x3F) }
    return (value, length)
  }

  private static func endsLine(_ text: UnsafeBufferPointer<UInt8>, after place: Int) -> Bool {
    for byte in text[place...] where byte != 0x20 && byte != 0x09 && byte != 0x0D { return byte == 0x0A }
    return true
  }

  /// Joins each word whose gap `isBroken` with the previous one.
  mutating func join(_ isBroken: [Bool]) {
    var joined = TextFolder(capacity: 0)
    joined.bytes.reserveCapacity(bytes.count)
    for word in starts.indices {
      let end = word + 1 < starts.count ? Int(starts[word + 1]) - 1 : bytes.count
      let letters = bytes[Int(starts[word])..<end]
      if isBroken[word], let last = joined.to.indices.last,
        joined.bytes.count - Int(joined.starts[last]) + letters.count <= TextFolder.longest
      {
        joined.to[last] = to[word]
      } else {
        if !joined.bytes.isEmpty { joined.bytes.append(0x20) }
        joined.starts.append(Int32(truncatingIfNeeded: joined.bytes.count))
        joined.from.append(from[word])
        joined.to.append(to[word])
        joined.gaps.append(gaps[word])
      }
      joined.bytes.append(contentsOf: letters)
    }
    self = joined
  }
}
