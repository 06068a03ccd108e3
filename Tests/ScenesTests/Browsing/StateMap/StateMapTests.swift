import Catalog
import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// The map of the states over the starter catalog.
@MainActor @Suite(.timeLimit(.minutes(2))) struct StateMapTests {
  private let catalog = StarterCatalog()

  private func stage(_ columns: Int = 80, _ rows: Int = 24, state: String? = nil) async throws -> Stage {
    let stage = Stage(columns: columns, rows: rows, route: .map(state: state))
    if columns >= 77 { try await stage.wait(for: "OH") }
    return stage
  }

  @Test func `every state and territory has its own tile`() {
    #expect(StateTile.all.compactMap(\.state).sorted() == StateName.all)
    #expect(StateTile.all.count == 57 && Set(StateTile.all.map { [$0.row, $0.column] }).count == 57)
  }

  @Test(arguments: [(80, 24), (160, 50), (79, 24), (60, 20), (120, 35), (220, 60)])
  func `it is drawn as recorded`(columns: Int, rows: Int) async throws {
    let stage = try await stage(columns, rows)
    try await stage.wait(untilGone: "Counting")
    try await stage.expect("map-\(columns)x\(rows)")
  }

  @Test func `a fallback for a server is named on a line of 80 columns`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: UncountedDirectory(), route: .map(state: nil))
    try await stage.wait(for: "OH")
    try await stage.wait(for: "counted in the starter catalog  ")
  }

  /// A server that lists newspapers but does not count them.
  private struct UncountedDirectory: NewspaperDirectory {
    private let catalog = StarterCatalog()
    var name: String { "www.loc.gov" }
    var isLocal: Bool { false }
    var fallback: (any NewspaperDirectory)? { catalog }

    func newspapers(
      matching query: NewspaperQuery, window: Window, freshness: Freshness
    ) async throws(NewspaperError) -> NewspaperListing {
      try await catalog.newspapers(matching: query, window: window, freshness: freshness)
    }
    func newspaper(_ lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> NewspaperRecord {
      try await catalog.newspaper(lccn, freshness: freshness)
    }
    func coverage(of lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> DigitizedCoverage? {
      nil
    }
    func states() async throws(NewspaperError) -> [StateTally] { try await catalog.states() }
    func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies {
      throw .unsupported(source: name, what: "counts by state")
    }
    func decades(
      matching query: NewspaperQuery
    ) async throws(NewspaperError) -> [NewspaperTallies.Tally] { [] }
    func abilities() async throws(NewspaperError) -> ListAbilities { .all }
    func refresh() async {}
  }

  /// Compares each number with the list that Enter opens, and their sum with another way to count.
  @Test(
    arguments: [[], ["d"], ["<", "<", "<", "<"], ["d", ">", ">", ">", ">", ">", ">", ">", ">", ">", ">"]]
      as [[Key]])
  func `a number is the number of newspapers that it opens`(keys: [Key]) async throws {
    let router = RecordingRouter<Route>()
    let view = RecordingView<StateMapContent>()
    let presenter = StateMapPresenter(directory: catalog, router: router)
    await presenter.present(on: view)
    for key in keys {
      switch key {
      case "d": await presenter.toggleDigitized()
      case "<": await presenter.step(decades: -1)
      default: await presenter.step(decades: 1)
      }
    }
    let content = try #require(view.states.last?.content)
    for entry in content.entries where entry.tile.state != nil {
      presenter.go(to: entry.tile)
      let before = router.opened.count
      presenter.open()
      guard entry.count > 0 else {
        presenter.openPlaces()
        #expect(router.opened.count == before, "there is nothing to open")
        let kind = presenter.filter.isDigitized ? "digitized newspapers" : "newspapers"
        #expect(
          router.announcements.last?.hasPrefix("No \(kind) of \(entry.tile.state ?? "") ") == true,
          "\(router.announcements)")
        continue
      }
      guard case .newspapers(let query)? = router.opened.last else { throw Missing() }
      #expect(query.state == entry.tile.state)
      #expect(try await total(query) == entry.count, "\(query)")
      var digitized = query
      digitized.isDigitized = true
      #expect(try await total(digitized) == entry.digitized && entry.digitized <= entry.count, "\(query)")
    }
    #expect(content.entries.map(\.count).reduce(0, +) >= content.total)
  }

  @Test func `decades without newspapers are skipped`() async throws {
    let presenter = StateMapPresenter(directory: catalog)
    let view = RecordingView<StateMapContent>()
    await presenter.present(on: view)
    let decades = try await catalog.tallies(matching: NewspaperQuery()).decades
    let counted = decades.filter { $0.count > 0 }.compactMap { Int($0.name) }
    for decade in counted {
      await presenter.step(decades: 1)
      #expect(presenter.filter.decade == decade && (view.states.last?.content?.total ?? 0) > 0)
    }
    await presenter.step(decades: 1)
    #expect(presenter.filter.decade == nil)
    await presenter.step(decades: -1)
    #expect(presenter.filter.decade == counted.last)
  }

  private struct Missing: Error {}

  private func total(_ query: NewspaperQuery) async throws -> Int? {
    try await catalog.newspapers(matching: query, window: Window(offset: 0, limit: 1)).total
  }

  @Test func `arrows go to the nearest tile, and stay on the map`() async throws {
    let stage = try await stage()
    #expect(stage.lines[22].contains("Ohio: "))
    for (key, state) in [
      ("l", "Pennsylvania"), ("l", "New Jersey"), ("l", "Connecticut"), ("l", "Rhode Island"),
      ("l", "Rhode Island"),
      ("k", "New Hampshire"), ("k", "Maine"), ("k", "Maine"), ("h", "Vermont"), ("j", "Massachusetts"),
      ("j", "Connecticut"),
    ] as [(Key, String)] {
      stage.press(key)
      #expect(stage.lines[22].contains(" \(state): "), "\(key): \(stage.lines[22])")
    }
    stage.press("5", "j")
    #expect(stage.lines[22].contains(" Elsewhere: "), "\(stage.lines[22])")
  }

  @Test func `a name or a postal code goes there, and another says so`() async throws {
    let stage = try await stage()
    stage.press("/")
    stage.type("tx")
    stage.press("Enter")
    #expect(stage.lines[22].contains(" Texas: "))
    stage.press("/")
    stage.type("new mexico")
    stage.press("Enter")
    #expect(stage.lines[22].contains(" New Mexico: "))
    stage.press("/")
    stage.type("atlantis")
    stage.press("Enter")
    #expect(stage.lines[23].contains("“atlantis” is not a state"))
    stage.press("/")
    stage.type("ohi")
    stage.press("Enter")
    #expect(stage.lines[22].contains(" Ohio: "))
    stage.press("/")
    stage.type("new")
    stage.press("Enter")
    #expect(stage.lines[23].contains("Several states match: New"))
  }

  @Test func `a click selects and opens, and counties lead down and back to the map`() async throws {
    let stage = try await stage(state: "Michigan")
    let row = try #require(stage.lines.firstIndex { $0.contains("CA") })
    let column = try #require(stage.lines[row].firstRange(of: "CA")).lowerBound
    stage.click(row: row, column: stage.lines[row].distance(from: stage.lines[row].startIndex, to: column))
    #expect(stage.lines[22].contains(" California: "))
    stage.press("c")
    try await stage.wait(for: " counties, ")
    #expect(stage.lines[0].contains("Places · California"))
    stage.press("q")
    #expect(stage.lines[0].contains("Map · "))
    stage.press("d")
    try await stage.wait(for: "Map · digitized")
    stage.press("c")
    try await stage.wait(for: "Places · digitized · California")
    #expect(stage.lines[0].contains("Map · digitized"))
    stage.press("q", "Enter")
    try await stage.wait(for: "1 of ")
    #expect(stage.lines[0].contains("California"), "\(stage.lines[0])")
  }

  @Test func `g m opens it from anywhere, and a window that is too small says what it needs`() async throws {
    let stage = Stage(columns: 60, rows: 20)
    try await stage.wait(for: "1 of ")
    stage.press("g", "m")
    try await stage.wait(for: "The map needs 77 columns and 21 rows; p lists the states.")
    stage.press("p")
    try await stage.wait(for: "Alabama")
  }
}
