import Newspapers

/// A query for FTS5 (sqlite.org/fts5.html, 3): every word is quoted, so that nothing in it can be an
/// operator.
struct MatchText {
  let text: String
  /// How much of the stack of FTS5's parser it takes beyond that of a clause.
  let depth: Int

  /// The stack has a hundred places; a clause takes up to ten.
  static let deepest = 80

  /// Nil for a clause without a letter or digit. A word may be a mended one; phrases are never found there,
  /// since mended words are not consecutive on the page.
  init?(clause: SearchExpression) {
    switch clause {
    case .word(let word):
      guard let words = MatchText.quoted([word]) else { return nil }
      text = words.isOne ? words.text : "body : \(words.text)"
    case .phrase(let words):
      guard let words = MatchText.quoted(words) else { return nil }
      text = words.isOne ? words.text : "body : \(words.text)"
    case .near(let distance, let parts):
      let words = parts.compactMap { part in
        switch part {
        case .word(let word): MatchText.quoted([word])
        case .phrase(let words): MatchText.quoted(words)
        case .near, .field, .not, .all, .any: nil
        }
      }
      guard let first = words.first else { return nil }
      if words.count == 1 {
        text = first.isOne ? first.text : "body : \(first.text)"
      } else {
        text = "body : NEAR(\(words.map(\.text).joined(separator: " ")), \(distance))"
      }
    case .field, .not, .all, .any: return nil
    }
    depth = 0
  }

  private init(_ text: String, depth: Int) { (self.text, self.depth) = (text, depth) }

  /// - Parameter word: `AND`, `OR` or `NOT`. Only of `NOT` the order matters.
  static func joined(_ parts: [MatchText], by word: String) -> MatchText? {
    guard let first = parts.first else { return nil }
    guard parts.count > 1 else { return first }
    let ordered = word == "NOT" ? parts : ParserStack.ordered(parts, \.depth)
    return MatchText(
      "(" + ordered.map(\.text).joined(separator: " \(word) ") + ")",
      depth: ParserStack.depth(ofJoined: ordered.map(\.depth)))
  }

  private static func quoted(_ words: [SearchWord]) -> (text: String, isOne: Bool)? {
    let folded = FoldedText(words.map(\.text).joined(separator: " "))
    guard folded.count > 0 else { return nil }
    let isBeginning = words.last?.isBeginning ?? false
    // The fold leaves only letters, digits and spaces.
    return (
      "\"\(String(decoding: folded.bytes, as: UTF8.self))\"" + (isBeginning ? " *" : ""), folded.count == 1
    )
  }
}
