import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// The pages of an issue whose list is not on this machine.
@MainActor @Suite(.timeLimit(.minutes(2))) struct IssuePagesOfflineTests {
  private func stage(
    _ pages: [PageID], columns: Int = 80, rows: Int = 24, edition: Int = 1, title: String? = nil
  ) throws -> Stage {
    let archive = StubArchive(name: "this machine")
    archive.contents.failure = .notHere(what: "issue sn83045462/1865-10-02/ed-1")
    return Stage(
      columns: columns, rows: rows, service: StubDirectory(Newspaper.samples, isLocal: true),
      archive: archive,
      route: .issue(try PageID.sample(1, edition: edition).issue, title: title, first: nil),
      holdings: StubHoldings(pages.map { HeldPage(page: $0, title: "", place: "") }))
  }

  @Test func `it says whose pages are not listed here, and what to do`() async throws {
    let stage = try stage([])
    try await stage.wait(for: "this machine has no list of the pages of “Evening star”")
    #expect(stage.lines.contains { $0.contains("Start with another --source, such as loc, to ask for it.") })
    #expect(!stage.lines.contains { $0.contains("does not have") }, "\(stage.lines)")
  }

  @Test(arguments: [(80, 24), (160, 50)])
  func `local pages are shown, and nothing is claimed about others`(
    columns: Int, rows: Int
  ) async throws {
    let stage = try stage([try .sample(2), try .sample(4)], columns: columns, rows: rows)
    try await stage.wait(for: "October 2, 1865 · 2 pages here; the whole list is not on this machine")
    #expect(stage.lines[0].contains("Evening star, 1865-10-02"), "\(stage.lines)")
    #expect(stage.lines.contains { $0.contains("page 2") && $0.contains("page 4") }, "\(stage.lines)")
    stage.press("l", "Enter")
    try await stage.wait(for: "page 4")
    #expect(stage.navigator.screens.count == 2)
  }

  @Test func `a local edition is the fallback for one that is not here`() async throws {
    let stage = try stage([
      try .sample(1, edition: 2), try .sample(3, edition: 2), try .sample(1, edition: 3),
    ])
    try await stage.wait(for: "October 2, 1865 · edition 2 · 2 pages here")
    #expect(stage.lines[0].contains("edition 2"), "\(stage.lines)")
    stage.press("Tab")
    try await stage.wait(for: "edition 3 · 1 page here")
  }
}
