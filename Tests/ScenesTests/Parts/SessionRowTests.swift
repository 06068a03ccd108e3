import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

@testable import TerminalUI

/// The rows at which lists reopen.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SessionRowTests: SessionKeeping {
  let folder = TemporaryFolder()

  private func reopened(_ former: Stage) async throws -> Stage {
    _ = await keeper(at: 1_749_900_000).keep(former.window.openTabs)
    let session = try #require(await keeper(at: 1_749_900_001).former(nil))
    let stage = try stage(.home)
    stage.window.reopen(session.openTabs)
    return stage
  }

  private func stage(_ route: Route) throws -> Stage {
    Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.many(90), isLocal: true),
      search: SearchSources(local: StubSearch(try TextSearch.Page.samples())), route: route)
  }

  @Test(arguments: [7, 80]) func `a list reopens at the row where it was left`(row: Int) async throws {
    let former = try stage(.newspapers(NewspaperQuery(words: "paper")))
    try await former.wait(for: "1 of 90")
    former.type("\(row)G")
    try await former.wait(for: "\(row) of 90")
    let stage = try await reopened(former)
    let lines = try await stage.wait(for: "\(row) of 90")
    #expect(
      lines.contains { $0.contains("▸") && $0.contains("Paper 00\(row < 11 ? "0" : "")\(row - 1)") },
      "\(lines)")
    #expect(stage.window.openTabs.tabs.map { $0.map(\.row) } == [[row - 1]])
  }

  @Test func `a search reopens at the hit where it was left`() async throws {
    let former = try stage(.search("gold", isAsked: true, source: "here"))
    try await former.wait(for: "1 of 5")
    former.press("j", "j")
    try await former.wait(for: "3 of 5")
    let stage = try await reopened(former)
    try await stage.wait(for: "3 of 5")
  }

  @Test func `the rows of Home are not remembered`() async throws {
    let page = try self.page(2)
    let places = [OpenTabs.Place(Route.home, name: "Home", row: 3), .init(page, name: "Page", row: 3)]
    _ = await keeper(at: 1_749_900_000).keep(OpenTabs([places], front: 0))
    let session = try #require(await keeper(at: 1_749_900_001).former(nil))
    #expect(session.openTabs.tabs == [[.init(.home, name: "Page"), .init(page, name: "Page")]])
  }
}
