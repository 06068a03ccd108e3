/// Quotation marks as American styles set them.
enum Quotation {
  /// `“Women Vote,” `: the text in double quotation marks, with `mark` inside, unless the text ends its own sentence.
  static func quoted(_ text: String, before mark: Character) -> String {
    "“" + ended(text, with: mark, isQuoted: true) + "”"
  }

  /// As `nested` writes it, with `mark` before the quotation marks that close at its end, unless the text ends its own
  /// sentence.
  static func ended(_ text: String, with mark: Character, isQuoted: Bool) -> String {
    let words = nested(text, isQuoted: isQuoted)
    return endsSentence(words) ? words : nested(text, isQuoted: isQuoted, before: mark)
  }

  /// With `mark` after it, unless it ends with a mark of its own; a period goes inside double quotation marks.
  static func closed(_ text: String, with mark: String) -> String {
    if endsSentence(text) { return text }
    if mark == ".", text.last == "”" { return text.dropLast() + ".”" }
    return text + mark
  }

  private static func endsSentence(_ text: String) -> Bool {
    text.trimmingEnd { "”’".contains($0) }.last.map { ".?!…".contains($0) } == true
  }

  /// With the quotation marks of each level in turn: double and single, or the other way around within a quotation.
  /// Straight ones become typographic. Periods and commas go before all marks that close there.
  /// - Parameter mark: what follows the text; nil for nothing.
  static func nested(_ text: String, isQuoted: Bool, before mark: Character? = nil) -> String {
    var (result, depth) = ("", isQuoted ? 1 : 0)
    let outer = depth
    let letters = Array(text)
    // The place of the last period or comma that was moved.
    var moved: Int?
    for (place, letter) in letters.enumerated() where place != moved {
      let before = place > 0 ? letters[place - 1] : " "
      let after = place + 1 < letters.count ? letters[place + 1] : " "
      switch letter {
      case "“", "‘":
        result += depth.isMultiple(of: 2) ? "“" : "‘"
        depth += 1
      case "\"" where opensAfter(before) && !after.isWhitespace:
        result += depth.isMultiple(of: 2) ? "“" : "‘"
        depth += 1
      case "'" where opensAfter(before) && isClosed(letters[(place + 1)...]):
        result += depth.isMultiple(of: 2) ? "“" : "‘"
        depth += 1
      case "”", "\"",
        "’" where !after.isLetter && depth > outer, "'" where !after.isLetter && depth > outer:
        if depth > outer {
          depth -= 1
          let end = letters[place...].firstIndex { !"”’\"'".contains($0) } ?? letters.count
          let next = end < letters.count ? letters[end] : mark
          if let next, next == "." || next == ",", end != moved {
            result.append(next)
            moved = end
          }
        }
        result += depth.isMultiple(of: 2) ? "”" : "’"
      case "'": result += "’"
      default: result.append(letter)
      }
    }
    if let mark, moved != letters.count { result.append(mark) }
    return result
  }

  private static func opensAfter(_ before: Character) -> Bool {
    before.isWhitespace || "([{—–-“‘".contains(before)
  }

  /// Whether a single quotation mark follows that is not an apostrophe.
  private static func isClosed(_ rest: ArraySlice<Character>) -> Bool {
    rest.indices.contains { place in
      rest[place] == "'" && (place + 1 == rest.endIndex || !rest[place + 1].isLetter)
    }
  }
}

extension String {
  fileprivate func trimmingEnd(_ isDropped: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
