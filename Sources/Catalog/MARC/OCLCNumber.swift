/// OCLC control numbers, written as `ocm00012345`, `ocn123456789`, `on1234567890` or just digits.
enum OCLCNumber {
  /// The digits without leading zeros; nil if it is not an OCLC number.
  static func digits(_ written: String) -> String? {
    var number = written.utf8.filter { $0 > 0x20 }[...]
    for prefix in ["ocm", "ocn", "on"] where number.starts(with: prefix.utf8) {
      number = number.dropFirst(prefix.utf8.count)
      break
    }
    guard !number.isEmpty, number.count <= 14, number.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return String(decoding: number.drop { $0 == 0x30 }, as: UTF8.self)
  }
}
