import Foundation

/// JSON that can be changed and written, even as invalid JSON.
indirect enum JSONTree: Decodable {
  case null
  case bool(Bool)
  /// As written.
  case number(String)
  case text(String)
  case list([JSONTree])
  /// Sorted by key at first; a key may occur twice.
  case object([(key: String, value: JSONTree)])

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      let keys = object.allKeys.sorted { $0.stringValue < $1.stringValue }
      self = .object(try keys.map { ($0.stringValue, try object.decode(JSONTree.self, forKey: $0)) })
    } else if var list = try? decoder.unkeyedContainer() {
      var children: [JSONTree] = []
      while !list.isAtEnd { children.append(try list.decode(JSONTree.self)) }
      self = .list(children)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let bool = try? value.decode(Bool.self) {
        self = .bool(bool)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let number = try? value.decode(Int.self) {
        self = .number(String(number))
      } else {
        self = .number("\(try value.decode(Double.self))")
      }
    }
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .number(let digits): bytes += digits.utf8
    case .text(let text): JSONTree.write(text, to: &bytes)
    case .list(let children):
      bytes.append(UInt8(ascii: "["))
      for (index, child) in children.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        child.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONTree.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x20: bytes += "\\u00".utf8 + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
