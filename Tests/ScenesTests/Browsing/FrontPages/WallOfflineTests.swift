import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// A day whose front pages are not on this machine.
@MainActor @Suite(.timeLimit(.minutes(2))) struct WallOfflineTests {
  private let archive = StubArchive(name: "this machine")

  private func stage(_ pages: [PageID] = []) throws -> Stage {
    Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      route: .frontPages(try #require(IssueDate("1916-01-07")), state: nil),
      holdings: StubHoldings(pages.map { HeldPage(page: $0, title: "", place: "") }))
  }

  private func fail() { archive.contents.frontPageFailure = .notHere(what: "front pages for 1916-01-07") }

  @Test func `it says what is not here, why, and which front pages of that day are`() async throws {
    fail()
    let stage = try stage([
      try .sample(1, day: "1865-01-07"), try .sample(1, day: "1903-01-07"), try .sample(2, day: "1904-01-07"),
      try .sample(1, day: "1905-01-08"),
    ])
    try await stage.wait(for: "✗ this machine has no front pages for Friday, January 7, 1916")
    let words = stage.lines.joined(separator: " ")
    #expect(words.contains("Start with another --source, such as loc, to ask for them."), "\(stage.lines)")
    #expect(words.contains("Front pages for January 7 of 1865 and 1903 are here"), "\(stage.lines)")
    #expect(words.contains("gd"), "\(stage.lines)")
    // The advice works.
    archive.contents = try .frontPages(1)
    stage.press("g", "d")
    stage.type("1916-01-06")
    stage.press("Enter")
    try await stage.wait(for: "Paper 100")
  }

  @Test func `some of many years are named`() async throws {
    fail()
    let stage = try stage(try (1890..<1900).map { try .sample(1, day: "\($0)-01-07") })
    try await stage.wait(for: "has no front pages for Friday, January 7, 1916")
    #expect(
      stage.lines.contains { $0.hasSuffix("January 7 of 1890, 1891, 1892, 1893 and 6 more years") },
      "\(stage.lines)")
  }

  @Test func `if none of the day is here, a newspaper that is completely here is named`() async throws {
    let lccn = try PageID.sample(1).issue.lccn
    fail()
    archive.contents.issues[lccn] = [ListedIssue(date: try #require(IssueDate("1903-03-07")))]
    archive.contents.held = [lccn]
    let stage = try stage()
    try await stage.wait(for: "this machine has no front pages for Friday, January 7, 1916")
    try await stage.wait(for: "For a front page that is here, press gd and type 1903-03-07.")
  }

  @Test func `a day that cannot be loaded says what belongs there, and what can be read meanwhile`()
    async throws
  {
    archive.contents.frontPageFailure = .unreachable(host: "www.loc.gov", .nameNotResolved)
    let stage = try stage()
    try await stage.wait(for: "The front pages for Friday, January 7, 1916 are shown here once")
    try await stage.wait(for: "Press gh for what can be read without a network.")
    archive.contents.frontPageFailure = nil
    stage.press("R")
    try await stage.wait(for: "has no front pages for Friday, January 7, 1916")
    try await stage.wait(for: "Press ] for the next day, [ for the one before, gd for any other.")
  }
}
