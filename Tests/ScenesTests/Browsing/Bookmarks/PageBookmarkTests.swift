import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TestSupport
import Testing

/// Bookmarks of issues and pages, on the screens where they are made and shown.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageBookmarkTests {
  private let folder = TemporaryFolder()
  private let archive: StubArchive
  private let library: LibraryFile

  init() throws {
    archive = StubArchive(try .sample(), name: "news.example")
    library = LibraryFile(path: folder.file("library.sqlite"))
  }

  private func stage(_ route: Route, _ holdings: StubHoldings = StubHoldings()) -> Stage {
    Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      library: library, route: route, holdings: holdings)
  }

  private func calendar() throws -> Route {
    .calendar(try PageID.sample(1).issue.lccn, title: nil, date: IssueDate("1865-10-02"))
  }

  private func targets() async throws -> [String] {
    try await library.bookmarked().map(\.description).sorted()
  }

  @Test func `m bookmarks the open page, and the list reopens it`() async throws {
    let page = try PageID.sample(1)
    let stage = stage(.page(page, title: "Evening star"))
    try await stage.wait(for: "196 words")
    #expect(!stage.lines[1].contains("★"))
    stage.press("m")
    try await stage.wait(for: "★ Bookmarked; m removes it, gb lists all: “Evening star”, Oct 2, 1865, page 1")
    #expect(stage.lines[1].contains("★ Monday, October 2, 1865 · page 1"), "\(stage.lines)")
    #expect(try await targets() == [page.description])
    stage.press("m")
    try await stage.wait(for: "Bookmark removed; u undoes: “Evening star”, Oct 2, 1865, page 1")
    try await stage.wait(untilGone: "★")
    stage.press("u")
    try await stage.wait(for: "★ Monday")
    let list = self.stage(.bookmarks)
    let lines = try await list.wait(for: "page 1 · ")
    #expect(lines.contains { $0.contains("★ Evening star") && $0.contains("Oct 2, 1865") }, "\(lines)")
    list.press("Enter")
    try await list.wait(for: "196 words")
  }

  @Test func `beside a page's bookmark it says that Enter reads the page`() async throws {
    try await library.add(
      Bookmark(Newspaper.samples[1], target: .page(.sample(1)), added: 1_749_900_000))
    try await library.add(Bookmark(Newspaper.samples[2], added: 1_749_900_001))
    let stage = Stage(
      columns: 160, rows: 30, service: StubDirectory(Newspaper.samples), archive: archive, library: library,
      route: .bookmarks)
    try await stage.wait(for: "Press Enter for the full record.")
    stage.press("j")
    try await stage.wait(for: "Press Enter to read the page.")
    try await stage.wait(untilGone: "full record")
  }

  @Test(arguments: [50, 60, 80, 100]) func `the list says which page of which day is bookmarked`(
    columns: Int
  ) async throws {
    try await library.add(Bookmark(Newspaper.samples[1], target: .page(.sample(1)), added: 1_749_900_000))
    let stage = Stage(
      columns: columns, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      library: library, route: .bookmarks)
    let row = try #require(try await stage.wait(for: "Oct 2, 1865").first { $0.contains("Oct 2, 1865") })
    #expect(row.contains("page 1") == (columns >= 56), "\(row)")
    #expect(stage.lines[2].contains("Place or page") == (columns >= 56), "\(stage.lines)")
    #expect(stage.lines[2].contains("Years or day") == (columns >= 68))
  }

  @Test func `a page's bookmark is not its newspaper's`() async throws {
    try await library.add(
      Bookmark(Newspaper.samples[1], target: .page(.sample(1)), note: "the ferry", added: 1_749_900_000))
    let stage = stage(.newspapers(NewspaperQuery()))
    try await stage.wait(for: "1 of 5")
    #expect(!stage.lines.contains { $0.contains("★") })
    stage.press("'")
    try await stage.wait(for: "the ferry")
    stage.press("m")
    try await stage.wait(for: "Bookmark removed with note")
    #expect(try await targets() == [])
    stage.press("u")
    try await stage.wait(for: "★ Bookmark restored: “Evening star”, Oct 2, 1865, page 1")
    #expect(try await targets() == [try PageID.sample(1).description])
  }

  @Test func `the calendar marks what is bookmarked, was read, and is here`() async throws {
    let page = try PageID.sample(1)
    let stage = stage(try calendar(), StubHoldings([HeldPage(page: page, title: "", place: "")]))
    var lines = try await stage.wait(for: "1 issue · ◆ 1 page here")
    #expect(lines.contains { $0.contains("2◆") } && lines.contains { $0.contains("◆ here") }, "\(lines)")
    stage.press("Enter")
    try await stage.wait(for: "196 words")
    stage.press("q")
    lines = try await stage.wait(for: "✓ begun: page 1, top")
    #expect(lines.contains { $0.contains("◆ 1 page here") })
    #expect(lines.contains { $0.contains("2✓") } && lines.contains { $0.contains("✓ read") }, "\(lines)")
    stage.press("m")
    try await stage.wait(for: "★ Bookmarked; m removes it")
    lines = try await stage.wait(for: "★ bookmarked")
    #expect(lines.contains { $0.contains("2★") } && lines.contains { $0.contains("★ bookmark") }, "\(lines)")
    #expect(try await targets() == [page.issue.description])
    stage.press("u")
    try await stage.wait(untilGone: "★ bookmarked")
    #expect(try await targets() == [])
    stage.press("h", "m")
    try await stage.wait(for: "No issue on this day")
  }

  @Test func `editions of a day stay visible, and it says which one is bookmarked`() async throws {
    let newspaper = Newspaper.samples[1]
    let archive = StubArchive()
    archive.contents.issues[newspaper.lccn] = ListedIssue.daily
    let page = try #require(try PageAddress("\(newspaper.lccn)/1865-04-15/ed-2/seq-1").page)
    try await library.put(Bookmark(newspaper, target: .page(page), added: 1_749_900_000))
    try await library.put([
      ReadingPosition(page, of: newspaper, place: 0, line: 1, lines: 9, isAtEnd: false, read: 1_749_900_000)
    ])
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      library: library, route: .evening(on: "1865-04-15"))
    let lines = try await stage.wait(for: "3 editions · ★ ✓")
    for number in 1...2 { #expect(lines.contains { $0.contains("edition \(number)") }, "\(lines)") }
    let wide = Stage(
      columns: 80, rows: 40, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      library: library,
      route: .calendar(newspaper.lccn, title: "Evening star", date: page.issue.date, edition: 2))
    try await wide.wait(for: "▸ edition 2")
  }

  @Test func `a found page is bookmarked, and says so in its row`() async throws {
    let here = StubSearch(Array(try TextSearch.Page.samples().prefix(2)))
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here), library: library, now: 600,
      route: .search("gold -silver", isAsked: true))
    try await stage.wait(for: "2 pages on this machine")
    stage.press("m")
    try await stage.wait(for: "★ Bookmarked")
    #expect(stage.lines.count { $0.contains("▸★") } == 1)
    let targets = try await targets()
    #expect(targets.count == 1 && targets[0].contains("/seq-"))
    stage.press("u")
    try await stage.wait(untilGone: "▸★")
  }

  @Test func `pages of an issue and front pages of a day are bookmarked in their lists`() async throws {
    let page = try PageID.sample(1)
    let issue = stage(.issue(page.issue, title: "Evening star", first: nil))
    try await issue.wait(for: "page 1")
    issue.press("m")
    try await issue.wait(for: "★ Bookmarked; m removes it, gb lists all: “Evening star”, Oct 2, 1865, page 1")
    try await issue.wait(for: "★ page 1")
    #expect(try await targets() == [page.description])
    issue.press("u")
    try await issue.wait(untilGone: "★ page 1")
    #expect(try await targets() == [])
    let front = try PageID.frontPage(100)
    let wall = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: StubArchive(try .frontPages(5)), library: library,
      route: .frontPages(front.issue.date, state: nil))
    try await wall.wait(for: "Paper 100")
    wall.press("m")
    try await wall.wait(for: "★ Paper 100")
    #expect(try await targets() == [front.description])
  }

  @Test func `the first screen opens a bookmarked page`() async throws {
    try await library.add(
      Bookmark(Newspaper.samples[1], target: .page(.sample(1)), added: 1_749_900_000))
    let stage = stage(.home)
    let lines = try await stage.wait(for: "page 1 · ")
    #expect(lines.contains { $0.contains("▸") && $0.contains("Oct 2, 1865") }, "\(lines)")
    stage.press("Enter")
    try await stage.wait(for: "196 words")
  }
}
