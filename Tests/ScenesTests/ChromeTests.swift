import Foundation
import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// What surrounds the screens when there is little room.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ChromeTests {
  private func stage(_ route: Route, columns: Int) throws -> Stage {
    Stage(
      columns: columns, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: StubArchive(try .sample(), name: "news.example"), route: route)
  }

  @Test(arguments: [30, 60, 80, 100])
  func `the keys for back and help are hinted at any width`(columns: Int) async throws {
    let page = try PageID.sample(1)
    for route in [
      Route.newspapers(NewspaperQuery()), .newspaper(Newspaper.samples[0].lccn, preview: nil),
      .calendar(page.issue.lccn, title: nil, date: nil), .page(page, title: nil), .places(), .bookmarks,
    ] {
      let stage = try stage(route, columns: columns)
      #expect(stage.lines[23].contains("? keys  q quit"), "the first screen: \(stage.lines[23])")
      stage.navigator.open(.places())
      #expect(stage.lines[23].contains("? keys  q back"), "\(stage.lines[23])")
    }
  }

  @Test func `hints that do not fit are dropped entirely`() throws {
    #expect(try stage(.places(), columns: 10).lines[23].trimmingCharacters(in: .whitespaces) == "? keys")
    #expect(try stage(.places(), columns: 5).lines[23].trimmingCharacters(in: .whitespaces) == "")
  }

  @Test func `unexpected rows are explained first, then where they come from`() async throws {
    let live = StubDirectory([], name: "www.loc.gov")
    live.failure = .timedOut(host: "www.loc.gov", seconds: 30)
    let catalog = StubDirectory(Newspaper.samples, name: "starter catalog", isLocal: true)
    func stage(_ columns: Int) async throws -> Stage {
      let stage = Stage(
        columns: columns, rows: 24, service: NewspaperRepository(source: live, fallback: catalog),
        archive: StubArchive(), route: .newspapers(NewspaperQuery(words: "evenig")))
      try await stage.wait(for: "Showing “evening”")
      try await stage.settle()
      return stage
    }
    let meant = "Showing “evening”: no match for “evenig”"
    let narrow = try await stage(80), wide = try await stage(160)
    #expect(narrow.lines[22].contains("  Showing “evening”  "), "\(narrow.lines)")
    #expect(!narrow.lines[22].contains("did not"), "half of a second notice: \(narrow.lines)")
    #expect(narrow.lines[21] == " www.loc.gov did not answer within 30 s; showing the starter catalog")
    let both = "\(meant)  www.loc.gov did not answer within 30 s; showing the starter catalog"
    #expect(wide.lines[22].contains(both), "\(wide.lines)")
    let spoken = try #require(wide.navigator.top as? any SpokenScreen).speech
    let silent = "www.loc.gov did not answer within 30 seconds; showing the starter catalog."
    #expect(spoken.notes == ["\(meant).", silent])
  }

  @Test func `long breadcrumbs show their end`() async throws {
    let stage = try stage(.newspapers(NewspaperQuery()), columns: 80)
    try await stage.wait(for: "1 of 5")
    #expect(stage.lines[0].hasPrefix(" Broadsheet │ Newspapers"))
    stage.press("Enter")
    try await stage.wait(for: "A publisher")
    stage.press("i")
    try await stage.wait(for: "issue")
    stage.navigator.open(.page(try .sample(1), title: "A newspaper of a rather long title"))
    #expect(stage.lines[0].hasPrefix(" Broadsheet │ … › "), "\(stage.lines[0])")
    #expect(stage.lines[0].contains("› A newspaper of a rather long title, "), "\(stage.lines[0])")
  }

  @Test func `a record is shown beside the list that led to it, not beside any earlier one`() async throws {
    let stage = try stage(.newspapers(NewspaperQuery()), columns: 160)
    try await stage.wait(for: "1 of 5")
    stage.press("Enter")
    let beside = try await stage.wait(for: "LCCN")
    #expect(beside[1].hasPrefix("    Title "))
    stage.press("q")
    stage.navigator.open(.calendar(Newspaper.samples[1].lccn, title: nil, date: nil))
    stage.navigator.open(.newspaper(Newspaper.samples[1].lccn, preview: nil))
    let alone = try await stage.wait(for: "LCCN")
    #expect(alone[1].hasPrefix(" Evening star "), "no list to its left: \(alone[1])")
  }

  @Test func `a long source gives way to what went wrong`() async throws {
    let archive = StubArchive(try .sample(), name: "sn83045462_1865-10-02_ed-1_seq-1.txt of a folder")
    let stage = Stage(columns: 80, rows: 24, archive: archive, route: .page(try .sample(1), title: nil))
    try await stage.wait(for: "page 1 of 4")
    archive.contents.failure = .unreachable(host: "news.example", .refused)
    archive.contents.listFailure = .unreachable(host: "news.example", .refused)
    stage.press("W")
    let lines = try await stage.wait(for: "✗ news.example cannot be reached")
    #expect(lines[22].hasPrefix(" sn83045462_"), "\(lines[22])")
  }

  @Test func `a title that is too long gives way to the day`() throws {
    let title = "A newspaper of a title that leaves no room for anything else"
    let stage = try stage(.page(PageID.sample(1), title: title), columns: 60)
    #expect(stage.lines[0].contains("│ A newspaper of a title that leav…, 1865-10-02"), "\(stage.lines[0])")
  }

  @Test func `a page that cannot be had is named as the catalog names its newspaper`() async throws {
    let archive = StubArchive(name: "news.example")
    archive.contents.failure = .timedOut(host: "news.example", seconds: 30)
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      route: .page(try .sample(1), title: nil))
    try await stage.wait(for: "did not answer")
    #expect(stage.lines[0].contains("│ Evening star, 1865-10-02"), "\(stage.lines[0])")
  }

  @Test func `a record that was not loaded is named as the list named it`() throws {
    let fields = ["screen": "newspaper", "lccn": "sn99999999", "title": "Morning post"]
    let stage = try stage(#require(Route(fields: fields)), columns: 80)
    stage.navigator.open(.calendar(try LCCN("sn99999999"), title: "Morning post", date: nil))
    #expect(stage.lines[0].hasPrefix(" Broadsheet │ Morning post › Issues"), "\(stage.lines[0])")
  }

  @Test func `what was named before is not named again`() async throws {
    let stage = try stage(.newspapers(NewspaperQuery()), columns: 100)
    try await stage.wait(for: "1 of 5")
    stage.navigator.open(.newspaper(Newspaper.samples[1].lccn, preview: nil))
    try await stage.wait(for: "A publisher")
    stage.navigator.open(.calendar(Newspaper.samples[1].lccn, title: "Evening star", date: nil))
    try await stage.wait(for: "issue")
    stage.navigator.open(.page(try .sample(1), title: "Evening star"))
    try await stage.wait(for: "196 words")
    let way = " Broadsheet │ Newspapers › Evening star › Issues › 1865-10-02"
    #expect(stage.lines[0] == way, "\(stage.lines[0])")
    // Consecutive repetitions appear once.
    stage.navigator.open(.page(try .sample(2), title: "Evening star"))
    #expect(stage.lines[0] == way, "\(stage.lines[0])")
  }

  private struct SpentMeter: RequestMeter {
    func budget() async -> RequestBudget? { RequestBudget(spent: 3, limit: 15, nextAt: 0) }
  }

  @Test func `why content could not be reloaded is shown whole on every screen, and no row is lost`()
    async throws
  {
    let outage = NewspaperError.unreachable(host: "www.loc.gov", .nameNotResolved)
    let page = try PageID.sample(1)
    for route in [
      Route.newspapers(NewspaperQuery()), .issue(page.issue, title: nil),
      .calendar(page.issue.lccn, title: nil, date: page.issue.date), .page(page, title: nil),
      .frontPages(page.issue.date, state: nil),
    ] {
      let directory = StubDirectory(Newspaper.many(30), name: "www.loc.gov")
      let archive = StubArchive(try .sample(), name: "www.loc.gov")
      let stage = Stage(columns: 80, rows: 24, service: directory, archive: archive, route: route)
      try await stage.settle()
      if case .newspapers = route { stage.press("G") }
      directory.failure = outage
      archive.contents.failure = outage
      stage.press("R")
      let lines = try await stage.wait(for: "its name could not be resolved")
      #expect(lines[21] == " ✗ www.loc.gov cannot be reached: its name could not be resolved", "\(route)")
      #expect(lines[22].hasPrefix(" www.loc.gov, ") && !lines[22].contains("✗"), "\(lines)")
      guard case .newspapers = route else { continue }
      #expect(lines[20].contains("Paper 0029") && lines[22].hasSuffix("30 of 30"), "\(lines)")
    }
  }

  /// The window is too low for a line of its own.
  @Test(arguments: [78, 96])
  func `a problem replaces the requests if there is no room for both`(columns: Int) async throws {
    let source = StubDirectory([], name: "www.example.org")
    source.failure = .unreachable(host: "www.example.org", .nameNotResolved)
    let stage = Stage(
      columns: columns, rows: 5,
      service: NewspaperRepository(
        source: source, fallback: StubDirectory(Newspaper.samples, name: "own catalog", isLocal: true)),
      meter: SpentMeter())
    try await stage.wait(for: "www.example.org cannot be reached ")
    if columns > 80 { try await stage.wait(for: "requests 3/15") }
    let line = stage.lines[3]
    #expect(line.contains("1 of 5"), "\(line)")
    #expect(line.contains("requests") == (columns > 80), "\(line)")
  }

  @Test func `without a problem, the requests stay`() async throws {
    let source = StubDirectory(Newspaper.samples, name: "a catalog by a long name", isLocal: true)
    let stage = Stage(columns: 60, rows: 24, service: source, meter: SpentMeter())
    try await stage.wait(for: "requests 3/15  1 of 5")
  }
}
