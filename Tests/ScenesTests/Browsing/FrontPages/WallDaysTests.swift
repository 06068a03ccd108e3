import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Going to other days and states on the wall of front pages.
@MainActor @Suite(.timeLimit(.minutes(2))) struct WallDaysTests {
  private let archive: StubArchive

  init() throws { archive = StubArchive(try .frontPages(41)) }

  private func stage() throws -> Stage {
    Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      route: .frontPages(try PageID.frontPage(100).issue.date, state: nil), kept: archive)
  }

  @Test func `why a date is invalid is shown beside the typed text, until that changes`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 41")
    stage.press("g", "d")
    stage.type("1916-13")
    stage.press("Enter")
    #expect(stage.lines[22].contains("✗ Not a day: "), "\(stage.lines)")
    #expect(stage.lines[23].hasPrefix(" Go to date: 1916-13"))
    stage.press("Backspace")
    #expect(!stage.lines[22].contains("Not a day") && stage.lines[23].hasPrefix(" Go to date: 1916-1"))
  }

  @Test func `an unavailable day is named`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 41")
    archive.contents.failure = .notHere(what: "front pages for 1916-01-07")
    stage.press("]")
    try await stage.wait(for: "this machine has no front pages for Friday, January 7, 1916")
    #expect(stage.lines[0].contains("Friday, January 7, 1916"), "\(stage.lines)")
    #expect(!stage.lines.contains { $0.contains("Paper 10") }, "those of another day")
    archive.contents.failure = nil
    stage.press("[")
    try await stage.wait(for: "Paper 101")
    #expect(stage.lines[0].contains("Thursday, January 6, 1916"))
  }

  @Test func `a day that is shown again shows the reader's page, even far down`() async throws {
    let archive = StubArchive(try .frontPages(76))
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      route: .frontPages(try PageID.frontPage(100).issue.date, state: nil), kept: archive)
    try await stage.wait(for: "1 of 76")
    stage.press("G")
    try await stage.wait(for: "Paper 175")
    stage.press("]")
    try await stage.wait(for: "has no front pages for Friday, January 7, 1916")
    stage.press("[")
    try await stage.wait(for: "Paper 175")
    #expect(stage.lines[22].hasSuffix("76 of 76"), "\(stage.lines)")
  }

  @Test func `an unavailable state leaves the list and its name`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 41")
    stage.press("f")
    try await stage.wait(for: "Any state")
    archive.contents.failure = .unsupported(source: "news.example", what: "front pages by state")
    stage.type("new york")
    try await stage.wait(for: "1 of 1")
    stage.press("Enter")
    try await stage.wait(for: "does not offer")
    #expect(stage.lines[0].contains("January 6, 1916") && !stage.lines[0].contains("New York"))
    #expect(stage.lines.contains { $0.contains("Paper 101") })
  }

  @Test func `q cancels going to another day`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 41")
    archive.wait { try? await Task.sleep(for: .seconds(60)) }
    stage.press("]")
    for _ in 0..<2000 where archive.asked.count < 2 { try await Task.sleep(for: .milliseconds(2)) }
    archive.wait(for: nil)
    stage.press("q")
    stage.press("]")
    try await stage.wait(for: "has no front pages for Friday, January 7, 1916")
  }

  @Test func `states are counted by the front pages of the day, if all are known`() async throws {
    for number in 100..<103 {
      archive.contents.places[try PageID.frontPage(number).issue.lccn] = "New York--Albany--Albany"
    }
    for number in 103..<141 { archive.contents.places[try PageID.frontPage(number).issue.lccn] = nil }
    let stage = try stage()
    try await stage.wait(for: "1 of 41")
    stage.press("f")
    let lines = try await stage.wait(for: "Any state")
    #expect(lines.contains { $0.contains("Any state") && $0.contains(" 41") }, "\(lines)")
    #expect(lines.contains { $0.contains("New York") && $0.contains(" 3") }, "\(lines)")
    #expect(!lines.contains { $0.contains("Ohio") })
    #expect(lines.contains { $0.contains("The state of 38 front pages is not known: ") }, "\(lines)")
    stage.press("Down")
    #expect(stage.lines.contains { $0.contains("The state of 38 front pages is not known: ") })
  }

  @Test func `if each front page has a state, nothing is said about others`() async throws {
    for number in 100..<141 {
      archive.contents.places[try PageID.frontPage(number).issue.lccn] = "New York--Albany--Albany"
    }
    let stage = try stage()
    try await stage.wait(for: "1 of 41")
    stage.press("f")
    let lines = try await stage.wait(for: "Any state")
    #expect(lines.contains { $0.contains("Any state") && $0.contains(" 41") }, "\(lines)")
    #expect(!lines.contains { $0.contains("not known") }, "\(lines)")
  }
}
