import Glibc

/// An element's attributes, valid only during the parser's callback.
struct XMLAttributes {
  /// Alternating names and values, then nil.
  private let list: UnsafePointer<UnsafePointer<CChar>?>

  init(_ list: UnsafePointer<UnsafePointer<CChar>?>) { self.list = list }

  func text(_ name: StaticString) -> String? { value(name).map { String(cString: $0) } }

  /// A number such as `4624`, `4624.0` or `1.2E4`; nil for anything else.
  func number(_ name: StaticString) -> Double? {
    guard let value = value(name) else { return nil }
    var end: UnsafeMutablePointer<CChar>?
    let number = strtod(value, &end)
    guard let end, end > value, end.pointee == 0, number.isFinite else { return nil }
    return number
  }

  func isEqual(_ name: StaticString, to text: StaticString) -> Bool {
    value(name).map { XMLAttributes.equals($0, text) } ?? false
  }

  private func value(_ name: StaticString) -> UnsafePointer<CChar>? {
    var pair = list
    while let attribute = pair[0] {
      if XMLAttributes.equals(attribute, name) { return pair[1] }
      pair += 2
    }
    return nil
  }

  private static func equals(_ text: UnsafePointer<CChar>, _ other: StaticString) -> Bool {
    strcmp(text, UnsafeRawPointer(other.utf8Start).assumingMemoryBound(to: CChar.self)) == 0
  }
}
