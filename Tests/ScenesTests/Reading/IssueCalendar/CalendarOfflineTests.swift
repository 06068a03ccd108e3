import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// The calendar of a newspaper whose list of issues is not on this machine.
@MainActor @Suite(.timeLimit(.minutes(2))) struct CalendarOfflineTests {
  private let archive = StubArchive(name: "this machine")
  private let outage = NewspaperError.timedOut(host: "this machine", seconds: 30)

  private func stage(
    _ pages: [PageID] = [], _ error: NewspaperError = .notHere(what: "issues of newspaper sn83045462")
  ) throws -> Stage {
    archive.contents.failure = error
    return Stage(
      columns: 100, rows: 30, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      route: .calendar(try LCCN("sn83045462"), title: nil, date: nil),
      holdings: StubHoldings(pages.map { HeldPage(page: $0, title: "", place: "") }))
  }

  @Test func `it says whose issues are not listed here, and what to do`() async throws {
    let stage = try stage()
    try await stage.wait(for: "this machine has no list of the issues of “Evening star”")
    #expect(stage.lines.contains { $0.contains("Start with another --source, such as loc, to ask for it.") })
    stage.press("q")
  }

  @Test func `the days of local pages are shown, and nothing is claimed about others`() async throws {
    let stage = try stage([try .sample(1), try .sample(2), try .sample(1, day: "1865-04-17")])
    try await stage.wait(for: "1865  2 issues here; the whole list is not on this machine")
    #expect(stage.lines.contains { $0.contains("1865-04-17") })
    #expect(!stage.lines.contains { $0.contains("missing") }, "\(stage.lines)")
    stage.press("n")
    try await stage.wait(for: "1865-10-02")
    try await stage.wait(for: "◆ 2 pages here")
    stage.press("i")
    try await stage.wait(for: "October 2, 1865 · 2 pages here; the whole list is not on this machine")
    stage.press("q")
    try await stage.wait(for: "◆ 2 pages here")
    stage.press("Enter")
    try await stage.wait(for: "› 1865-10-02")
  }

  @Test func `what the record says is digitized is not known where only some pages are here`() async throws {
    // The record has January 1, 1880 to December 31, 1889.
    let stage = try stage([try .sample(1, day: "1884-03-04"), try .sample(1, day: "1884-03-08")])
    try await stage.wait(for: "1884  2 issues here; the whole list is not on this machine")
    #expect(stage.lines.contains { $0.contains("1880–1889") }, "\(stage.lines)")
    stage.type("gd")
    stage.type("1889-12-30")
    stage.press("Enter")
    try await stage.wait(for: "1889  nothing here; the whole list is not on this machine")
    #expect(stage.lines[29].contains("No page here from an issue on December 30, 1889; p: previous issue"))
    #expect(stage.lines.contains { $0.contains("              not known") }, "\(stage.lines)")
    #expect(!stage.lines.contains { $0.contains("0+") || $0.contains("outside") }, "\(stage.lines)")
    stage.press("Enter")
    #expect(stage.lines[29].contains("No page here from an issue on this day; p: previous issue"))
    stage.press("n")
    #expect(stage.lines[29].contains("No later issue on this machine"), "\(stage.lines[29])")
    stage.press("p")
    try await stage.wait(for: "1884-03-08")
  }

  @Test func `the days of pages here are the fallback for a server that does not answer`() async throws {
    let stage = try stage([try .sample(1), try .sample(1, day: "1865-04-17")], outage)
    try await stage.wait(for: "1865  2 issues here; the whole list is not on this machine")
    #expect(stage.lines.contains { $0.contains("this machine did not answer within 30 s") }, "\(stage.lines)")
    // The server is back: nothing local remains that hides its list.
    archive.contents.failure = nil
    archive.contents.issues[try LCCN("sn83045462")] = ListedIssue.daily
    stage.press("R")
    try await stage.wait(untilGone: "did not answer")
    try await stage.wait(for: "1865  ")
    #expect(!stage.lines.contains { $0.contains("issues here") }, "\(stage.lines)")
    #expect(stage.lines.contains { $0.contains("missing") }, "\(stage.lines)")
  }

  @Test func `years whose lists are here are shown whole, and named`() async throws {
    let lccn = try LCCN("sn83045462")
    archive.contents.issues[lccn] = ListedIssue.daily
    archive.contents.listedYears = [1865, 1867]
    let held = HeldPage(page: try .sample(1, day: "1866-05-01"), title: "", place: "")
    let stage = Stage(
      columns: 100, rows: 30, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      route: .calendar(lccn, title: nil, date: IssueDate("1865-12-30")), holdings: StubHoldings([held]))
    try await stage.wait(for: "issues · Monday to Saturday · 8 days missing")
    try await stage.wait(for: "issues of years other than 1865 and 1867 are missing")
    // What is here of a year without a list is only a part of it.
    stage.press("n")
    try await stage.wait(for: "1866  1 issue here; the whole list is not on this machine")
    stage.press("n")
    try await stage.wait(for: "1867-01-01")
    try await stage.wait(for: "1867  313 issues · Monday to Saturday · none missing")
  }

  @Test func `without a local page, it only says that the server does not answer`() async throws {
    let stage = try stage([], outage)
    try await stage.wait(for: "✗ this machine did not answer within 30 s")
  }
}
