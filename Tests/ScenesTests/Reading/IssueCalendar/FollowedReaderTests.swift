import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import TerminalUI
import Testing

/// Going back from a page: the calendar and the issue are where the reader is now.
@MainActor @Suite(.timeLimit(.minutes(2))) struct FollowedReaderTests {
  private let archive: StubArchive

  init() throws {
    archive = StubArchive(try StubArchive.Contents.sample())
    let lccn = try LCCN("sn83045462")
    archive.contents.issues[lccn] = ListedIssue.daily
    archive.contents.titles[lccn] = "Evening star"
  }

  @Test func `the calendar goes to the day that was read last`() async throws {
    let stage = Stage(.evening(on: "1865-04-12"), archive)
    try await stage.wait(for: "1865-04-12")
    stage.press("Enter")
    try await stage.wait(for: "April 12, 1865 · page 1")
    stage.press("J")
    try await stage.wait(for: "April 13, 1865 · page 1")
    stage.press("J")
    try await stage.wait(for: "April 14, 1865 · page 1")
    try await stage.settle()
    stage.press("q")
    try await stage.wait(for: "1865-04-14")
    // Only once: the reader goes on from there.
    stage.press("h", "?")
    try await stage.wait(for: "Keys")
    stage.press("Esc")
    try await stage.wait(for: "1865-04-13")
  }

  @Test func `the calendar goes to the edition that was read last, even in a year that is not loaded`()
    async throws
  {
    archive.contents.isAskedByYear = true
    let stage = Stage(.evening(on: "1866-01-01"), archive)
    try await stage.wait(for: "313 issues")
    stage.navigator.open(.page(try .sample(1, day: "1865-04-15", edition: 2), title: "Evening star"))
    try await stage.wait(for: "April 15, 1865")
    try await stage.settle()
    stage.press("q")
    try await stage.wait(for: "▸ edition 2")
  }

  @Test func `an issue's pages are at the page that was read last`() async throws {
    let issue = try PageID.sample(1).issue
    let stage = Stage(.issue(issue, title: "Evening star", first: nil), archive)
    try await stage.wait(for: "1 of 4")
    stage.press("Enter")
    try await stage.wait(for: "page 1 of 4")
    stage.press("]")
    try await stage.wait(for: "page 2 of 4")
    stage.press("]")
    try await stage.wait(for: "page 3 of 4")
    try await stage.settle()
    stage.press("q")
    try await stage.wait(for: "3 of 4")
  }

  @Test func `an issue's pages give way to those of the issue that was read last`() async throws {
    let issue = try PageID.sample(1, day: "1865-04-12").issue
    for day in 12...14 {
      archive.contents.texts[try .sample(1, day: "1865-04-\(day)")] = "A page of that day."
    }
    let stage = Stage(.evening(on: "1865-04-12"), archive)
    try await stage.wait(for: "1865-04-12")
    stage.navigator.open(.issue(issue, title: "Evening star", first: nil))
    try await stage.wait(for: "April 12, 1865 · 1 page")
    stage.press("Enter")
    for day in 13...14 {
      try await stage.settle()
      stage.press("J")
      try await stage.wait(for: "April \(day), 1865 · page 1")
    }
    try await stage.settle()
    // One day is not within another.
    #expect(stage.lines[0].contains("› 1865-04-14") && !stage.lines[0].contains("04-12"), "\(stage.lines[0])")
    stage.press("q")
    try await stage.wait(for: "April 14, 1865 · 1 page")
    #expect(stage.lines[0].contains("› 1865-04-14"), "\(stage.lines[0])")
    #expect(stage.navigator.screens.count == 2)
  }

  @Test func `an issue's pages stay if another issue was read elsewhere`() async throws {
    let issue = try PageID.sample(1, day: "1865-04-12").issue
    let stage = Stage(.issue(issue, title: "Evening star", first: nil), archive)
    try await stage.wait(for: "April 12, 1865 · 1 page")
    stage.navigator.open(.page(try .sample(1, day: "1865-04-14"), title: "Evening star"))
    try await stage.wait(for: "April 14, 1865")
    try await stage.settle()
    stage.press("q")
    try await stage.settle()
    #expect(stage.lines.contains { $0.contains("April 12, 1865 · 1 page") })
  }
}
