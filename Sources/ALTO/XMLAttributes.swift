import Glibc

/// An element's attributes, valid only during the parser's callback.
struct XMLAttributes {
  /// Alternating names and values, then nil.
  private let list: UnsafePointer<UnsafePointer<CChar>?>

  init(_ list: UnsafePointer<UnsafePointer<CChar>?>) { self.list = list }

  func text(_ name: StaticString) -> String? { value(name).map { String(cString: $0) } }

  /// A decimal number such as `4624`, `4624.0` or `1.2E4`; nil for anything else.
  func number(_ name: StaticString) -> Double? { value(name).flatMap(XMLAttributes.number) }

  /// Calls `body` with each name and value.
  func forEach(_ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void) {
    var pair = list
    while let name = pair[0], let value = pair[1] {
      body(name, value)
      pair += 2
    }
  }

  static func number(_ value: UnsafePointer<CChar>) -> Double? {
    if let number = plainNumber(value) { return number }
    // Neither hexadecimal digits nor `nan`, which strtod(3) also accepts.
    guard strspn(value, "0123456789.eE+-") == strlen(value) else { return nil }
    var end: UnsafeMutablePointer<CChar>?
    let number = strtod(value, &end)
    guard let end, end > value, end.pointee == 0, number.isFinite else { return nil }
    return number
  }

  /// Digits with or without a period, which nearly all numbers are: so few that the quotient is exact (Clinger, 1990).
  private static func plainNumber(_ value: UnsafePointer<CChar>) -> Double? {
    var (digits, count, decimals) = (0, 0, -1)
    var place = value
    while place.pointee != 0 {
      let byte = UInt8(bitPattern: place.pointee)
      if byte == UInt8(ascii: "."), decimals < 0 {
        decimals = 0
      } else {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), count < 15 else { return nil }
        digits = digits * 10 + Int(byte & 0xF)
        count += 1
        if decimals >= 0 { decimals += 1 }
      }
      place += 1
    }
    guard count > 0 else { return nil }
    return decimals > 0 ? Double(digits) / powers[decimals] : Double(digits)
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

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
