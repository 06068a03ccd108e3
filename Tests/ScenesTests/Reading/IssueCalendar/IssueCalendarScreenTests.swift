import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Using the calendar and the front pages.
@MainActor @Suite(.timeLimit(.minutes(2))) struct IssueCalendarScreenTests {
  private let lccn: LCCN
  private let archive = StubArchive()

  init() throws {
    lccn = try LCCN("sn83045462")
    archive.contents.issues[lccn] = ListedIssue.daily
    archive.contents.titles[lccn] = "Evening star"
  }

  private func calendar(_ date: String?, columns: Int = 80, rows: Int = 24) -> Stage {
    Stage(.evening(on: date), archive, columns: columns, rows: rows)
  }

  @Test func `an awaited year looks as recorded`() async throws {
    archive.contents.isAskedByYear = true
    let stage = calendar("1865-04-15")
    try await stage.wait(for: "Monday to Saturday")
    archive.wait { try? await Task.sleep(for: .seconds(600)) }
    stage.press("}")
    try await stage.wait(for: "loading the issues of 1866 from news.example")
    stage.press("Esc")
    try await stage.wait(for: "press R")
    archive.wait(for: nil)
    stage.press("R")
    try await stage.wait(for: "313 issues")
  }

  @Test(arguments: [(20, 6), (20, 8), (27, 7), (40, 12)])
  func `the selected day is visible on a screen of any size`(columns: Int, rows: Int) async throws {
    for day in [1, 12, 15, 23, 29, 30] {
      let number = (day < 10 ? " " : "") + "\(day)"
      let stage = calendar("1865-04-" + (day < 10 ? "0" : "") + "\(day)", columns: columns, rows: rows)
      let lines = try await stage.wait(for: "▸\(number)")
      let cursor = try #require(stage.cursor)
      #expect(lines[cursor.row].contains("▸\(number)"), "\(lines)")
    }
  }

  @Test func `a newspaper of a single year has one year, not two`() async throws {
    archive.contents.issues[lccn] = try ["1865-09-30", "1865-10-02"].map {
      ListedIssue(date: try #require(IssueDate($0)))
    }
    let stage = calendar("1865-10-02")
    try await stage.wait(for: "2 issues, 1865")
    #expect(!stage.lines.contains { $0.contains("1865–") }, "\(stage.lines)")
  }

  @Test func `keys say why they do nothing yet`() async throws {
    archive.wait { try? await Task.sleep(for: .seconds(600)) }
    let stage = calendar("1865-04-15")
    try await stage.wait(for: "Loading issues")
    stage.press("g", "d")
    #expect(stage.lines[23].contains("Still loading; Esc cancels"))
    archive.wait(for: nil)
    archive.contents.failure = .timedOut(host: "news.example", seconds: 30)
    stage.press("R")
    try await stage.wait(for: "did not answer")
    stage.press("Enter")
    #expect(stage.lines[23].contains("Issues not loaded; R retries"))
  }

  @Test func `a failed year says why beside the existing content`() async throws {
    archive.contents.isAskedByYear = true
    let stage = calendar("1865-04-15")
    try await stage.wait(for: "Monday to Saturday")
    archive.contents.failure = .timedOut(host: "news.example", seconds: 30)
    stage.press("}")
    try await stage.wait(for: "✗ news.example did not answer")
    archive.contents.failure = nil
    stage.press("{")
    try await stage.wait(for: "308 issues")
    #expect(archive.asked.count == 3)
  }

  @Test func `keys move through time`() async throws {
    let stage = calendar("1865-04-15")
    try await stage.wait(for: "Monday to Saturday")
    for (keys, position) in [
      ("l", "1865-04-16"), ("n", "1865-04-17"), ("j", "1865-04-24"), ("2k", "1865-04-10"),
      ("h", "1865-04-09"),
      ("p", "1865-04-08"), ("]", "1865-05-08"), ("[", "1865-04-08"), ("}", "1866-04-08"), ("{", "1865-04-08"),
      ("t", "1865-10-02"), ("130t", "1895-10-02"), ("gg", "1864-03-14"), ("G", "1903-09-30"),
      ("K", "1903-09-29"),
      ("J", "1903-09-30"),
    ] {
      stage.type(keys)
      #expect(stage.lines[22].hasSuffix(position), "after \(keys)")
    }
    stage.type("gd")
    stage.type("april 15, 1865")
    stage.press("Enter")
    #expect(stage.lines[22].hasSuffix("1865-04-15"))
    stage.press("Tab", "Enter")
    #expect(stage.navigator.screens.count == 2, "the page is open")
  }

  @Test func `the record leads to the calendar and shows the years`() async throws {
    let stage = Stage(.newspaper(lccn, preview: nil), archive)
    let lines = try await stage.wait(for: "up to 314 a year")
    #expect(lines.contains { $0.contains("1850     ······ ····▇█████ ███████·██") }, "\(lines)")
    #expect(lines.contains { $0.contains("11,985 issues, 1864-03-14 to 1903-09-30") }, "\(lines)")
    stage.press("i")
    try await stage.wait(for: "1864  252 issues")
    #expect(stage.lines[0].hasSuffix("│ Evening star › Issues"))
    stage.press("q")
    try await stage.wait(for: "up to 314 a year")
  }

  @Test func `the list leads there, too`() async throws {
    let stage = Stage(.newspapers(NewspaperQuery(words: "evening star")), archive, columns: 120)
    try await stage.wait(for: "1 of 1")
    stage.press("i")
    try await stage.wait(for: "1864  252 issues")
    #expect(!stage.lines.contains { $0.contains("│ ") && $0.contains("Title") }, "it has the whole width")
  }

  @Test func `sizes without room for everything are drawn, too`() async throws {
    let stage = calendar("1865-04-15", columns: 50, rows: 30)
    try await stage.wait(for: "Monday to Saturday")
    for size in [(1, 1), (2, 3), (10, 4), (30, 12), (47, 18), (60, 20), (300, 100)] {
      stage.resize(columns: size.0, rows: size.1)
      stage.press("j", "n")
      #expect(stage.lines.count == size.1)
    }
  }

  @Test func `the front pages of a day are listed`() async throws {
    archive.contents.issues[try LCCN("sn83030214")] = ListedIssue.daily
    archive.contents.titles[try LCCN("sn83030214")] = "New-York tribune"
    let date = try #require(IssueDate("1865-04-15"))
    let stage = Stage(.frontPages(date, state: nil), archive)
    try await stage.wait(for: "1 of 6")
    stage.press("]")
    try await stage.wait(for: "has no front pages for Sunday, April 16, 1865")
    stage.press("]", "}")
    try await stage.wait(for: "Tuesday, April 17, 1866")
    try await stage.wait(for: "1 of 2")
    stage.press("i")
    try await stage.wait(for: "1866  313 issues")
    stage.press("q", "Enter")
    #expect(stage.navigator.screens.count == 2, "the page is open")
  }

  @Test(arguments: [80, 160]) func `the list leads to the front pages of a hundred years ago`(columns: Int)
    async throws
  {
    let stage = Stage(.newspapers(NewspaperQuery(state: "Oregon")), archive, columns: columns)
    try await stage.wait(for: "1 of 1")
    stage.press("t")
    try await stage.wait(for: "has no front pages for Friday, October 2, 1925 in Or")
    #expect(archive.asked.last == "front pages 1925-10-02 Oregon")
    #expect(!stage.lines.dropFirst().contains { $0.contains("│") }, "newspapers have nothing to do with them")
  }
}
