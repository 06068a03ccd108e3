import Text

/// Numbers the way people read them.
public enum Numerals {
  /// `154,756`.
  public static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var grouped = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return (number < 0 ? "-" : "") + grouped
  }

  /// `1,234 newspapers`; `at least 50 newspapers` for an open-ended list, whose `count` is one more than is
  /// known.
  public static func count(_ count: Int, isOpenEnded: Bool = false, _ noun: String) -> String {
    let known = isOpenEnded ? count - 1 : count
    return (isOpenEnded ? "at least " : "") + "\(grouped(known)) \(noun)\(known == 1 ? "" : "s")"
  }
}

extension [String] {
  /// `text, scans and 3 more`: the first names and the rest of `count` as a number.
  public func listed(of count: Int) -> String {
    let rest = count - self.count
    return (self + (rest > 0 ? ["\(Numerals.grouped(rest)) more"] : [])).listed
  }
}
