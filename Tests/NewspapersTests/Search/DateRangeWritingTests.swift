import Newspapers
import TestSupport
import Testing

/// Ranges of days, as they are printed in queries and for people.
struct DateRangeWritingTests {
  @Test(arguments: [
    ("1918-09-01..1918-09-07", "1918-09-01..1918-09-07", "September 1, 1918 to September 7, 1918"),
    ("1918-09..1918", "1918-09..1918-12", "September 1918 to December 1918"),
    ("1918..1919-03-07", "1918-01-01..1919-03-07", "January 1, 1918 to March 7, 1919"),
    ("1918-09-05..1918-09-30", "1918-09-05..1918-09-30", "September 5, 1918 to September 30, 1918"),
    ("1918-01-01..1919-12-31", "1918..1919", "1918 to 1919"),
    ("1918-12-01..1918-12-31", "1918-12", "December 1918"),
    ("1918-01-01..1918-01-31", "1918-01", "January 1918"), ("1918-01-01..1918", "1918", "1918"),
    ("1918-02-01..1918-02-01", "1918-02-01", "February 1, 1918"),
    ("1918-09-01..", "1918-09..", "since September 1918"),
    ("..1918-09-30", "..1918-09", "until September 1918"),
  ])
  func `both ends are years, months or days`(typed: String, printed: String, words: String) throws {
    let field = try #require(SearchQuery.read("gold date:\(typed)").query.requiredFields.first)
    #expect(field.description == "date:\(printed)" && field.reading == words)
  }

  @Test func `every range is read again as the same days`() throws {
    var dice = SeededDice(1918)
    func day() throws -> IssueDate {
      let (year, month) = (1870 + dice.below(4), 1 + dice.below(12))
      let last = IssueDate.days(in: month, of: year)
      // The first and last days of months are those that are not written.
      let day = [1, last, 1 + dice.below(last)][dice.below(3)]
      return try #require(IssueDate(year: year, month: month, day: day))
    }
    for _ in 0..<3000 {
      let ends = try [day(), day()].sorted()
      let open = dice.below(6)
      let range = try #require(
        IssueDateRange(from: open == 0 ? nil : ends[0], to: open == 1 ? nil : ends[1]))
      let read = try SearchQuery.read("gold date:\(range)").query
      #expect(read.requiredFields == [SearchField(.date, [.dates(range)])], "\(range)")
      let parts = range.description.split(separator: "..").map(\.count)
      #expect(Set(parts).count == 1, "\(range)")
    }
  }
}
