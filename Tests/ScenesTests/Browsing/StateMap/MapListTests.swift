import Catalog
import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// The newspapers of the selected state, beside the map.
@MainActor @Suite(.timeLimit(.minutes(2))) struct MapListTests {
  private let server = StubDirectory(Newspaper.samples, name: "www.loc.gov")

  private func stage(state: String) -> Stage {
    let service = NewspaperRepository(source: server, fallback: StarterCatalog())
    return Stage(columns: 160, rows: 24, service: service, route: .map(state: state))
  }

  private func listing(_ state: String) async throws -> NewspaperListing {
    try await StarterCatalog().newspapers(
      matching: NewspaperQuery(state: state), window: Window(offset: 0, limit: 100))
  }

  @Test func `they are those that Enter opens, in that order, and take no request`() async throws {
    let stage = stage(state: "Wisconsin")
    for state in ["Wisconsin", "Michigan"] {
      let expected = try await listing(state)
      let lines = try await stage.wait(for: "│ \(state)  \(expected.total) newspapers")
      try await stage.settle()
      for (number, newspaper) in expected.newspapers.enumerated() {
        let line = stage.lines[3 + number]
        #expect(line.contains("│ \(newspaper.title.prefix(30))"), "\(lines)")
      }
      stage.press("/")
      stage.type("Michigan")
      stage.press("Enter")
    }
    #expect(server.asked == 0)
  }

  @Test func `what does not fit is counted`() async throws {
    let stage = stage(state: "New York")
    let total = try await listing("New York").total
    try await stage.wait(for: "│ New York  \(total) newspapers")
    let lines = try await stage.wait(for: "│ \(total - 18) more; Enter lists all")
    #expect(lines[20].contains("│ ") && lines[21].contains(" more; "), "\(lines)")
  }

  @Test func `a click on a newspaper opens it, and one on the rest opens the list`() async throws {
    let stage = stage(state: "New York")
    let listing = try await listing("New York")
    try await stage.wait(for: "│ \(listing.total - 18) more; Enter lists all")
    let row = try #require(stage.lines.firstIndex { $0.contains("│ \(listing.newspapers[2].title)") })
    stage.click(row: row - 4, column: 120)
    #expect(stage.navigator.screens.count == 1, "the name of the state leads nowhere")
    stage.click(row: row, column: 120)
    try await stage.wait(for: "› \(listing.newspapers[2].title)")
    // While its record loads, q would only cancel that.
    try await stage.settle()
    stage.press("q")
    try await stage.wait(for: " more; Enter lists all")
    stage.click(row: 21, column: 120)
    try await stage.wait(for: "Newspapers · New York")
  }

  @Test func `nothing can be clicked where the list was before the window became narrow`() async throws {
    let stage = stage(state: "New York")
    try await stage.wait(for: " more; Enter lists all")
    stage.resize(columns: 110, rows: 24)
    stage.click(row: 5, column: 105)
    #expect(stage.navigator.screens.count == 1)
  }

  @Test func `a list that only a server has is not asked for`() async throws {
    let presenter = StateListPresenter(directory: server)
    await presenter.look(at: NewspaperQuery(state: "Oregon"))
    let content = try #require(presenter.state.content)
    #expect(content.rows == nil && content.length == nil && server.asked == 0)
  }

  @Test func `the map stays in place where there is no list`() async throws {
    let stage = stage(state: "Virgin Islands")
    let lines = try await stage.wait(for: "▸VI")
    stage.press("l")
    let elsewhere = try await stage.wait(for: "▸··")
    #expect(elsewhere.contains { $0.contains("│ Enter lists their places") }, "\(elsewhere)")
    #expect(elsewhere.map { $0.prefix(30) } == lines.map { $0.prefix(30) })
  }
}
