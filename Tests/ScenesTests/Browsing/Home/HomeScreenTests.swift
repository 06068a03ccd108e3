import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// The first screen, key by key.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HomeScreenTests {
  private let home: HomeStage
  private var library: LibraryFile { home.library }

  init() throws { home = try HomeStage() }

  private func filled(columns: Int = 80, rows: Int = 24) async throws -> Stage {
    try await home.fill()
    let stage = home.stage(columns: columns, rows: rows)
    try await stage.wait(for: "On this machine")
    return stage
  }

  /// The line with the cursor's mark.
  private func selected(_ stage: Stage) -> String { stage.lines.first { $0.hasPrefix("▸") } ?? "" }

  @Test func `rows of each section lead to their subjects`() async throws {
    let stage = try await filled()
    #expect(selected(stage).contains("New-York tribune") && selected(stage).contains("Mar 1, 1910, page 3"))
    stage.press("Tab")
    #expect(selected(stage).contains("1898  Evening star"))
    stage.press("Tab")
    #expect(selected(stage).contains("★ Evening star") || selected(stage).contains("★"))
    stage.press("Tab", "j")
    #expect(selected(stage).contains("Influenza") && selected(stage).contains("2 new"))
    stage.press("Tab")
    #expect(selected(stage).contains("Mar 1, 1910, page 3"), "the first section again")
    stage.press("S-Tab", "j", "Enter")
    try await stage.wait(for: "influenza OR grippe")
    #expect(!stage.lines[0].contains("Home"))
    stage.press("q")
    try await stage.wait(for: "Broadsheet │ Home")
    #expect(selected(stage).contains("Influenza"), "the row stays selected")
    stage.press("S-Tab", "Enter")
    try await stage.wait(for: "A publisher")
  }

  @Test func `a page opens at the exact line`() async throws {
    let archive = home.archive
    let page = try PageID.sample(1)
    _ = try await library.put([
      ReadingPosition(
        page, of: Newspaper(lccn: page.issue.lccn, title: "Evening star"), place: 420, line: 12, lines: 33,
        isAtEnd: false, read: 1_749_990_000)
    ])
    let stage = home.stage(archive: archive)
    try await stage.wait(for: "line 12 of 33")
    stage.press("Enter")
    try await stage.wait(for: "of 33, where you stopped")
    stage.press("G", "q")
    try await stage.wait(for: "Oct 2, 1865, page 1")
    await stage.finishPendingWrites()
    try await stage.wait(for: "  end ")
    #expect(selected(stage).contains("just now") || selected(stage).contains("ago"))
  }

  @Test func `counts are those of the named lists`() async throws {
    let stage = try await filled()
    // A row for each newspaper; the list has all its pages.
    #expect(stage.lines.contains { $0.hasPrefix(" Continue reading") && $0.hasSuffix("  5 of 15, ' all") })
    stage.press("'")
    try await stage.wait(for: "[Pages read]")
    try await stage.wait(for: "1 of 15")
    stage.press("q", "Tab", "Tab", "'")
    try await stage.wait(for: "[Bookmarks]")
    try await stage.wait(for: "1 of 3")
    stage.press("q", "Tab", "'")
    try await stage.wait(for: "[Saved searches]")
    try await stage.wait(for: "1 of 2")
  }

  @Test func `suggestions for beginners stay while there is little else`() async throws {
    let home = try HomeStage()
    _ = try await home.library.merge(LibraryContents(positions: [ReadingPosition.samples[0]]))
    let stage = home.stage(holdings: StubHoldings())
    try await stage.wait(for: "Continue reading")
    #expect(stage.lines.contains(" Begin") && stage.lines.contains { $0.hasSuffix(" gs") })
    _ = try await home.library.merge(LibraryContents(bookmarks: Bookmark.samples))
    stage.press("R")
    try await stage.wait(untilGone: " Begin")
  }

  @Test func `beside a row without a newspaper, the first one is shown`() async throws {
    let home = try HomeStage()
    try await home.fill()
    let router = RecordingRouter<Route>()
    let presenter = HomePresenter(
      shelf: Bookshelf(library: home.library), holdings: home.holdings, isLocal: true, router: router)
    await presenter.start()
    let search = try #require(presenter.state.content?.rows.first { $0.title == "gold rush" })
    presenter.select(search)
    let first = try #require(presenter.state.content?.rows.first)
    presenter.select(first)
    #expect(router.companions.count == 2 && router.companions[0] == router.companions[1])
  }

  @Test func `rows are forgotten and restored one by one`() async throws {
    let stage = try await filled()
    stage.press("D")
    try await stage.wait(for: "Forgot where you stopped in")
    try await stage.wait(untilGone: "▸ ◆")
    stage.press("Tab", "Tab", "D")
    try await stage.wait(for: "Bookmark removed")
    try await stage.wait(untilGone: "▸ ★ Morning Oregonian")
    stage.press("u")
    try await stage.wait(for: "★ Bookmark restored: “Morning Oregonian”; u undoes 1 more")
    stage.press("u")
    try await stage.wait(for: "Restored where you stopped: “New-York tribune”")
    try await stage.wait(for: "◆ New-York tribune")
    stage.press("Tab", "Tab")
    #expect(try await library.bookmarked().count == 3)
    // A day does not belong to the reader.
    stage.press("g", "g", "Tab", "D")
    try await stage.wait(for: "Nothing to forget in this row")
  }

  @Test func `after the last row is forgotten, nothing of it is shown beside`() async throws {
    try await library.put([ReadingPosition.samples[0]])
    let stage = home.stage(columns: 120, holdings: StubHoldings())
    try await stage.wait(for: "│ New-York tribune")
    stage.press("D")
    try await stage.wait(for: "▸   Browse the newspapers")
    try await stage.wait(untilGone: "│ New-York tribune")
  }

  @Test func `a page where the reader stopped is bookmarked, as the row says`() async throws {
    let stage = try await filled()
    stage.press("j", "j")
    #expect(selected(stage).contains("The Washington ti"))
    stage.press("m")
    try await stage.wait(for: "★ Bookmarked")
    try await stage.wait(for: "▸●★")
    let marked = try await library.bookmarked().filter { $0.issue != nil }
    #expect(try await library.bookmarked().count == 4 && marked.count == 1)
    let position = try await library.positions(matching: "", window: Window(offset: 0, limit: 9)).rows[2]
    #expect(marked == [.page(position.page)])
  }

  @Test func `a newspaper is found, and Home is one key away from anywhere`() async throws {
    let stage = try await filled()
    stage.press("/")
    stage.type("herald")
    stage.press("Enter")
    try await stage.wait(for: "1 of 1")
    #expect(stage.lines[0].hasPrefix(" Broadsheet │ Newspapers · “herald”"))
    stage.press("g", "h")
    try await stage.wait(for: "Continue reading")
    #expect(stage.lines[0].hasPrefix(" Broadsheet │ Home"))
    stage.press("q")
    try await stage.wait(for: "1 of 1")
    stage.press("g", "l")
    try await stage.wait(for: "1 of 5")
    stage.press("g", "h", "t")
    try await stage.wait(for: "June 15, 1925")
  }

  @Test func `the suggestions for beginners work`() async throws {
    let stage = home.stage()
    try await stage.wait(for: "Browse the newspapers")
    stage.press("j", "Enter")
    try await stage.wait(for: "saved file works, too")
    stage.press("Esc", "j", "j", "j", "j", "Enter")
    #expect(stage.lines[23].contains("broadsheet import"))
    stage.press("k", "k", "k", "Enter")
    try await stage.wait(for: "Search")
  }

  @Test func `the mouse selects and opens`() async throws {
    let stage = try await filled()
    let line = try #require(stage.lines.firstIndex { $0.contains("Influenza") })
    stage.window.handle(.mouse(MouseEvent(.press(.left), row: line, column: 20)))
    #expect(selected(stage).contains("Influenza"))
    stage.window.handle(.mouse(MouseEvent(.wheel(.up), row: line, column: 20)))
    #expect(!selected(stage).contains("Influenza"))
  }

  @Test(arguments: [(1, 1), (10, 5), (30, 8), (40, 12), (60, 14), (300, 100)])
  func `any size works`(columns: Int, rows: Int) async throws {
    try await home.fill()
    let stage = home.stage(columns: columns, rows: rows)
    for _ in 0..<50 {
      #expect(stage.lines.count == rows)
      stage.press("j", "Tab")
      try await Task.sleep(for: .milliseconds(1))
    }
    if columns >= 30 { #expect(stage.lines.contains { $0.hasPrefix("▸") }) }
  }
}
