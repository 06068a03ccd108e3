/// Ranges of days as written in queries: `1905`, `1905-07`, `1905-07-04`, `1900s`, `1900..1910`, `1900..`, `..1865`.
extension IssueDateRange: CustomStringConvertible {
  /// Reads what was typed.
  /// - Throws: `SearchQueryError` without a column.
  init(typed text: String) throws(SearchQueryError) {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false)
    guard (1...2).contains(ends.count), ends.contains(where: { !$0.isEmpty }) else { throw .badDate(text) }
    let first = try ends[0].isEmpty ? nil : IssueDateRange(period: ends[0], of: text)
    let last = try ends.count == 1 ? first : ends[1].isEmpty ? nil : IssueDateRange(period: ends[1], of: text)
    guard let range = IssueDateRange(from: first?.from, to: last?.to) else {
      let turned = "\(ends[ends.count - 1])..\(ends[0])"
      throw SearchQueryError(
        column: nil, "\(ends[0]) is later than \(ends[ends.count - 1]).", suggestion: "date:\(turned)")
    }
    self = range
  }

  /// A decade, a year, a month or a day; also with the name of the month, which makes clear which number is the day.
  private init(period: Substring, of text: String) throws(SearchQueryError) {
    if let decade = IssueDateRange(decade: period) {
      self = decade
      return
    }
    if period.contains(where: \.isLetter), let named = IssueDateRange(named: period) {
      self = named
      return
    }
    let parts = period.split(separator: "-", omittingEmptySubsequences: false)
    let lengths = parts.map(\.count)
    guard [[4], [4, 2], [4, 2, 2]].contains(lengths), parts.allSatisfy({ $0.allSatisfy(\.isDecimalDigit) })
    else { throw .badDate(text) }
    let numbers = parts.compactMap { Int($0) }
    let month = numbers.count > 1 ? numbers[1] : nil
    let day = numbers.count > 2 ? numbers[2] : nil
    if let month, !(1...12).contains(month) {
      throw SearchQueryError(column: nil, "“\(period)” is not a date: there is no month \(month).")
    }
    guard numbers.count == parts.count, let from = IssueDate(year: numbers[0], month: month ?? 1, day: 1)
    else { throw SearchQueryError(column: nil, "There is no \(period).") }
    let length = IssueDate.days(in: month ?? 12, of: from.year)
    guard (1...length).contains(day ?? 1) else {
      throw SearchQueryError(
        column: nil, "There is no \(IssueDate.monthNames[from.month - 1]) \(day ?? 0), \(from.year).")
    }
    self.init(
      from: IssueDate(known: from.year, from.month, day ?? 1),
      known: IssueDate(known: from.year, month ?? 12, day ?? length))
  }

  /// `1890s`; nil for anything else.
  private init?(decade text: Substring) {
    guard text.count == 5, text.hasSuffix("0s"), text.dropLast().allSatisfy(\.isDecimalDigit),
      let first = Int(text.dropLast()), let from = IssueDate(year: first, month: 1, day: 1),
      let to = IssueDate(year: first + 9, month: 12, day: 31)
    else { return nil }
    self.init(from: from, known: to)
  }

  /// `July 4, 1876`, `4 Jul. 1876`, `7/4/1876`; nil for anything else.
  fileprivate init?(named text: Substring) {
    do throws(WrittenDate.Fault) {
      let days = try WrittenDate(String(text)).days
      self.init(from: days.lowerBound, known: days.upperBound)
    } catch {
      // The error says what can be written.
      return nil
    }
  }

  private init(from: IssueDate, known to: IssueDate) { (self.from, self.to) = (from, to) }

  /// In the shortest form in which both ends are of one kind: years, months or days.
  public var description: String {
    switch (from, to) {
    case (nil, nil): ".."
    case (let from?, nil): "\(IssueDateRange.begin(from)).."
    case (nil, let to?): "..\(IssueDateRange.end(to))"
    case (let from?, let to?): IssueDateRange.written(from, to)
    }
  }

  /// `1918-09-01..1918-09-07`, not `1918-09..1918-09-07`, which reads as if it began with any day of September.
  private static func written(_ from: IssueDate, _ to: IssueDate) -> String {
    let length = max(begin(from).count, end(to).count)
    let (first, last) = (from.description.prefix(length), to.description.prefix(length))
    return first == last ? String(first) : "\(first)..\(last)"
  }

  /// `1905` for the first day of a year, `1905-07` for that of a month.
  private static func begin(_ date: IssueDate) -> String {
    String(date.description.prefix(date.day > 1 ? 10 : date.month > 1 ? 7 : 4))
  }

  /// `1905` for the last day of a year, `1905-07` for that of a month.
  private static func end(_ date: IssueDate) -> String {
    let isMonth = date.day == IssueDate.days(in: date.month, of: date.year)
    return String(date.description.prefix(!isMonth ? 10 : date.month < 12 ? 7 : 4))
  }

  /// For people: `1913`, `March 1913`, `1897 to 1899`, `since March 1, 1913`, `until June 30, 1889`.
  public var words: String {
    switch (from, to) {
    case (nil, nil): "any date"
    case (let from?, nil): "since \(IssueDateRange.period(IssueDateRange.begin(from)))"
    case (nil, let to?): "until \(IssueDateRange.period(IssueDateRange.end(to)))"
    case (.some, .some):
      description.split(separator: "..").map { IssueDateRange.period(String($0)) }.joined(separator: " to ")
    }
  }

  private static func period(_ written: String) -> String {
    if let date = IssueDate(written) { return date.words }
    guard written.utf8.count == 7, let month = Int(written.suffix(2)), (1...12).contains(month) else {
      return written
    }
    return "\(IssueDate.monthNames[month - 1]) \(written.prefix(4))"
  }
}

extension SearchQueryError {
  fileprivate static func badDate(_ text: String) -> SearchQueryError {
    let years = text.split(separator: "-")
    let range = years.count == 2 && years.allSatisfy { $0.count == 4 && $0.allSatisfy(\.isDecimalDigit) }
    // 7/4/1876 is the Fourth of July to some, and April 7 to others: it is not silently accepted.
    let ends = text.split(separator: "..", omittingEmptySubsequences: false)
    let written = ends.compactMap { $0.isEmpty ? "" : IssueDateRange(named: $0)?.description }
    // Of more than two ends, the outer ones may be meant.
    let outer = ends.count > 2 ? [written.first ?? "", written.last ?? ""] : written
    let isNamed = written.count == ends.count && written.contains { !$0.isEmpty }
    return SearchQueryError(
      column: nil,
      "“\(text)” is not a date, such as 1905, 1905-07, 1905-07-04, “July 4, 1905”, or 1900..1910.",
      suggestion: range
        ? "date:\(years[0])..\(years[1])" : isNamed ? "date:\(outer.joined(separator: ".."))" : nil)
  }
}
