import Newspapers

/// A response that is parsed in one pass if it has the usual form. The decoder first builds a tree of all
/// values, which takes most of the time for a long list.
public protocol ReadInOnePass: Decodable {
  /// Nil if `json` does not have the usual form: then the decoder reads it, or says what is wrong with it.
  static func read(_ json: [UInt8]) -> Self?
}

/// The texts in a list of flat objects, which have nothing else: `{"name": [{"field": "text", …}, …]}`.
public struct JSONRows {
  private let json: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// For each object of the list `name`, the texts of `fields` in that order, and nil for those that it does
  /// not have. Nil if the JSON is damaged, or has anything but such objects.
  public static func texts(of fields: [String], inList name: String, _ json: [UInt8]) -> [[String?]]? {
    json.withUnsafeBufferPointer { buffer in
      var rows = JSONRows(json: buffer)
      return rows.document(fields.map { Array($0.utf8) }, Array(name.utf8))
    }
  }

  private init(json: UnsafeBufferPointer<UInt8>) { self.json = json }

  private mutating func document(_ fields: [[UInt8]], _ name: [UInt8]) -> [[String?]]? {
    guard skip("{"), let key = string(), isEqual(key, name), skip(":"), skip("[") else { return nil }
    var rows: [[String?]] = []
    if !skip("]") {
      repeat {
        guard let row = object(fields) else { return nil }
        rows.append(row)
      } while skip(",")
      guard skip("]") else { return nil }
    }
    guard skip("}") else { return nil }
    skipBlanks()
    return place == json.count ? rows : nil
  }

  private mutating func object(_ fields: [[UInt8]]) -> [String?]? {
    guard skip("{") else { return nil }
    var texts = [String?](repeating: nil, count: fields.count)
    if skip("}") { return texts }
    repeat {
      guard let key = string(), isPlain(key), skip(":"), let value = string() else { return nil }
      guard let field = fields.firstIndex(where: { isEqual(key, $0) }) else { continue }
      // Leave it to the decoder which of two values to use.
      guard texts[field] == nil, let text = text(value) else { return nil }
      texts[field] = text
    } while skip(",")
    return skip("}") ? texts : nil
  }

  private struct Written {
    let bytes: Range<Int>
    let hasEscapes: Bool
  }

  private mutating func string() -> Written? {
    guard skip("\"") else { return nil }
    let start = place
    var hasEscapes = false
    while place < json.count {
      switch json[place] {
      case UInt8(ascii: "\""):
        place += 1
        return Written(bytes: start..<place - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        place += 2
      case 0..<0x20: return nil
      default: place += 1
      }
    }
    return nil
  }

  /// The decoder would not leave a field out because of a damaged name.
  private func isPlain(_ written: Written) -> Bool {
    !written.hasEscapes && json[written.bytes].allSatisfy { $0 < 0x80 }
  }

  private func isEqual(_ written: Written, _ name: [UInt8]) -> Bool {
    !written.hasEscapes && written.bytes.count == name.count && json[written.bytes].elementsEqual(name)
  }

  private func text(_ written: Written) -> String? {
    let bytes = UnsafeBufferPointer(rebasing: json[written.bytes])
    return written.hasEscapes
      ? JSONEscapes.resolved(bytes).flatMap { String(validating: $0, as: UTF8.self) }
      : String(validating: bytes, as: UTF8.self)
  }

  /// Skips white space, and then `mark` if it comes next.
  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard place < json.count, json[place] == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func skipBlanks() {
    while place < json.count, isBlank(json[place]) { place += 1 }
  }
}

/// The meaning of a backslash and the letters after it in JSON.
private enum JSONEscapes {
  /// Nil if they have none.
  static func resolved(_ written: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var resolved: [UInt8] = []
    resolved.reserveCapacity(written.count)
    var place = 0
    while place < written.count {
      guard written[place] == UInt8(ascii: "\\") else {
        resolved.append(written[place])
        place += 1
        continue
      }
      guard place + 1 < written.count else { return nil }
      if written[place + 1] == UInt8(ascii: "u") {
        guard let (scalar, length) = JSONEscape.scalar(at: place, of: written) else { return nil }
        resolved += String(scalar).utf8
        place += length
      } else {
        guard let byte = JSONEscape.letters[written[place + 1]] else { return nil }
        resolved.append(byte)
        place += 2
      }
    }
    return resolved
  }
}
