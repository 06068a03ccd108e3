/// A word that is looked for, or several that follow one another. The last one may be a beginning: `libert*`.
public struct Term: Hashable, Sendable {
  /// In lower case; at least one.
  let tokens: [[UInt8]]
  /// Whether the last token is a beginning of words.
  let isPrefix: Bool
  /// As it was written.
  public let written: String

  /// - Returns: nil if nothing in it is a letter.
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
  /// The term's place among those that are looked for.
  public let term: Int
  /// In bytes of the text.
  public let place: Range<Int>
}
