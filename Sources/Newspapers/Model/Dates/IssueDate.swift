/// The publication date of an issue, in the Gregorian calendar.
public struct IssueDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Parses `YYYY-MM-DD`; nil for anything else and for dates that do not exist.
  @specialized(where Written == String)
  @specialized(where Written == Substring)
  public init?<Written: StringProtocol>(_ written: Written) {
    // Parses byte by byte: a catalog has thousands of dates, and a calendar tens of thousands.
    var (year, month, day, position) = (0, 0, 0, 0)
    for byte in written.utf8 {
      if position == 4 || position == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard position < 10, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        let digit = Int(byte - UInt8(ascii: "0"))
        switch position {
        case ..<4: year = year * 10 + digit
        case ..<7: month = month * 10 + digit
        default: day = day * 10 + digit
        }
      }
      position += 1
    }
    guard position == 10 else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...IssueDate.days(in: month, of: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// For computed days, which are known to exist.
  init(known year: Int, _ month: Int, _ day: Int) { (self.year, self.month, self.day) = (year, month, day) }

  /// `YYYY-MM-DD`.
  public var description: String {
    String(unsafeUninitializedCapacity: 10) { bytes in
      func write(_ number: Int, upTo end: Int, _ width: Int) {
        var rest = number
        for place in (end - width..<end).reversed() {
          bytes[place] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        }
      }
      write(year, upTo: 4, 4)
      bytes[4] = UInt8(ascii: "-")
      write(month, upTo: 7, 2)
      bytes[7] = UInt8(ascii: "-")
      write(day, upTo: 10, 2)
      return 10
    }
  }

  public static func < (left: IssueDate, right: IssueDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The number of days in `month`, from 1 to 12, of `year`.
  public static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
