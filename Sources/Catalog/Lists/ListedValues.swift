import Newspapers

/// The years, dates and numbers of a row, as written.
///
/// A value without digits says nothing: `None`, `n/a`, `????`. Years may be in the wrong order, as in ten
/// records of the Library's own directory; `Lifespan` handles that.
struct ListedValues {
  let years: [String]
  let firstIssue: String?
  let lastIssue: String?
  let issues: String?

  /// More issues than any newspaper has.
  private static let mostIssues = 999_999

  var coverage: DigitizedCoverage {
    DigitizedCoverage(
      firstIssue: firstIssue.flatMap(ListedDate.read), lastIssue: lastIssue.flatMap(ListedDate.read),
      issueCount: issues.flatMap { Int($0) })
  }

  /// Why the values cannot be true: one sentence without a period. Nil if they can.
  var fault: String? {
    if let year = years.first(where: ListedValues.isImpossible) { return "“\(year.quotable)” is not a year" }
    for date in [firstIssue, lastIssue].compactMap(\.self)
    where ListedValues.hasDigits(date) && ListedDate.read(date) == nil {
      return "“\(date.quotable)” is not a date"
    }
    if let first = firstIssue.flatMap(ListedDate.read), let last = lastIssue.flatMap(ListedDate.read),
      first > last
    {
      return "the first issue, of \(first), is later than the last, of \(last)"
    }
    if let issues, ListedValues.hasDigits(issues) {
      guard let number = Int(issues), (0...ListedValues.mostIssues).contains(number) else {
        return "“\(issues.quotable)” is not a number of issues"
      }
    }
    return nil
  }

  private static func hasDigits(_ text: String) -> Bool {
    text.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether it is a number, but not a year. Anything else that cannot be read is an unknown year; so is 0.
  private static func isImpossible(_ year: String) -> Bool {
    let digits = year.hasPrefix("-") ? year.dropFirst() : year[...]
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
      && digits.contains { $0 != "0" } && CatalogYear(year) == .unknown
  }
}
