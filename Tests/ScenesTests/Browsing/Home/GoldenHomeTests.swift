import Newspapers
import Terminal
import TestSupport
import Testing

/// The first screen as readers see it.
@MainActor @Suite(.timeLimit(.minutes(2))) struct GoldenHomeTests {
  nonisolated private static let sizes = [
    (40, 12), (50, 30), (80, 24), (100, 30), (120, 35), (160, 50), (220, 60),
  ]
  private let home: HomeStage

  init() throws { home = try HomeStage() }

  @Test(arguments: sizes) func `Home looks as recorded`(columns: Int, rows: Int) async throws {
    try await home.fill()
    let stage = home.stage(columns: columns, rows: rows)
    try await stage.wait(for: rows < 20 ? "directory of" : "On this machine")
    if columns >= 120 {
      try await stage.wait(for: "A publisher")
      try await stage.wait(for: "Bookmarked ")
    }
    if columns >= 200 {
      try await stage.wait(for: "✗ no scan")
      try await stage.wait(for: "◆ Tuesday, March 1, 1910")
    }
    try await stage.expect("home-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `a new reader's Home looks as recorded`(columns: Int, rows: Int) async throws {
    let stage = home.stage(columns: columns, rows: rows, holdings: StubHoldings())
    try await stage.wait(for: rows < 20 ? "directory of" : "On this machine")
    try await stage.expect("home-first-\(columns)x\(rows)")
  }
}
