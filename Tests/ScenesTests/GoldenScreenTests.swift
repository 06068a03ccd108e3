import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Whole screens as readers see them, at typical terminal sizes.
@MainActor @Suite(.timeLimit(.minutes(2))) struct GoldenScreenTests {
  nonisolated private static let sizes = [(80, 24), (100, 30), (160, 50)]

  @Test(arguments: sizes + [(120, 35), (220, 60)]) func `the list looks as recorded when it opens`(
    columns: Int, rows: Int
  )
    async throws
  {
    let archive = StubArchive()
    archive.contents.hosts = ["tile.loc.gov"]
    let stage = Stage(columns: columns, rows: rows, archive: archive)
    try await stage.wait(for: columns < 120 ? "1 of " : "Publisher")
    if columns >= 200 { try await stage.wait(for: "v loads it: 1 request") }
    // The timeline is counted after the list.
    try await stage.wait(for: "0s ▁")
    try Golden.expect(stage.lines, in: "screens/list-\(columns)x\(rows).txt")
  }

  @Test(arguments: sizes) func `a newspaper looks as recorded`(columns: Int, rows: Int) async throws {
    let stage = Stage(columns: columns, rows: rows, route: .newspapers(NewspaperQuery(words: "sn83030214")))
    try await stage.wait(for: "1 of 1")
    stage.press("Enter")
    try await stage.wait(for: "Publisher")
    try Golden.expect(stage.lines, in: "screens/newspaper-\(columns)x\(rows).txt")
  }

  @Test(arguments: sizes) func `the filters look as recorded`(columns: Int, rows: Int) async throws {
    let stage = Stage(columns: columns, rows: rows)
    try await stage.wait(for: columns < 120 ? "1 of " : "Publisher")
    // The timeline is counted after the list.
    try await stage.wait(for: "0s ▁")
    stage.press("f")
    try await stage.wait(for: "Decade")
    stage.press("Down", "Down")
    try Golden.expect(stage.lines, in: "screens/filters-\(columns)x\(rows).txt")
    stage.type("polis")
    try await stage.wait(for: "Indianapolis")
    try Golden.expect(stage.lines, in: "screens/filters-typed-\(columns)x\(rows).txt")
  }

  @Test(arguments: sizes) func `the keys look as recorded`(columns: Int, rows: Int) async throws {
    let stage = Stage(columns: columns, rows: rows)
    try await stage.wait(for: columns < 120 ? "1 of " : "Publisher")
    // The timeline is counted after the list.
    try await stage.wait(for: "0s ▁")
    stage.press("?")
    try await stage.wait(for: "open the newspaper")
    try Golden.expect(stage.lines, in: "screens/keys-\(columns)x\(rows).txt")
  }

  @Test func `a list that is awaited looks as recorded`() async throws {
    let directory = StubDirectory(Newspaper.samples, name: "www.loc.gov")
    directory.wait { try? await Task.sleep(for: .seconds(600)) }
    let stage = Stage(columns: 80, rows: 24, service: directory)
    try await stage.wait(for: "Loading")
    try Golden.expect(stage.lines, in: "screens/waiting-80x24.txt")
    stage.press("Esc")
    try await stage.wait(for: "Canceled")
    try Golden.expect(stage.lines, in: "screens/canceled-80x24.txt")
  }

  @Test func `an empty list looks as recorded`() async throws {
    let stage = Stage(columns: 80, rows: 24)
    try await stage.wait(for: "1 of ")
    stage.press("/")
    stage.type("zebra quarterly")
    try await stage.wait(for: "No newspapers match")
    try Golden.expect(stage.lines, in: "screens/nothing-80x24.txt")
  }

  @Test func `a failure looks as recorded`() async throws {
    let directory = StubDirectory([], name: "oregonnews.uoregon.edu")
    directory.failure = .unreachable(host: "oregonnews.uoregon.edu", .nameNotResolved)
    let stage = Stage(columns: 80, rows: 24, service: directory)
    try await stage.wait(for: "cannot be reached")
    try Golden.expect(stage.lines, in: "screens/failed-80x24.txt")
  }

  @Test func `a stand-in says that it is one`() async throws {
    let live = StubDirectory([], name: "www.loc.gov")
    live.failure = .botCheck(host: "www.loc.gov")
    let catalog = StubDirectory(Newspaper.samples, name: "starter catalog", isLocal: true)
    let stage = Stage(
      columns: 160, rows: 24, service: NewspaperRepository(source: live, fallback: catalog))
    try await stage.wait(for: "1 of 5")
    try Golden.expect(stage.lines, in: "screens/stand-in-160x24.txt")
  }
}
