/// A word to search for, or several consecutive ones. The last one may be a prefix: `libert*`.
public struct Term: Hashable, Sendable {
  /// In lower case; at least one.
  let tokens: [[UInt8]]
  /// Whether the last token is a prefix.
  let isPrefix: Bool
  /// As it was written.
  public let written: String

  /// - Returns: nil if it has no letters.
  public init?(_ written: String) {
    var tokens: [[UInt8]] = []
    var reader = TokenReader()
    let bytes = Array(written.utf8)
    bytes.withUnsafeBufferPointer { while reader.advance(in: $0) { tokens.append(reader.token) } }
    guard !tokens.isEmpty else { return nil }
    self.tokens = tokens
    let trimmed = written.unicodeScalars.reversed().drop { $0.properties.isWhitespace }
    isPrefix = trimmed.first == "*"
    self.written = written
  }

  /// The tokens, with a space between them: equal for terms that find the same.
  public var words: String {
    tokens.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") + (isPrefix ? "*" : "")
  }
}

/// Where a term is in a page.
public struct TermHit: Hashable, Sendable {
  /// The term's index among those searched for.
  public let term: Int
  /// In bytes of the text.
  public let place: Range<Int>
}
