import Foundation
import Newspapers
import TestSupport
import Testing

/// Calendars of 2.1 million real issues, or those of about every tenth newspaper, compared with counts that
/// `awk` makes from the same lines.
@Suite(.enabled(if: SharedData.isThere, "the shared data is not on this machine"))
struct RealIssueTests {
  private let lines: [Substring]
  /// A command that prints these lines.
  private let source: String

  init() throws {
    let file = try #require(SharedData.folder).appending(path: "issues/issues.tsv.zst").path
    let part = SharedData.isReadWhole ? "NR > 1" : "NR > 1 && $1 ~ /7$/"
    source = "zstd -dc --long=27 '\(file)' | awk -F '\\t' '\(part)'"
    let text = String(decoding: try SharedData.output(of: ["sh", "-c", source]), as: UTF8.self)
    lines = text.split(separator: "\n")
  }

  /// Lines of `key count` for a key written in awk.
  private func counts(by key: String) throws -> [String: Int] {
    let script = "{ split($2, d, \"-\"); n[\(key)]++ } END { for (k in n) print k \"\\t\" n[k] }"
    let output = try SharedData.output(of: ["sh", "-c", "\(source) | awk -F '\\t' '\(script)'"])
    return String(decoding: output, as: UTF8.self).split(separator: "\n").reduce(into: [:]) { counts, line in
      let parts = line.split(separator: "\t")
      if parts.count == 2 { counts[String(parts[0])] = Int(parts[1]) }
    }
  }

  @Test func `every calendar counts what a plain scan counts`() throws {
    let years = try counts(by: "$1 \" \" d[1]")
    let months = try counts(by: "d[1] \"-\" d[2]")
    let days = try counts(by: "d[2] \"-\" d[3]")
    #expect(
      years.values.reduce(0, +) == lines.count && lines.count > (SharedData.isReadWhole ? 2_000_000 : 100_000)
    )
    var issues: [Substring: [ListedIssue]] = [:]
    for line in lines {
      let fields = line.split(separator: "\t", maxSplits: 3)
      let date = try #require(IssueDate(fields[1]), "\(line)")
      issues[fields[0], default: []].append(ListedIssue(date: date, edition: Int(fields[2]) ?? 1))
    }
    var (ourYears, ourMonths, ourDays): ([String: Int], [String: Int], [String: Int]) = ([:], [:], [:])
    let origin = Origin(name: "news.example", asOf: 0, isLive: true)
    for (lccn, listed) in issues {
      let list = IssueList(lccn: try LCCN(String(lccn)), issues: listed, years: nil, origin: origin)
      let calendar = IssueCalendar(list)
      for (year, count) in calendar.counts {
        ourYears["\(lccn) \(year)"] = count
        for month in 1...12 where calendar.count(in: month, of: year) > 0 {
          let name = "\(year)-\(month < 10 ? "0" : "")\(month)"
          ourMonths[name, default: 0] += calendar.count(in: month, of: year)
        }
      }
      // One day of the year per title goes through all of its years.
      for (month, day) in [(10, 2), (2, 29)] {
        let name = "\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
        ourDays[name, default: 0] += calendar.issues(onMonth: month, day: day).count
      }
      try expectNeighbors(of: list, in: calendar)
    }
    #expect(ourYears == years)
    #expect(ourMonths == months)
    #expect(ourDays == days.filter { ourDays[$0.key] != nil })
  }

  /// Going through a calendar issue by issue visits each day of the list once, in either direction.
  private func expectNeighbors(of list: IssueList, in calendar: IssueCalendar) throws {
    let days = list.issues.map(\.date).reduce(into: [IssueDate]()) { if $0.last != $1 { $0.append($1) } }
    let first = try #require(days.first)
    let last = try #require(days.last)
    // All of each short run, and parts of long ones.
    let step = max(1, days.count / 50)
    for index in stride(from: 0, to: days.count, by: step) {
      let next: IssueCalendar.Neighbor = index + 1 < days.count ? .day(days[index + 1]) : .none
      let previous: IssueCalendar.Neighbor = index > 0 ? .day(days[index - 1]) : .none
      #expect(calendar.day(after: days[index], within: first...last) == next)
      #expect(calendar.day(before: days[index], within: first...last) == previous)
    }
  }
}
