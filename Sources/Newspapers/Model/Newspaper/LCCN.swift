/// A Library of Congress Control Number, normalized: the identifier of a newspaper.
///
/// Accepts any written form: `sn 83030214`, `SN83-030214`, `2017218620`, an `info:lccn/` URI, a
/// `loc.gov/item/…` address, a `chroniclingamerica.loc.gov/lccn/…` address, or that of a state site.
/// Normalization and validity follow the Library's rule (www.loc.gov/marc/lccn-namespace.html): spaces are
/// removed, nothing after a slash counts, and the part after a hyphen is padded with zeros to six digits.
public struct LCCN: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The normalized form, for example `sn83030214`.
  public let description: String

  /// Normalizes `written`.
  /// - Throws: `LCCNError`, which says what is wrong with it.
  public init(_ written: String) throws(LCCNError) {
    if LCCN.isNormalized(written) {
      description = written
      return
    }
    let trimmed = written.trimmed
    guard !trimmed.isEmpty else { throw LCCNError(written: written, reason: .empty) }
    let number = try LCCN.normalized(LCCN.embedded(in: trimmed, written), written)
    try LCCN.check(number, written)
    description = number
  }

  public static func < (left: LCCN, right: LCCN) -> Bool { left.description < right.description }

  /// The year in which the number was assigned: 1983 for `sn83030214`, 2004 for `2004233791`. For numbers
  /// with a two-digit year, as assigned until 2000, the later of the two possible years.
  public var year: Int {
    let digits = description.utf8.drop { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let year = digits.prefix(digits.count == 10 ? 4 : 2).reduce(0) { $0 * 10 + Int($1 & 0xF) }
    return digits.count == 10 ? year : year == 0 ? 2000 : 1900 + year
  }
}

extension LCCN {
  /// Whether `text` is already normalized, as nearly all numbers in responses and tables are.
  private static func isNormalized(_ text: String) -> Bool {
    let prefix = text.utf8.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }.count
    let digits = text.utf8.count - prefix
    return isValid(prefix: prefix, digits: digits)
      && text.utf8.dropFirst(prefix).allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func isValid(prefix: Int, digits: Int) -> Bool {
    (digits == 8 && prefix <= 3) || (digits == 10 && prefix <= 2)
  }

  /// The part of an address that is the number; `text` itself if it is not an address.
  private static func embedded(in text: String, _ written: String) throws(LCCNError) -> String {
    let lowered = text.lowercased()
    for scheme in ["info:lccn/", "lccn:"] where lowered.hasPrefix(scheme) {
      return String(lowered.dropFirst(scheme.count))
    }
    guard lowered.contains("://") || lowered.contains("loc.gov") || lowered.hasPrefix("/") else {
      return text
    }
    let path = lowered.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
    for marker in ["lccn", "item", "resource"] {
      guard let place = path.firstIndex(of: marker), place + 1 < path.count else { continue }
      return path[place + 1].removing(suffix: ".json").removing(suffix: ".rdf")
    }
    if let host = path.firstIndex(of: "lccn.loc.gov"), host + 1 < path.count { return path[host + 1] }
    throw LCCNError(written: written, reason: .addressWithoutNumber)
  }

  private static func normalized(_ text: String, _ written: String) throws(LCCNError) -> String {
    let unspaced = text.lowercased().filter { !$0.isWhitespace }
    let number = String(unspaced.prefix { $0 != "/" })
    guard let hyphen = number.firstIndex(of: "-") else { return number }
    let serial = number[number.index(after: hyphen)...]
    guard (1...6).contains(serial.count), serial.allSatisfy(\.isDecimalDigit) else {
      throw LCCNError(written: written, reason: .badSerial)
    }
    return number[..<hyphen] + String(repeating: "0", count: 6 - serial.count) + serial
  }

  /// Checks for 8 to 12 characters, digits at the end, and the prefix that each length allows.
  private static func check(_ number: String, _ written: String) throws(LCCNError) {
    guard number.allSatisfy({ $0.isDecimalDigit || $0.isLowercaseLetter }) else {
      throw LCCNError(written: written, reason: .badCharacter)
    }
    let prefix = number.prefix { $0.isLowercaseLetter }
    guard number.dropFirst(prefix.count).allSatisfy(\.isDecimalDigit) else {
      throw LCCNError(written: written, reason: .badCharacter)
    }
    let digits = number.count - prefix.count
    guard isValid(prefix: prefix.count, digits: digits) else {
      throw LCCNError(written: written, reason: .badLength(digits: digits))
    }
  }
}
