/// Header fields of a response. Names are case-insensitive (RFC 9110, section 5.1), and white space around a
/// value is not part of it (section 5.5).
public struct HTTPHeaders: Hashable, Sendable {
  private var fields: [String: String] = [:]

  public init(_ fields: [String: String] = [:]) {
    for (name, value) in fields { self.fields[name.lowercased()] = HTTPHeaders.trimmed(value) }
  }

  /// The field's value; several fields of one name are joined by `, ` (RFC 9110, section 5.3).
  public subscript(name: String) -> String? {
    get { fields[name.lowercased()] }
    set { fields[name.lowercased()] = newValue.map(HTTPHeaders.trimmed) }
  }

  public mutating func add(_ name: String, _ value: String) {
    let name = name.lowercased()
    let value = HTTPHeaders.trimmed(value)
    fields[name] = fields[name].map { "\($0), \(value)" } ?? value
  }

  private static func trimmed(_ value: String) -> String {
    // Works on bytes: in a Swift string a space with a combining mark is one character.
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = value.utf8.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...last]) ?? ""
  }
}
