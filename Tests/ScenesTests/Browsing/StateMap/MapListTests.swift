import Catalog
import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
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
    #expect(elsewhere.contains { $0.contains("│ No newspapers from elsewhere here; ") }, "\(elsewhere)")
    #expect(elsewhere.dropLast().map { $0.prefix(30) } == lines.dropLast().map { $0.prefix(30) })
  }

  @Test func `newspapers from elsewhere are listed by their places`() async throws {
    let newspapers = ["Ohio--Lucas--Toledo", "Canada--Ontario--Toronto"].enumerated().map {
      Newspaper.sample("sn0000000\($0 + 1)", "A paper", $1)
    }
    let stage = Stage(
      columns: 160, rows: 24, service: StubDirectory(newspapers, isLocal: true), route: .map(state: nil))
    try await stage.wait(for: "Ohio: 1")
    stage.press("/")
    stage.type("elsewhere")
    stage.press("Enter")
    try await stage.wait(for: "│ Enter lists their places")
    stage.press("Enter")
    try await stage.wait(for: "Canada")
  }

  @Test func `where there are no newspapers, it says so, and which keys help`() async throws {
    let stage = stage(state: "Guam")
    func expect(_ words: String) async throws {
      try await stage.wait(for: "│ \(words)")
      #expect(!stage.lines[23].contains("Enter") && !stage.lines[23].contains("counties"), "\(stage.lines)")
      for key in ["Enter", "c"] as [Key] {
        stage.press(key)
        #expect(stage.lines[23].contains(words), "\(stage.lines[23])")
        stage.press("h")
      }
      #expect(stage.navigator.screens.count == 1)
    }
    try await expect("No newspapers of Guam here; p lists the states that have")
    stage.press("<")
    try await expect("No newspapers of Guam published in the 2020s; < and >")
    stage.press("d")
    try await expect("No digitized newspapers of Guam published in the 2020s;")
    #expect(!stage.lines.contains { $0.contains("counts all") }, "there are none at all")
    stage.press("d", "<")
    try await stage.wait(for: "No newspapers of Guam published in the 2010s")
  }

  @Test func `d is suggested only where it counts more`() async throws {
    let service = StubDirectory([.sample("sn00000001", "A paper", "Ohio--Lucas--Toledo")], isLocal: true)
    service.digitized = []
    let stage = Stage(columns: 160, rows: 24, service: service, route: .map(state: "Ohio"))
    try await stage.wait(for: "Ohio: 1")
    stage.press("d")
    try await stage.wait(for: "│ No digitized newspapers of Ohio here; d counts all")
    stage.press("l")
    let lines = try await stage.wait(for: "│ No digitized newspapers of Pennsylvania here")
    #expect(!lines.contains { $0.contains("counts all") }, "\(lines)")
  }
}
