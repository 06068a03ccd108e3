/// Small text helpers that the model uses in several places.
extension StringProtocol where UTF8View: BidirectionalCollection {
  /// Without white space at either end.
  package var trimmed: String {
    // Most texts have nothing to trim, and checking every character in Unicode is slow. Bytes are the same
    // type for every kind of text, while finding the ends of its UTF-8 would take generic code.
    let isTrimmed = utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, let last = bytes.last else { return true }
      return (0x21..<0x7F).contains(first) && (0x21..<0x7F).contains(last)
    }
    if isTrimmed == true { return String(self) }
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// The text, or nil if it is empty or only white space.
  package var nonEmpty: String? {
    let text = trimmed
    return text.isEmpty ? nil : text
  }
}

extension StringProtocol {
  /// The first position of an ASCII word; nil if it does not occur. Bytes are compared, many times as fast as
  /// characters.
  package func place(of word: StaticString) -> Range<Index>? {
    // As in `trimmed`: in bytes of one type, since generic code looks up its types again for each of them.
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      word.withUTF8Buffer { word in bytes.place(of: word) }
    }
    let place =
      found
      ?? word.withUTF8Buffer { word in
        Array(utf8).withUnsafeBufferPointer { $0.place(of: word) }
      }
    guard let place else { return nil }
    let start = utf8.index(utf8.startIndex, offsetBy: place)
    return start..<utf8.index(start, offsetBy: word.utf8CodeUnitCount)
  }

  package func has(_ word: StaticString) -> Bool { place(of: word) != nil }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first occurrence of `word`, which is not empty.
  fileprivate func place(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    var start = 0
    while start + word.count <= count {
      var matching = 0
      while matching < word.count, self[start + matching] == word[matching] { matching += 1 }
      if matching == word.count { return start }
      start += 1
    }
    return nil
  }
}

extension String {
  package func removing(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }

  package func removing(suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

// In Swift the range “0” to “9” also contains digits with combining marks.
extension Character {
  var isDecimalDigit: Bool { isASCII && ("0"..."9").contains(self) }
  var isLowercaseLetter: Bool { isASCII && ("a"..."z").contains(self) }
}
