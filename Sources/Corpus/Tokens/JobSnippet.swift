/// A hit with the text around it.
public struct JobSnippet: Hashable, Sendable {
  /// Code points of the text before the hit.
  public let start: Int
  public let left: String
  public let match: String
  public let right: String

  /// Code points on each side, before white space is collapsed.
  private static let width = 60

  init(start: Int, left: String, match: String, right: String) {
    (self.start, self.left, self.match, self.right) = (start, left, match, right)
  }

  /// - Parameter place: that of the hit, in bytes of `text`.
  public init(_ text: [UInt8], _ place: Range<Int>, start: Int) {
    self.start = start
    (left, match, right) = text.withUnsafeBufferPointer { text in
      var (first, last, count) = (place.lowerBound, place.upperBound, 0)
      while first > 0, count < JobSnippet.width {
        first -= 1
        if text[first] & 0xC0 != 0x80 { count += 1 }
      }
      count = 0
      while last < text.count, count < JobSnippet.width || text[last] & 0xC0 == 0x80 {
        if text[last] & 0xC0 != 0x80 { count += 1 }
        last += 1
      }
      return (
        JobSnippet.cleaned(text[first..<place.lowerBound]), JobSnippet.cleaned(text[place]),
        JobSnippet.cleaned(text[place.upperBound..<last])
      )
    }
  }

  /// Without U+00AD and the line feed after it, and with white space collapsed.
  private static func cleaned(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var cleaned = String.UnicodeScalarView()
    var isSpace = false
    var isHyphen = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if isHyphen {
        isHyphen = false
        if scalar == "\n" { continue }
        cleaned.append("\u{AD}")
        isSpace = false
      }
      if scalar == "\u{AD}" {
        isHyphen = true
      } else if scalar.properties.isWhitespace {
        if !isSpace { cleaned.append(" ") }
        isSpace = true
      } else {
        cleaned.append(scalar)
        isSpace = false
      }
    }
    if isHyphen { cleaned.append("\u{AD}") }
    return String(cleaned)
  }
}
