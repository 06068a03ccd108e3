import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// What the program says at the bottom of the screen, and what its hints and help name.
@MainActor @Suite(.timeLimit(.minutes(2))) struct MessageTests {
  private func stage(columns: Int = 80, query: NewspaperQuery = NewspaperQuery()) -> Stage {
    Stage(
      columns: columns, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true),
      route: .newspapers(query))
  }

  @Test func `a message too long for a line continues above the hints`() async throws {
    let stage = stage(columns: 40)
    try await stage.wait(for: "1 of 5")
    stage.press("k")
    stage.navigator.announce("Saved a file of a rather long name, 1.2 MB, in /home/reader/newspapers")
    #expect(stage.lines[22] == " Saved a file of a rather long name,")
    #expect(stage.lines[23] == " 1.2 MB, in /home/reader/newspapers")
    stage.press("j")
    #expect(stage.lines[22].hasSuffix("2 of 5"))
  }

  @Test func `before the first key a message leaves the hints visible`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 5")
    stage.navigator.announce("You can read")
    #expect(stage.lines[21] == " You can read" && stage.lines[22].hasSuffix("1 of 5"))
    #expect(stage.lines[23].contains("? keys"))
    stage.press("j")
    #expect(stage.lines[21] != " You can read" && stage.lines[23].contains("? keys"))
  }

  @Test func `before the first key a failure stays above what is announced after it, if both fit`()
    async throws
  {
    let stage = stage()
    try await stage.wait(for: "1 of 5")
    stage.navigator.announce(failure: "The theme is auto: no theme “evening”")
    stage.navigator.announce(failure: "config.yaml, line 3: Z is not a command")
    stage.navigator.announce("You can read that")
    stage.navigator.announce("You can read this")
    #expect(
      stage.lines[19...21] == [
        " ✗ The theme is auto: no theme “evening”", " ✗ config.yaml, line 3: Z is not a command",
        " You can read this",
      ])
    #expect(stage.lines[23].contains("? keys"))
    let long = String(repeating: "A long reason for it. ", count: 8)
    stage.navigator.announce(Notice(long))
    #expect(
      stage.lines[20...21] == [
        " ✗ The theme is auto: no theme “evening”", " ✗ config.yaml, line 3: Z is not a command",
      ])
    stage.press("j")
    stage.navigator.announce("Only this")
    #expect(stage.lines[23] == " Only this" && !stage.lines.contains { $0.contains("✗") })
  }

  @Test func `without content, only working keys are named, and others say why`() async throws {
    let archive = StubArchive()
    archive.contents.failure = .timedOut(host: "news.example", seconds: 30)
    let day = try PageID.sample(1).issue.date
    let stage = Stage(.frontPages(day, state: nil), archive)
    try await stage.wait(for: "did not answer")
    #expect(stage.lines[23].hasPrefix(" R retry  ] next day"), "\(stage.lines[23])")
    stage.press("Enter")
    #expect(stage.lines[23].contains("Front pages not loaded; R retries"))
    archive.contents.failure = .notHere(what: "front pages")
    stage.press("R")
    try await stage.wait(for: "this machine has no front pages")
    #expect(!stage.lines.contains { $0.contains("Press R") || $0.contains("R retry") })
    stage.press("i")
    #expect(stage.lines[23].contains("No front pages here"))
  }

  @Test func `places start the breadcrumbs, since no filter narrows them`() async throws {
    let stage = stage(query: NewspaperQuery(state: "Oregon"))
    try await stage.wait(for: "1 of ")
    stage.press("p")
    try await stage.wait(for: "New York")
    #expect(stage.lines[0].hasPrefix(" Broadsheet │ Places"), "\(stage.lines[0])")
  }

  @Test func `titles are distinguished by place if there is no place column`() async throws {
    let lines = try await stage(columns: 60).wait(for: "1 of 5")
    #expect(lines.contains { $0.contains("Evening star · Washington, D.C.") }, "\(lines)")
  }

  @Test func `clearing filters is hinted if there is a filter`() async throws {
    let plain = stage(columns: 160)
    try await plain.wait(for: "1 of 5")
    #expect(!plain.lines[23].contains("clear filter"))
    plain.press("x")
    try await plain.wait(for: " No filter to clear")
    let filtered = stage(columns: 160, query: NewspaperQuery(state: "Oregon"))
    try await filtered.wait(for: "1 of ")
    #expect(filtered.lines[23].contains("x clear filter"))
  }

  @Test func `if nothing matches, the key that clears a filter is named`() async throws {
    let stage = stage(query: NewspaperQuery(state: "Oregon", words: "zebra"))
    try await stage.wait(for: "No newspapers match")
    #expect(stage.lines.contains { $0.contains("Press x to clear a filter: Oregon, “zebra”.") })
    #expect(stage.lines[23].contains("x clear filter"), "\(stage.lines[23])")
  }

  @Test func `help names the commands behind the keys`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 5")
    stage.press("?")
    try await stage.wait(for: ":find")
  }

  @Test func `commands are listed as typed, with what they do and their keys`() async throws {
    let stage = stage()
    try await stage.wait(for: "1 of 5")
    stage.press(":")
    #expect(stage.lines.contains { $0.contains("╰──") && $0.contains(" 52 ─╯") }, "\(stage.lines)")
    stage.type("re")
    let names = stage.lines.filter { $0.hasPrefix("  │ ") }.map { $0.split(separator: " ").dropFirst() }
    #expect(names.contains { $0.starts(with: ["▸", "remove-filter"]) }, "\(names)")
    #expect(names.contains { $0.first == "redraw" } && !names.contains { $0.first == "open" }, "\(names)")
    stage.type("load")
    #expect(stage.lines.contains { $0.contains("▸ refresh") && $0.contains(" R ") }, "by what it does")
    stage.press("C-u")
    stage.type("oib")
    #expect(stage.lines.contains { $0.contains("▸ open-in-browser") }, "by its letters")
    stage.press("C-u")
    stage.type("gg")
    #expect(stage.lines.contains { $0.contains("▸ first ") }, "by its key")
    stage.press("Enter")
    #expect(!stage.lines.contains { $0.contains("Commands") })
  }

  @Test func `an unavailable command says why in the list, and when it is chosen`() async throws {
    let stage = stage(query: NewspaperQuery(words: "nothing is called that"))
    try await stage.wait(for: "No newspapers match")
    stage.press(":")
    stage.type("bookmark")
    let line = try #require(stage.lines.first { $0.contains("▸ (bookmark)") })
    #expect(line.contains("No newspapers here"), "\(line)")
    stage.press("Enter")
    #expect(stage.lines[23].contains("No newspapers here"), "\(stage.lines[23])")
  }

  @Test func `a name is suggested for filters and replaced by typing`() async throws {
    let stage = stage(query: NewspaperQuery(state: "Oregon"))
    try await stage.wait(for: "1 of ")
    stage.press("S")
    #expect(stage.lines[23].hasPrefix(" Save filters as: Oregon"))
    stage.type("West")
    #expect(stage.lines[23].hasPrefix(" Save filters as: West "))
  }

  @Test func `one issue has one date`() throws {
    let newspaper = Newspaper(
      lccn: try LCCN("sn83045462"), title: "Evening star",
      coverage: DigitizedCoverage(
        firstIssue: IssueDate("1878-01-03"), lastIssue: IssueDate("1878-01-03"), issueCount: 1))
    let record = NewspaperRecord(
      detail: NewspaperDetail(newspaper: newspaper), origin: Origin(name: "here", asOf: 0, isLive: false))
    #expect(NewspaperDetailContent(record).coverage == "1 issue, 1878-01-03")
  }

  @Test func `a number goes that many issues forward`() async throws {
    let archive = StubArchive(try .sample())
    let presenter = PageReaderPresenter(page: try .sample(1, day: "1865-09-30"), archive: archive)
    await presenter.start()
    await presenter.turnIssue(by: 2)
    #expect(presenter.page == (try .sample(1, day: "1865-10-03")))
    await presenter.turnIssue(by: -2)
    #expect(presenter.page == (try .sample(1, day: "1865-09-30")))
    await presenter.turnIssue(by: 9)
    #expect(presenter.page == (try .sample(1, day: "1865-10-03")), "as far as there are any")
  }
}
