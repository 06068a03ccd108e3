import Catalog
import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// What tells the tiles of the map apart, besides their numbers.
@MainActor @Suite(.timeLimit(.minutes(2))) struct MapShadesTests {
  @Test(arguments: [false, true])
  func `the legend names the shades on the map, and no others`(isDigitized: Bool) async throws {
    let presenter = StateMapPresenter(directory: StarterCatalog())
    let view = RecordingView<StateMapContent>()
    await presenter.present(on: view)
    if isDigitized { await presenter.toggleDigitized() }
    repeat {
      let content = try #require(view.states.last?.content)
      let shades = Set(content.entries.map(\.shade)).subtracting([0])
      #expect(shades == Set(1..<content.legend.count), "\(content.filter.words): \(content.legend)")
      await presenter.step(decades: 1)
    } while presenter.filter.decade != nil
  }

  @Test(arguments: [77, 78, 80, 160]) func `the selected tile has a mark of its own`(columns: Int)
    async throws
  {
    let stage = Stage(columns: columns, rows: 24, route: .map(state: "Alaska"))
    try await stage.wait(for: "▸AK")
    stage.press("j")
    #expect(stage.lines.contains { $0.contains("▸WA") } && !stage.lines.contains { $0.contains("▸AK") })
  }
}
