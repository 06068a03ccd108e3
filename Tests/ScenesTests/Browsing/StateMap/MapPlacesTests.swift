import Catalog
import MVP
import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

/// The counties and cities that the map leads to, over the starter catalog.
@MainActor @Suite(.timeLimit(.minutes(2))) struct MapPlacesTests {
  private struct Missing: Error {}

  private let catalog = StarterCatalog()

  private func total(_ query: NewspaperQuery) async throws -> Int? {
    try await catalog.newspapers(matching: query, window: Window(offset: 0, limit: 1)).total
  }

  @Test(arguments: [(false, 0), (true, 0), (true, 11)])
  func `they count what the map counts, and what they open`(isDigitized: Bool, decades: Int) async throws {
    let router = RecordingRouter<Route>()
    let map = StateMapPresenter(directory: catalog, router: router)
    let view = RecordingView<StateMapContent>()
    await map.present(on: view)
    if isDigitized { await map.toggleDigitized() }
    await map.step(decades: decades)
    let entries = try #require(view.states.last?.content).entries.filter { $0.tile.state != nil }
    for entry in entries where entry.count > 0 {
      map.go(to: entry.tile)
      map.openPlaces()
      guard case .places(let query)? = router.opened.last else { throw Missing() }
      let places = PlaceListPresenter(
        path: PlacePath(state: query.state), filters: query, directory: catalog, router: router)
      let list = RecordingView<PlaceListContent>()
      await places.present(on: list)
      let content = try #require(list.states.last?.content)
      #expect(content.newspaperCount == entry.count)
      for (number, row) in content.rows.enumerated() {
        places.open(row: number)
        guard case .newspapers(let query)? = router.opened.last else { throw Missing() }
        #expect(try await total(query) == row.count, "\(query)")
      }
    }
    #expect(entries.contains { $0.count > 0 })
  }
}
