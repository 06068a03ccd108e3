import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// A page on this machine without the list of its issue's pages.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageAloneTests {
  private func stage() throws -> Stage {
    let archive = StubArchive(try .sample(), name: "this machine")
    archive.contents.issueFailure = .notHere(what: "issue sn83045462/1865-10-02/ed-1")
    return Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      route: .page(try .sample(1), title: nil))
  }

  @Test func `it is read without an error`() async throws {
    let stage = try stage()
    try await stage.wait(for: "196 words")
    try await stage.wait(untilGone: "updating")
    #expect(!stage.lines.contains { $0.contains("✗") }, "\(stage.lines)")
  }

  @Test(arguments: ["page.txt", nil])
  func `an unreachable source matters only to its own text`(file: String?) async throws {
    let archive = StubArchive(try .sample(), name: "www.loc.gov")
    archive.contents.textSource = file
    archive.contents.issueFailure = .unreachable(host: "www.loc.gov", .refused)
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      route: .page(try .sample(1), title: nil))
    try await stage.wait(for: "196 words")
    if file == nil { return try await stage.wait(for: "✗ www.loc.gov cannot be reached").forEach { _ in } }
    try await stage.wait(untilGone: "updating")
    #expect(!stage.lines.contains { $0.contains("✗") }, "\(stage.lines)")
  }

  @Test func `its newspaper has the name from the catalog`() async throws {
    let stage = try stage()
    try await stage.wait(for: "196 words")
    try await stage.wait(for: "│ Evening star, 1865-10-02")
  }
}
