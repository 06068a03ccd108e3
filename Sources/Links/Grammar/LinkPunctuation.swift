import Newspapers

/// What texts put around addresses.
enum LinkPunctuation {
  /// Without white space, angle brackets, entities and final punctuation.
  static func bare(_ written: String) -> String {
    var text = decodedEntities(written.trimmed)
    if text.hasPrefix("<"), text.hasSuffix(">") { text = String(text.dropFirst().dropLast()) }
    let end = end(of: text[...])
    return end == text.endIndex ? text : String(text[..<end])
  }

  /// Where the address ends that `text` begins with: before a final `.`, a closing quotation mark or backtick,
  /// or a parenthesis, bracket or brace that it did not open.
  static func end(of text: Substring) -> Substring.Index {
    // True of nearly all addresses found in a text.
    if let last = text.utf8.last, last == UInt8(ascii: "/") || last.isLetterOrDigit { return text.endIndex }
    var text = text
    while let last = text.last {
      switch last {
      case let sign where sign.asciiValue.map(isFinal) == true: break
      case "\"", "”", "’", "»", "›", "…", "“", "‘", ">": break
      case ")" where text.filter({ $0 == ")" }).count > text.filter({ $0 == "(" }).count: break
      case "]" where text.filter({ $0 == "]" }).count > text.filter({ $0 == "[" }).count: break
      case "}" where text.filter({ $0 == "}" }).count > text.filter({ $0 == "{" }).count: break
      default: return text.endIndex
      }
      text.removeLast()
    }
    return text.endIndex
  }

  /// Whether a sign at the end of an address belongs to the text around it, in a text of any kind.
  static func isFinal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: ";"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "`"):
      true
    default: false
    }
  }

  /// What an entity stands for, as far as that matters to addresses: `&` for `amp`; nil for any other.
  static func sign(of entity: String) -> String? { signs[entity.lowercased()] }

  /// Without entities for signs of an address, such as `&amp;`; twice, because programs encode twice.
  static func decodedEntities(_ text: String) -> String { decodedOnce(decodedOnce(text)) }

  static func decodedOnce(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var (result, rest) = ("", text[...])
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...]
      let entity = rest.prefix(8).prefix { $0 != ";" }
      if entity.endIndex < rest.endIndex, rest[entity.endIndex] == ";",
        let sign = sign(of: String(entity.dropFirst()))
      {
        result += sign
        rest = rest[rest.index(after: entity.endIndex)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static let signs = [
    "amp": "&", "#38": "&", "#038": "&", "#x26": "&", "#47": "/", "#x2f": "/", "quot": "\"", "#34": "\"",
    "#39": "'", "#x27": "'", "#61": "=", "#x3d": "=", "lt": "<", "gt": ">",
  ]
}
