import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Tabs of real screens.
@MainActor @Suite(.timeLimit(.minutes(2))) struct TabScreenTests {
  private func stage(columns: Int, rows: Int) throws -> Stage {
    Stage(
      columns: columns, rows: rows, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: StubArchive(try .sample(), name: "news.example"))
  }

  /// The list, a page and a search, each in a tab.
  private func fill(_ stage: Stage) async throws {
    try await stage.wait(for: "1 of 5")
    stage.navigator.openInNewTab(.page(try .sample(1), title: nil))
    try await stage.wait(for: "page 1 of 4")
    stage.navigator.openInNewTab(.search("\"gold rush\"", isAsked: false))
    stage.press("Esc", "M-2")
  }

  @Test(arguments: [(80, 24), (160, 50)]) func `three tabs look as recorded`(columns: Int, rows: Int)
    async throws
  {
    let stage = try stage(columns: columns, rows: rows)
    try await fill(stage)
    if columns >= 120 { stage.press("v") }
    try await stage.expect("tabs-\(columns)x\(rows)")
    stage.press("M-1")
    try await stage.expect("tabs-list-\(columns)x\(rows)")
  }

  @Test func `T opens the selected newspaper in a tab, and the list stays as it was`() async throws {
    let stage = try stage(columns: 120, rows: 30)
    try await stage.wait(for: "A publisher")
    stage.press("j", "j")
    try await stage.wait(for: "3 of 5")
    stage.press("T")
    try await stage.wait(for: "[2 New-York tribune]")
    #expect(stage.navigator.screens.count == 1)
    stage.press("Esc")
    #expect(stage.lines[0].contains("[1 Newspapers]") && stage.lines[28].contains("3 of 5"))
    // The screen beside it stays, too.
    try await stage.wait(for: "A publisher")
  }

  @Test func `a search has its words in its tab's name, and Home its name when hidden`() async throws {
    let stage = try stage(columns: 160, rows: 24)
    try await fill(stage)
    #expect(stage.lines[0].contains(" 1 Newspapers  [2 Evening star, 1865-10-02]  3 Search “gold rush”"))
    stage.press("g", "T", "M-1")
    #expect(stage.lines[0].contains("4 Home"))
  }

  @Test func `pages keep their places`() async throws {
    let stage = try stage(columns: 80, rows: 24)
    try await fill(stage)
    stage.press("C-d")
    let page = stage.lines.dropFirst()
    stage.press("M-1", "j", "M-2")
    #expect(stage.lines.dropFirst() == page)
    stage.resize(columns: 100, rows: 30)
    #expect(stage.lines[0].contains("[2 Evening st"))
  }
}
