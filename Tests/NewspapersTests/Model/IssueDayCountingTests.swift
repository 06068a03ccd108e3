import Foundation
import Newspapers
import Testing

@Suite struct IssueDayCountingTests {
  /// Foundation's calendar, configured to be Gregorian before 1582, too.
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func day(_ written: String) throws -> IssueDate { try #require(IssueDate(written)) }

  @Test func `days are numbered and named as in Foundation`() throws {
    let start = try #require(calendar.date(from: DateComponents(year: 1590, month: 1, day: 1)))
    let first = try day("1590-01-01")
    // Every day of two centuries of newspapers, and every eleventh of the rest.
    for number in 0..<170_000 where number.isMultiple(of: 11) || (40_000..<130_000).contains(number) {
      let date = start.addingTimeInterval(Double(number) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      let ours = first.adding(days: number)
      guard ours.year == parts.year, ours.month == parts.month, ours.day == parts.day,
        ours.weekday.rawValue + 1 == parts.weekday, ours.days(since: first) == number
      else {
        Issue.record("\(ours) \(ours.weekday) is not \(parts)")
        return
      }
    }
  }

  @Test func `every day of ten thousand years follows the previous one`() {
    var before = IssueDate.earliest
    for ordinal in 2...3_652_059 {
      let date = IssueDate(ordinal: ordinal)
      let isNext =
        date.day == before.day + 1 && date.month == before.month && date.year == before.year
        || date.day == 1 && before.day == IssueDate.days(in: before.month, of: before.year)
          && date.year * 12 + date.month == before.year * 12 + before.month + 1
      guard isNext, date.ordinal == ordinal, date > before else {
        Issue.record("\(date), number \(date.ordinal), follows \(before)")
        return
      }
      before = date
    }
    #expect(before == .latest)
  }

  @Test(arguments: [
    ("1865-01-31", 1, "1865-02-28"), ("1864-01-31", 1, "1864-02-29"), ("1865-03-31", -1, "1865-02-28"),
    ("1865-12-15", 1, "1866-01-15"), ("1865-01-15", -1, "1864-12-15"), ("1865-05-31", 13, "1866-06-30"),
    ("0001-01-01", -1, "0001-01-01"), ("9999-12-01", 1, "9999-12-31"), ("1865-01-01", .max, "9999-12-31"),
    ("1865-01-01", .min, "0001-01-01"),
  ])
  func `months are added within the month`(from: String, months: Int, to: String) throws {
    #expect(try day(from).adding(months: months) == day(to))
  }

  @Test(arguments: [
    ("1864-02-29", 1, "1865-02-28"), ("1864-02-29", 4, "1868-02-29"), ("1900-02-28", 4, "1904-02-28"),
    ("1864-02-29", -100, "1764-02-29"), ("1965-10-02", -100, "1865-10-02"),
    ("1965-10-02", .max, "9999-12-31"),
    ("1965-10-02", -5000, "0001-01-01"),
  ])
  func `years are added with leap days in mind`(from: String, years: Int, to: String) throws {
    #expect(try day(from).adding(years: years) == day(to))
  }

  @Test(arguments: [Int.max, 4_000_000, -4_000_000, .min])
  func `counting stops at the first and the last day`(days: Int) throws {
    #expect(try day("1865-10-02").adding(days: days) == (days > 0 ? .latest : .earliest))
  }

  @Test(arguments: [
    ("1865", "1865-01-01", "1865-12-31"), ("1865-10", "1865-10-01", "1865-10-31"),
    ("1864-2", "1864-02-01", "1864-02-29"), ("1865-10-02", "1865-10-02", "1865-10-02"),
    ("1865/10/2", "1865-10-02", "1865-10-02"), (" April 15, 1865 ", "1865-04-15", "1865-04-15"),
    ("15 Apr. 1865", "1865-04-15", "1865-04-15"), ("october 1865", "1865-10-01", "1865-10-31"),
    ("1865 sept", "1865-09-01", "1865-09-30"), ("Feb 29 1864", "1864-02-29", "1864-02-29"),
    ("3/14/1903", "1903-03-14", "1903-03-14"), ("2/3/1903", "1903-02-03", "1903-02-03"),
  ])
  func `a date is read as people write it`(written: String, first: String, last: String) throws {
    let date = try WrittenDate(written)
    #expect(try date.days == day(first)...day(last))
  }

  @Test(arguments: [
    "", "yesterday", "18", "186", "18650", "1865-13", "1865-02-29", "Feb 30, 1865", "ma 1865",
    "April", "April 15", "April 15 16 1865", "April May 1865", "0000", "1865-10-02-03", "１８６５", "1865-١",
    "1865-10-02T00", "-1865", "15 15 1865",
  ])
  func `an invalid date is refused`(written: String) {
    // A leading sign is punctuation like any other.
    #expect(((try? WrittenDate(written)) == nil) == (written != "-1865"))
  }

  @Test(
    arguments: [
      ("1903-13-08", "there is no month 13"), ("1903-02-30", "February 1903 has 28 days"),
      ("Feb 30, 1904", "February 1904 has 29 days"),
      ("14/3/1903", "there is no month 14; write the month first: 3/14/1903"),
      ("14/15/1903", "there is no month 14"), ("yesterday", nil),
    ] as [(String, String?)])
  func `it says what is wrong with a date`(written: String, words: String?) {
    do throws(WrittenDate.Fault) {
      Issue.record("\(try WrittenDate(written))")
    } catch {
      #expect(error.words == words)
    }
  }
}
