import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Newspapers of the same city, below a newspaper's record.
@MainActor @Suite(.timeLimit(.minutes(2))) struct NeighborsTests {
  private let directory = StubDirectory(Newspaper.samples, isLocal: true)

  private func stage(_ newspaper: Newspaper, _ neighbors: [Newspaper]) -> Stage {
    var holdings = StubHoldings()
    holdings.neighbors = neighbors
    return Stage(
      columns: 80, rows: 24, service: directory, route: .newspaper(newspaper.lccn, preview: nil),
      holdings: holdings)
  }

  @Test func `others from the city are named, and Enter opens one`() async throws {
    let stage = stage(Newspaper.samples[1], Newspaper.samples)
    let lines = try await stage.wait(for: "Also from Washington, D.C.")
    #expect(lines.contains { $0.contains("The Washington times · 1902–1939") })
    #expect(lines.contains { $0.contains("The Washington herald") })
    #expect(
      !lines.contains { $0.contains("Evening star · ") || $0.contains("tribune") || $0.contains("more") })
    stage.press("Tab", "Tab", "Enter")
    try await stage.wait(for: "› The Washington herald")
  }

  @Test func `if there are no others, nothing is said`() async throws {
    var holdings = StubHoldings()
    holdings.neighbors = Newspaper.samples
    let presenter = NewspaperDetailPresenter(
      lccn: Newspaper.samples[3].lccn, directory: directory, holdings: holdings)
    await presenter.start()
    let content = try #require(presenter.state.content)
    #expect(content.neighbors == nil && content.row.title == "Morning Oregonian")
  }

  @Test func `the first of many are named, and the others counted`() throws {
    let many = Newspaper.many(40)
    let place = try #require(many[0].places.first)
    let shown = try #require(
      Neighbors(LibraryRows(Array(many.prefix(13)), total: 40), of: many[2].lccn, in: place, limit: 12))
    #expect(shown.rows.count == 12 && shown.more == 27 && shown.place == "Columbus, Ohio")
    // A newspaper that is not among the first rows is not among the others, either.
    let far = try #require(
      Neighbors(LibraryRows(Array(many.prefix(13)), total: 40), of: many[30].lccn, in: place, limit: 12))
    #expect(far.rows.count == 12 && far.more == 27)
    #expect(Neighbors(LibraryRows([many[0]], total: 1), of: many[0].lccn, in: place, limit: 12) == nil)
  }
}
