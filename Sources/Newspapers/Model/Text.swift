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
    let count = word.utf8CodeUnitCount
    return word.withUTF8Buffer { word in
      var start = utf8.startIndex
      while let next = utf8[start...].firstIndex(of: word[0]) {
        let rest = utf8[next...]
        if rest.starts(with: word) { return next..<utf8.index(next, offsetBy: count) }
        start = utf8.index(after: next)
      }
      return nil
    }
  }

  package func has(_ word: StaticString) -> Bool { place(of: word) != nil }
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
