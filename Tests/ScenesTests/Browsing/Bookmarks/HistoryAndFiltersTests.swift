import Newspapers
import ReadersLibrary
import Scenes
import Terminal
import TestSupport
import Testing

/// History and saved filters, on screens backed by a real file.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HistoryAndFiltersTests {
  private let shelf = LibraryStage()
  private var library: LibraryFile { shelf.library }
  private var stage: Stage { shelf.stage }

  @Test func `opened newspapers are in the history`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("j", "Enter")
    try await stage.wait(for: "A publisher")
    stage.press("q", "'", "Tab")
    try await stage.wait(for: "▸   Morning Oregonian")
    #expect(stage.lines[3].contains("June 15, 2025"))
    #expect(stage.lines[0].hasSuffix("› History"))
    stage.press("m")
    try await stage.wait(for: "▸ ★ Morning Oregonian")
    stage.press("e")
    #expect(stage.lines[23].contains("Edit notes and tags in the bookmark list; press gb"))
    #expect(!stage.lines[23].contains("t tags"))
    stage.press("d")
    try await stage.wait(for: "No newspapers opened yet")
    #expect(stage.lines[1].contains("[History]"), "the other lists stay in sight")
    stage.press("k")
    #expect(!stage.lines[23].contains("d remove") && stage.lines[23].contains("Tab next list"))
    stage.press("u")
    try await stage.wait(for: "▸ ★ Morning Oregonian")
    #expect(try await library.bookmarked().count == 1)
  }

  @Test func `a late write appears in the open history`() async throws {
    let slow = SlowLibrary(library)
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), library: slow)
    try await stage.wait(for: "1 of 5")
    stage.press("j", "Enter")
    try await stage.wait(for: "A publisher")
    stage.press("q", "'", "Tab")
    try await stage.wait(for: "No newspapers opened yet")
    slow.open()
    try await stage.wait(for: "▸   Morning Oregonian")
  }

  @Test func `newspapers only previewed are not in the history`() async throws {
    stage.resize(columns: 120, rows: 24)
    try await stage.wait(for: "A publisher")
    stage.press("j")
    try await stage.wait(for: "Portland, Oregon · 1861")
    await stage.finishPendingWrites()
    #expect(try await library.contents().visits.isEmpty)
    stage.press("Enter")
    await stage.finishPendingWrites()
    #expect(try await library.contents().visits.map(\.newspaper.title) == ["Morning Oregonian"])
  }

  @Test func `filters are saved and applied`() async throws {
    try await stage.wait(for: "1 of 5")
    stage.press("S")
    #expect(stage.lines[23].contains("No filters to save"))
    stage.press("/")
    stage.type("wash")
    stage.press("Enter")
    try await stage.wait(for: "1 of 3")
    stage.press("S", "C-u")
    stage.type("capital city")
    stage.press("Enter")
    try await stage.wait(for: "Filters saved")
    stage.press("x")
    try await stage.wait(for: "1 of 5")
    stage.press("'", "S-Tab")
    try await stage.wait(for: "▸   capital city")
    #expect(stage.lines[3].contains("“wash”"))
    stage.press("Enter")
    try await stage.wait(for: "1 of 3")
    #expect(stage.lines[0].contains("Newspapers · “wash”"))
  }
}
