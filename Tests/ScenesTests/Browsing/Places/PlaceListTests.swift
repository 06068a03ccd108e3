import MVP
import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(2))) struct PlaceListTests {
  private let view = RecordingView<PlaceListContent>()
  private let router = RecordingRouter<Route>()
  private let directory = StubDirectory(
    [
      .sample("sn00000001", "Blade", "Ohio--Lucas--Toledo"),
      .sample("sn00000002", "Bee", "Ohio--Lucas--Toledo"),
      .sample("sn00000003", "Times", "Ohio--Lucas--Maumee"),
      .sample("sn00000004", "Citizen", "Ohio--Franklin--Columbus"),
      .sample("sn00000005", "Evening star", "District of Columbia--Washington"),
    ], isLocal: true)

  private func presenter(_ path: PlacePath = PlacePath(), _ order: PlaceOrder = .name) -> PlaceListPresenter {
    PlaceListPresenter(path: path, order: order, directory: directory, router: router)
  }

  private var rows: [String] { view.states.last?.content?.rows.map { "\($0.name) \($0.count)" } ?? [] }

  @Test func `the country has states`() async {
    await presenter().present(on: view)
    #expect(rows == ["District of Columbia 1", "Ohio 4"])
    #expect(view.states.last?.content?.summary == "2 states")
    #expect(view.states.last?.content?.newspaperCount == 5)
  }

  @Test func `a state has counties, and a county has cities`() async {
    let presenter = presenter()
    await presenter.present(on: view)
    await presenter.enter(row: 1)
    #expect(rows == ["Franklin 1", "Lucas 3"])
    await presenter.enter(row: 1)
    #expect(rows == ["Maumee 1", "Toledo 2"])
    #expect(presenter.path == PlacePath(state: "Ohio", county: "Lucas"))
    await presenter.enter(row: 1)
    #expect(router.opened == [.newspapers(NewspaperQuery(state: "Ohio", county: "Lucas", city: "Toledo"))])
    await presenter.leave()
    await presenter.leave()
    #expect(rows == ["District of Columbia 1", "Ohio 4"])
  }

  @Test func `cities without a county are listed with the counties`() async {
    await presenter(PlacePath(state: "district of columbia")).present(on: view)
    #expect(rows == ["Washington 1"])
  }

  @Test func `places can be sorted by their newspapers`() async {
    await presenter(PlacePath(), .count).present(on: view)
    #expect(rows == ["Ohio 4", "District of Columbia 1"])
  }

  @Test func `no newspaper of a place matches the filters`() async throws {
    let presenter = PlaceListPresenter(
      path: PlacePath(state: "Ohio"), filters: NewspaperQuery(to: 1690), directory: directory, router: router)
    await presenter.present(on: view)
    guard case .empty(let nothing)? = view.states.last else { return #expect(Bool(false), "\(view.states)") }
    #expect(nothing.message == "No newspapers in Ohio match")
    #expect(
      nothing.advice.map(KeyName.plain) == ["Filters: –1690.", "Press q to go back and change them."])
  }

  @Test func `the filters of the list it was opened from count, but not its words or place`() {
    let list = NewspaperListPresenter(
      query: NewspaperQuery(state: "Ohio", isDigitized: true, words: "star", order: .place),
      directory: directory, router: router)
    list.openPlaces()
    #expect(router.opened == [.places(NewspaperQuery(isDigitized: true))])
  }

  @Test func `an unknown place is not a failure`() async {
    await presenter(PlacePath(state: "Atlantis")).present(on: view)
    guard case .empty(let nothing)? = view.states.last else {
      Issue.record("\(view.states)")
      return
    }
    #expect(nothing.message == "No newspapers known for Atlantis")
    #expect(nothing.advice == ["Check the name."])
  }

  @Test func `a correction for a mistyped state is suggested`() async {
    await presenter(PlacePath(state: "Ohoi")).present(on: view)
    guard case .empty(let nothing)? = view.states.last else {
      Issue.record("\(view.states)")
      return
    }
    #expect(nothing.advice == ["Did you mean Ohio?"])
  }

  @Test(arguments: [
    (
      PlacePath(state: "Ohio"), "2 newspapers in Ohio; news.example does not say which counties and cities"
    ),
    (PlacePath(), "No places known for 3 newspapers"),
  ])
  func `if a list says little, it says how many there are`(path: PlacePath, message: String) async {
    let places = path.state == nil ? [nil, nil, nil] : ["Ohio", "Ohio", "Oregon"]
    let newspapers = places.enumerated().map {
      Newspaper.sample("sn0000000\($0 + 1)", "Paper \($0)", $1 ?? "")
    }
    let presenter = PlaceListPresenter(
      path: path, directory: StubDirectory(newspapers, isLocal: true), router: router)
    await presenter.present(on: view)
    guard case .empty(let nothing)? = view.states.last else {
      Issue.record("\(view.states)")
      return
    }
    #expect(nothing.message == message)
    presenter.open(row: 0)
    #expect(router.opened == [.newspapers(path.query(NewspaperQuery()))])
  }

  @Test(arguments: [
    ("Benton", "broadsheet list --state Oregon --county Benton"),
    ("O'Brien", #"broadsheet list --state Oregon --county 'O'\''Brien'"#),
  ])
  func `advice to list the newspapers of a county names it for a shell`(
    county: String, command: String
  ) async {
    let newspapers = [
      Newspaper(
        lccn: Newspaper.samples[0].lccn, title: "A paper", places: [Place(state: "Oregon", county: county)])
    ]
    let path = PlacePath(state: "Oregon", county: county)
    let presenter = PlaceListPresenter(path: path, directory: StubDirectory(newspapers, isLocal: true))
    await presenter.present(on: view)
    guard case .empty(let nothing)? = view.states.last else {
      Issue.record("\(view.states)")
      return
    }
    #expect(nothing.advice == ["“\(command)” lists them."])
  }

  @Test func `a source that cannot count says so`() async {
    let remote = PlaceListPresenter(directory: StubDirectory(Newspaper.samples))
    await remote.present(on: view)
    #expect(view.states.last?.failure?.message == "news.example does not offer newspaper counts")
    #expect(
      view.states.last?.failure?.advice.last
        == "Use --source offline to count the newspapers on this machine.")
  }

  @Test func `keys go into places and out again`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: directory)
    try await stage.wait(for: "1 of 5")
    stage.press("p")
    try await stage.wait(for: "2 states, 5 newspapers")
    stage.press("j", "Enter")
    try await stage.wait(for: "2 counties, 4 newspapers")
    stage.press("j", "l")
    try await stage.wait(for: "2 cities, 3 newspapers")
    #expect(stage.lines[0] == " Broadsheet │ Places · Ohio › Lucas")
    stage.press("n")
    try await stage.wait(for: "1 of 1")
    #expect(stage.lines[0].contains("› Newspapers · Maumee"))
    stage.press("q")
    try await stage.wait(for: "2 cities")
    stage.press("q")
    try await stage.wait(for: "2 counties")
    stage.press("q")
    try await stage.wait(for: "2 states")
    stage.press("q")
    try await stage.wait(for: "1 of 5")
  }

  @Test func `a place is found as its name is typed`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: directory, route: .places())
    try await stage.wait(for: "2 states")
    stage.press("/")
    stage.type("hi")
    try await stage.wait(for: "1 state ")
    #expect(!stage.lines.contains { $0.contains("5 newspapers") }, "Ohio does not have them all")
    #expect(stage.lines[0].hasSuffix("Places · “hi”"))
    stage.press("Enter", "Enter")
    try await stage.wait(for: "2 counties")
    #expect(stage.lines[0].hasSuffix("Places · Ohio"), "what was looked for is left behind")
    stage.press("/")
    stage.type("zz")
    try await stage.wait(for: "No match for “zz”")
    #expect(stage.lines.contains { $0.contains("in the list of newspapers finds any") })
    stage.press("Esc")
    try await stage.wait(for: "2 counties")
  }

  @Test func `the states of the starter catalog look as recorded`() async throws {
    let stage = Stage(columns: 80, rows: 24, route: .places())
    try await stage.wait(for: "Alabama")
    try await stage.expect("places-80x24")
  }
}
