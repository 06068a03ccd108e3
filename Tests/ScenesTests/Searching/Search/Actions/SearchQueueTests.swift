import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Queuing found pages, for reading without a network.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SearchQueueTests {
  private let queue = StageQueue()

  @Test func `Y queues the page or all loaded ones, after saying what that costs`() async throws {
    let remote = StubSearch(try TextSearch.Page.samples(), name: "www.loc.gov", isLocal: false)
    let stage = Stage(
      columns: 100, rows: 30, search: SearchSources(remote: remote), route: .search("gold", isAsked: true),
      desk: queue.desk)
    try await stage.wait(for: "1 of ")
    let screen = try #require(stage.navigator.top as? SearchScreen)
    let all = try #require(screen.presenter.state.content).rows.map(\.page)
    #expect(all.count > 1)
    stage.press("Y")
    try await stage.wait(for: "Text of this page")
    try await stage.wait(for: "Text of all \(all.count) loaded")
    try await stage.wait(for: "1 page, about 20 KB, 2 requests")
    #expect(try await queue.jobs.isEmpty, "nothing before it is chosen")
    stage.press("Down")
    try await stage.wait(for: "\(all.count) pages, about ")
    stage.press("Enter")
    try await stage.wait(for: "Queued; gj shows all jobs: \(all.count) pages")
    await stage.finishPendingWrites()
    let jobs = try await queue.jobs
    guard case .pages(let pages)? = jobs.first?.wanted else { throw Missing() }
    #expect(jobs.count == 1 && Set(pages) == Set(all) && jobs[0].parts == [.text])
    stage.press("Y", "Esc")
    try await stage.wait(untilGone: "Text of this page")
    #expect(try await queue.jobs.count == 1, "nothing was chosen")
  }

  private struct Missing: Error {}
}
