import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(2))) struct HomeDirectoryTests {
  @Test func `nobody is told to list all newspapers who has the whole directory`() async throws {
    var holdings = StubHoldings()
    let few = try HomeStage().stage(holdings: holdings)
    try await few.wait(for: "sync --directory")
    holdings.newspaperCount = 154_819
    let all = try HomeStage().stage(holdings: holdings)
    try await all.wait(for: "154,819 newspapers")
    #expect(!all.lines.contains { $0.contains("sync --directory") })
  }
}
