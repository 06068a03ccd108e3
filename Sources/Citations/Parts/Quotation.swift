/// Quotation marks as American styles set them.
enum Quotation {
  /// `“Women Vote,” `: the text in double quotation marks, with `mark` inside, unless the text ends its own sentence.
  static func quoted(_ text: String, before mark: String) -> String {
    "“" + closed(nested(text, isQuoted: true), with: mark) + "”"
  }

  /// With `mark` after it, unless it ends with a mark of its own; a period goes inside double quotation marks.
  static func closed(_ text: String, with mark: String) -> String {
    let bare = text.trimmingEnd { "”’".contains($0) }
    if let last = bare.last, ".?!…".contains(last) { return text }
    if mark == ".", text.last == "”" { return text.dropLast() + ".”" }
    return text + mark
  }

  /// With the quotation marks of each level in turn: double and single, or the other way around within a quotation.
  /// Straight ones become typographic.
  static func nested(_ text: String, isQuoted: Bool) -> String {
    var (result, depth) = ("", isQuoted ? 1 : 0)
    let outer = depth
    let letters = Array(text)
    var isMoved = false
    for (place, letter) in letters.enumerated() {
      guard !isMoved else {
        isMoved = false
        continue
      }
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
        if depth > outer { depth -= 1 }
        let mark = depth.isMultiple(of: 2) ? "”" : "’"
        // Periods and commas go inside.
        if after == "." || after == "," {
          result += String(after) + mark
          isMoved = true
        } else {
          result += mark
        }
      case "'": result += "’"
      default: result.append(letter)
      }
    }
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
