import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Pages as readers see them: columns of text, Spanish, Hebrew.
@MainActor @Suite(.timeLimit(.minutes(2))) struct GoldenPageTests {
  nonisolated private static let sizes = [(80, 24), (100, 30), (160, 50)]

  private func stage(_ sequence: Int, _ columns: Int, _ rows: Int) throws -> Stage {
    let stage = Stage(
      columns: columns, rows: rows, archive: StubArchive(try .sample()), now: 600,
      route: .page(try .sample(sequence), title: nil))
    // The text without the scan that would be beside it.
    if !stage.lines.isEmpty, columns >= 120 { stage.press("v") }
    return stage
  }

  @Test(arguments: sizes + [(40, 12), (220, 60)]) func `columns of text look as recorded`(
    columns: Int, rows: Int
  ) async throws {
    let stage = try stage(1, columns, rows)
    try await stage.wait(for: "page 1 of 4")
    try await stage.expect("page-\(columns)x\(rows)")
    stage.press("w")
    try await stage.expect("page-printed-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `a search in Spanish looks as recorded`(columns: Int, rows: Int) async throws {
    let stage = try stage(2, columns, rows)
    try await stage.wait(for: "page 2 of 4")
    stage.press("/")
    stage.type("ano")
    stage.press("Enter")
    try await stage.expect("page-spanish-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `a page in Hebrew looks as recorded`(columns: Int, rows: Int) async throws {
    let stage = try stage(3, columns, rows)
    try await stage.wait(for: "page 3 of 4")
    try await stage.expect("page-hebrew-\(columns)x\(rows)")
  }

  @Test func `a page without text looks as recorded`() async throws {
    let stage = try stage(4, 80, 24)
    try await stage.wait(for: "This page has no text")
    try await stage.expect("page-without-text-80x24")
  }
}
