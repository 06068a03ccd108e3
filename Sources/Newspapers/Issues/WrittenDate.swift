/// A day, a month or a year as a person writes it.
public struct WrittenDate: Hashable, Sendable {
  /// The first and last day meant.
  public let days: ClosedRange<IssueDate>

  /// Parses `1865`, `1865-10`, `1865-10-02`, `1865/10/2`, and dates with an English month name or its
  /// beginning, in any order: `April 15, 1865`, `15 Apr. 1865`, `1865 October`. Nil for anything else:
  /// `10/2/1865` is October to some and February to others.
  public init?(_ written: String) {
    guard written.utf8.count <= 60 else { return nil }
    let parts = written.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let names = parts.filter { $0.first?.isLetter == true }
    let numbers = parts.filter { $0.first?.isLetter != true }
    guard names.count + numbers.count == parts.count, names.count <= 1, numbers.count <= 3 else { return nil }
    if let name = names.first {
      guard let month = WrittenDate.month(name) else { return nil }
      self.init(numbers: numbers, month: month)
    } else {
      guard let year = numbers.first, year.utf8.count == 4 else { return nil }
      self.init(year, numbers.count > 1 ? numbers[1] : nil, numbers.count > 2 ? numbers[2] : nil)
    }
  }

  /// - Parameter numbers: the year, and possibly the day before or after it.
  private init?(numbers: [String], month: Int) {
    let years = numbers.filter { $0.utf8.count == 4 }
    let days = numbers.filter { $0.utf8.count < 4 }
    guard years.count == 1, let year = years.first, days.count <= 1 else { return nil }
    self.init(year, String(month), days.first)
  }

  private init?(_ year: String, _ month: String?, _ day: String?) {
    func number(_ digits: String?) -> Int? {
      guard let digits, digits.utf8.count <= 4, digits.allSatisfy(\.isASCII) else { return nil }
      return Int(digits)
    }
    guard let year = number(year), (1...9999).contains(year) else { return nil }
    guard month != nil else {
      days = IssueDate.start(of: year)...IssueDate.end(of: year)
      return
    }
    guard let month = number(month), let first = IssueDate(year: year, month: month, day: 1) else {
      return nil
    }
    guard day != nil else {
      days = first...IssueDate(known: year, month, IssueDate.days(in: month, of: year))
      return
    }
    guard let day = number(day), let date = IssueDate(year: year, month: month, day: day) else { return nil }
    days = date...date
  }

  /// Requires three letters, so that no two months match.
  private static func month(_ letters: String) -> Int? {
    guard letters.utf8.count >= 3 else { return nil }
    let letters = letters == "sept" ? "sep" : letters
    return IssueDate.monthNames.firstIndex { $0.lowercased().hasPrefix(letters) }.map { $0 + 1 }
  }
}
