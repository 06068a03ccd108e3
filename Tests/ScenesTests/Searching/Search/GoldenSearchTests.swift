import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Searches as readers see them, at typical terminal sizes.
@MainActor @Suite(.timeLimit(.minutes(2))) struct GoldenSearchTests {
  nonisolated private static let sizes = [(50, 30), (80, 24), (160, 50)]

  private let here: StubSearch
  private let remote: StubSearch

  init() throws {
    here = StubSearch(Array(try TextSearch.Page.samples().prefix(2)))
    remote = StubSearch(try TextSearch.Page.samples(), name: "www.loc.gov", isLocal: false)
  }

  private func stage(_ text: String, _ columns: Int, _ rows: Int, isAsked: Bool = true) -> Stage {
    Stage(
      columns: columns, rows: rows, search: SearchSources(local: here, remote: remote), now: 600,
      route: .search(text, isAsked: isAsked))
  }

  @Test(arguments: sizes + [(120, 35), (220, 60)]) func `search results look as recorded`(
    columns: Int, rows: Int
  ) async throws {
    let stage = stage("gold (alaska OR rush) date:1897..1899", columns, rows)
    try await stage.wait(for: columns < 150 ? "1 of 4" : "Title (all)")
    stage.press("j")
    if columns >= 120 { try await stage.wait(for: "hit 1 of 3") }
    try await stage.expect("search-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `a query being typed looks as recorded`(columns: Int, rows: Int) async throws {
    let stage = stage("gold ", columns, rows, isAsked: false)
    stage.type("rush state:Cali")
    try await stage.wait(for: "“Cali” is no")
    try await stage.expect("search-bad-\(columns)x\(rows)")
    stage.type("fornia")
    try await stage.wait(for: columns < 150 ? "here: " : "Title (all)")
    if columns >= 120 { try await stage.wait(for: "hit 1 of 3") }
    try await stage.expect("search-typed-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func `a search without a query looks as recorded`(columns: Int, rows: Int)
    async throws
  {
    let stage = stage("", columns, rows, isAsked: false)
    try await stage.wait(for: "Search the text of newspaper pages")
    try await stage.expect("search-empty-\(columns)x\(rows)")
  }

  @Test func `an awaited search looks as recorded`() async throws {
    remote.wait { try? await Task.sleep(for: .seconds(600)) }
    let stage = stage("gold", 80, 24)
    try await stage.wait(for: "Searching www.loc.gov")
    try Golden.expect(stage.lines, in: "screens/search-waiting-80x24.txt")
  }

  @Test func `a failed search looks as recorded`() async throws {
    remote.failure = .rateLimited(host: "www.loc.gov", until: nil)
    let stage = stage("gold", 80, 24)
    try await stage.wait(for: "refusing requests")
    try await stage.expect("search-failed-80x24")
  }

  @Test func `a search that finds nothing looks as recorded`() async throws {
    let stage = stage("zebra", 80, 24)
    try await stage.wait(for: "No pages found")
    try await stage.expect("search-nothing-80x24")
  }
}
