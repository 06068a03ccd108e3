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
    try await stage.expect("list-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `a newspaper looks as recorded`(columns: Int, rows: Int) async throws {
    let stage = Stage(columns: columns, rows: rows, route: .newspapers(NewspaperQuery(words: "sn83030214")))
    try await stage.wait(for: "1 of 1")
    stage.press("Enter")
    try await stage.wait(for: "Publisher")
    try await stage.expect("newspaper-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `the filters look as recorded`(columns: Int, rows: Int) async throws {
    let stage = Stage(columns: columns, rows: rows)
    try await stage.wait(for: columns < 120 ? "1 of " : "Publisher")
    // The timeline is counted after the list.
    try await stage.wait(for: "0s ▁")
    stage.press("f")
    try await stage.wait(for: "Decade")
    stage.press("Down", "Down")
    try await stage.expect("filters-\(columns)x\(rows)")
    stage.type("polis")
    try await stage.wait(for: "Indianapolis")
    try await stage.expect("filters-typed-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `the keys look as recorded`(columns: Int, rows: Int) async throws {
    let stage = Stage(columns: columns, rows: rows)
    try await stage.wait(for: columns < 120 ? "1 of " : "Publisher")
    // The timeline is counted after the list.
    try await stage.wait(for: "0s ▁")
    stage.press("?")
    try await stage.wait(for: "open the newspaper")
    try await stage.expect("keys-\(columns)x\(rows)")
  }

  @Test func `an awaited list looks as recorded`() async throws {
    let directory = StubDirectory(Newspaper.samples, name: "www.loc.gov")
    directory.wait { try? await Task.sleep(for: .seconds(600)) }
    let stage = Stage(columns: 80, rows: 24, service: directory)
    try await stage.wait(for: "Loading")
    try Golden.expect(stage.lines, in: "screens/waiting-80x24.txt")
    stage.press("Esc")
    try await stage.wait(for: "Canceled")
    try await stage.expect("canceled-80x24")
  }

  @Test func `an empty list looks as recorded`() async throws {
    let stage = Stage(columns: 80, rows: 24)
    try await stage.wait(for: "1 of ")
    stage.press("/")
    stage.type("zebra quarterly")
    try await stage.wait(for: "No newspapers match")
    try await stage.expect("nothing-80x24")
  }

  @Test func `a failure looks as recorded`() async throws {
    let directory = StubDirectory([], name: "oregonnews.uoregon.edu")
    directory.failure = .unreachable(host: "oregonnews.uoregon.edu", .nameNotResolved)
    let stage = Stage(columns: 80, rows: 24, service: directory)
    try await stage.wait(for: "cannot be reached")
    try await stage.expect("failed-80x24")
  }

  @Test func `a fallback says that it is one`() async throws {
    let live = StubDirectory([], name: "www.loc.gov")
    live.failure = .botCheck(host: "www.loc.gov")
    let catalog = StubDirectory(Newspaper.samples, name: "starter catalog", isLocal: true)
    // The record beside it comes after the list, on a busy machine long after.
    catalog.wait { try? await Task.sleep(for: .milliseconds(20)) }
    let stage = Stage(
      columns: 160, rows: 24, service: NewspaperRepository(source: live, fallback: catalog))
    try await stage.wait(for: "1 of 5")
    try await stage.expect("fallback-160x24")
  }
}
