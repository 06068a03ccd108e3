import Glibc

/// Points in time in a standard format: `2026-11-21T06:43:47Z`, in UTC and whole seconds.
public enum Timestamp {
  /// - Parameter seconds: since 1970.
  public static func written(_ seconds: Double) -> String {
    var time = time_t(seconds.isFinite ? max(earliest, min(seconds, latest)).rounded(.down) : 0)
    var parts = tm()
    gmtime_r(&time, &parts)
    func padded(_ number: Int32, _ width: Int = 2) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = "\(padded(parts.tm_year + 1900, 4))-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
    return "\(day)T\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))Z"
  }

  /// Seconds since 1970; nil for anything not in the format of `written`, including fractions of seconds.
  public static func read(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), bytes.last == UInt8(ascii: "Z"),
      let date = IssueDate(text.prefix(10)), let hour = number(bytes[11..<13]), hour < 24,
      let minute = number(bytes[14..<16]), minute < 60, let second = number(bytes[17..<19]), second <= 60
    else { return nil }
    let fraction = bytes[19..<bytes.count - 1]
    guard fraction.isEmpty || (fraction.first == UInt8(ascii: ".") && number(fraction.dropFirst()) != nil)
    else { return nil }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (
      Int32(date.year) - 1900, Int32(date.month) - 1, Int32(date.day)
    )
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (Int32(hour), Int32(minute), Int32(second))
    return Double(timegm(&parts))
  }

  /// The years 1 and 9999.
  private static let (earliest, latest) = (-62_135_596_800.0, 253_402_300_799.0)

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
