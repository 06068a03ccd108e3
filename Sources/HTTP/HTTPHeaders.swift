/// Header fields of an answer; names are looked up without regard to case (RFC 9110, section 5.1).
public struct HTTPHeaders: Hashable, Sendable {
  private var fields: [String: String] = [:]

  public init(_ fields: [String: String] = [:]) {
    for (name, value) in fields { self.fields[name.lowercased()] = value }
  }

  /// The field's value; several fields of one name are joined by `, ` (RFC 9110, section 5.3).
  public subscript(name: String) -> String? { fields[name.lowercased()] }

  public mutating func add(_ name: String, _ value: String) {
    let name = name.lowercased()
    fields[name] = fields[name].map { "\($0), \(value)" } ?? value
  }
}
