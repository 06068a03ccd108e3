/// Numbers as people read them.
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
}
