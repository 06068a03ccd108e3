import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// The line for an address, with addresses that a table knows.
@MainActor @Suite(.timeLimit(.minutes(2))) struct AddressScreenTests {
  private func stage() throws -> Stage {
    let page = try PageID.sample(2)
    return Stage(
      columns: 80, rows: 24, archive: StubArchive(try .sample(), name: "news.example"),
      addresses: { written in
        written == "two"
          ? .opens(
            [.calendar(page.issue.lccn, title: nil, date: page.issue.date), .page(page, title: nil)],
            words: "Page 2")
          : .fault("It names no\u{7}thing.")
      })
  }

  @Test func `the typed address is explained, and Enter goes there`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 479")
    stage.press("g", "a")
    try await stage.wait(for: "The address of a newspaper, issue, page or search")
    stage.type("tw")
    try await stage.wait(for: "It names nothing.")
    #expect(!stage.lines.contains { $0.contains("✗") }, "half an address is no fault")
    stage.press("Enter")
    try await stage.wait(for: "✗ It names nothing.")
    stage.type("o")
    try await stage.wait(for: "Page 2")
    stage.press("Enter")
    try await stage.wait(for: "NOTICIAS DEL RÍO")
    stage.press("q")
    try await stage.wait(for: "Issues")
    stage.press("q")
    try await stage.wait(for: "of 479")
  }

  @Test func `the breadcrumbs of an address start with it, and still lead back`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 479")
    stage.press("Enter")
    try await stage.wait(for: "Publisher")
    #expect(stage.lines[0].contains("Newspapers › "))
    stage.press("g", "a")
    stage.type("two")
    stage.press("Enter")
    try await stage.wait(for: "NOTICIAS DEL RÍO")
    #expect(!stage.lines[0].contains("Newspapers"), "\(stage.lines[0])")
    let places = stage.window.openTabs.tabs[0]
    #expect(places.map(\.isApart) == [false, false, true, false])
    stage.press("q", "q")
    try await stage.wait(for: "Publisher")
    #expect(stage.lines[0].contains("Newspapers › "))
    stage.press("L", "L")
    try await stage.wait(for: "NOTICIAS DEL RÍO")
    #expect(!stage.lines[0].contains("Newspapers"))
  }

  @Test func `Esc leaves everything as it was`() async throws {
    let stage = try stage()
    try await stage.wait(for: "1 of 479")
    stage.press("g", "a")
    stage.type("two")
    stage.press("Esc")
    try await stage.wait(untilGone: "Open an address")
    #expect(stage.navigator.screens.count == 1)
  }
}
