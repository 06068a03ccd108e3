/// A day, a month or a year as a person writes it.
public struct WrittenDate: Hashable, Sendable {
  /// The first and last day meant.
  public let days: ClosedRange<IssueDate>

  /// Why a text is not a date.
  public enum Fault: Error, Hashable, Sendable {
    /// It has none of the supported forms.
    case notADate
    case noMonth(Int)
    /// Like `noMonth`, for a date with the day before the month; `instead` is the same with the month first.
    case monthComesFirst(Int, instead: String)
    case noDay(month: Int, year: Int)
  }

  /// Parses `1865`, `1865-10`, `1865-10-02`, `1865/10/2`, American dates, `10/2/1865`, whose month always comes first,
  /// and dates with an English month name or its beginning, in any order: `April 15, 1865`, `15 Apr. 1865`,
  /// `1865 October`.
  public init(_ written: String) throws(Fault) {
    guard written.utf8.count <= 60 else { throw .notADate }
    let parts = written.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let names = parts.filter { $0.first?.isLetter == true }
    let numbers = parts.filter { $0.first?.isLetter != true }
    guard names.count + numbers.count == parts.count, names.count <= 1, numbers.count <= 3 else {
      throw .notADate
    }
    if let name = names.first {
      guard let month = WrittenDate.month(name) else { throw .notADate }
      try self.init(numbers: numbers, month: month)
    } else if numbers.count == 3, numbers[2].utf8.count == 4, numbers[..<2].allSatisfy({ $0.utf8.count < 3 })
    {
      do throws(Fault) {
        try self.init(numbers[2], numbers[0], numbers[1])
      } catch {
        guard case .noMonth(let month) = error, let other = Int(numbers[1]), (1...12).contains(other) else {
          throw error
        }
        throw .monthComesFirst(month, instead: "\(numbers[1])/\(numbers[0])/\(numbers[2])")
      }
    } else {
      guard let year = numbers.first, year.utf8.count == 4 else { throw .notADate }
      try self.init(year, numbers.count > 1 ? numbers[1] : nil, numbers.count > 2 ? numbers[2] : nil)
    }
  }

  /// Whether `written` is a day, not a month, a year or anything else.
  static func isDay(_ written: String) -> Bool {
    guard let days = try? WrittenDate(written).days else { return false }
    return days.lowerBound == days.upperBound
  }

  /// - Parameter numbers: the year, and possibly the day before or after it.
  private init(numbers: [String], month: Int) throws(Fault) {
    let years = numbers.filter { $0.utf8.count == 4 }
    let days = numbers.filter { $0.utf8.count < 4 }
    guard years.count == 1, let year = years.first, days.count <= 1 else { throw .notADate }
    try self.init(year, String(month), days.first)
  }

  private init(_ yearDigits: String, _ monthDigits: String?, _ dayDigits: String?) throws(Fault) {
    func number(_ digits: String?) -> Int? {
      guard let digits, digits.utf8.count <= 4, digits.allSatisfy(\.isASCII) else { return nil }
      return Int(digits)
    }
    guard let year = number(yearDigits), (1...9999).contains(year) else { throw .notADate }
    guard let monthDigits else {
      days = IssueDate.start(of: year)...IssueDate.end(of: year)
      return
    }
    guard let month = number(monthDigits) else { throw .notADate }
    guard let first = IssueDate(year: year, month: month, day: 1) else { throw .noMonth(month) }
    guard let dayDigits else {
      days = first...IssueDate(known: year, month, IssueDate.days(in: month, of: year))
      return
    }
    guard let day = number(dayDigits) else { throw .notADate }
    guard let date = IssueDate(year: year, month: month, day: day) else {
      throw .noDay(month: month, year: year)
    }
    days = date...date
  }

  /// Requires three letters, so that no two months match.
  private static func month(_ letters: String) -> Int? {
    guard letters.utf8.count >= 3 else { return nil }
    let letters = letters == "sept" ? "sep" : letters
    return IssueDate.monthNames.firstIndex { $0.lowercased().hasPrefix(letters) }.map { $0 + 1 }
  }
}

extension WrittenDate.Fault {
  /// What is wrong with a date in a common form, without a period; nil if it has none of them.
  public var words: String? {
    switch self {
    case .notADate: nil
    case .noMonth(let month): "there is no month \(month)"
    case .monthComesFirst(let month, let instead):
      "there is no month \(month); write the month first: \(instead)"
    case .noDay(let month, let year):
      "\(IssueDate.monthNames[month - 1]) \(year) has \(IssueDate.days(in: month, of: year)) days"
    }
  }
}
