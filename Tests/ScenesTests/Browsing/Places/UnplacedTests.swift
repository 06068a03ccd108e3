import MVP
import Newspapers
import Scenes
import TestSupport
import Testing

/// Newspapers whose records do not say where in a place they are.
@MainActor @Suite(.timeLimit(.minutes(2))) struct UnplacedTests {
  private let view = RecordingView<PlaceListContent>()

  @Test(arguments: [
    (PlacePath(), ["Ohio 4"], "1 state, 5 newspapers, 1 with no state recorded"),
    (
      PlacePath(state: "Ohio"), ["Akron 1", "Lucas 2"],
      "2 counties and cities, 4 newspapers, 1 with no county or city recorded"
    ),
    (
      PlacePath(state: "Ohio", county: "Lucas"), ["Toledo 1"],
      "1 city, 2 newspapers, 1 with no city recorded"
    ),
  ])
  func `newspapers that are in no row are counted`(path: PlacePath, rows: [String], counts: String)
    async throws
  {
    let lucas = [Place(state: "Ohio", county: "Lucas")]
    let newspapers: [Newspaper] =
      [
        Newspaper(lccn: try LCCN("sn00000005"), title: "Sun", places: lucas),
        .sample("sn00000001", "Blade", "Ohio--Lucas--Toledo"), .sample("sn00000002", "Bee", "Ohio"),
        .sample("sn00000003", "Times", "Ohio--Akron"), .sample("sn00000004", "Star", ""),
      ]
    let directory = StubDirectory(newspapers, isLocal: true)
    await PlaceListPresenter(path: path, directory: directory).present(on: view)
    let content = try #require(view.states.last?.content)
    #expect(content.rows.map { "\($0.name) \($0.count)" } == rows)
    #expect(content.counts == counts)
  }
}
