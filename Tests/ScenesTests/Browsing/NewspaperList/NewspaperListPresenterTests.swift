import MVP
import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(2))) struct NewspaperListPresenterTests {
  private let view = RecordingView<NewspaperListContent>()
  private let router = RecordingRouter<Route>()

  private func presenter(
    _ directory: StubDirectory, query: NewspaperQuery = NewspaperQuery(), pageSize: Int = 100,
    firstRow: Int = 0
  ) -> NewspaperListPresenter {
    NewspaperListPresenter(
      query: query, directory: directory, pageSize: pageSize, firstRow: firstRow, router: router)
  }

  private var titles: [String] { view.states.last?.content?.rows.map(\.title) ?? [] }

  @Test func `it requests and then shows the list in order`() async {
    await presenter(StubDirectory(Newspaper.samples)).present(on: view)
    #expect(view.states.first == .loading("Loading newspapers from news.example"))
    #expect(view.states.count == 2)
    #expect(
      titles == [
        "Evening star", "Morning Oregonian", "New-York tribune", "The Washington herald",
        "The Washington times",
      ])
  }

  @Test func `only a window is kept`() async throws {
    let presenter = presenter(StubDirectory(Newspaper.many(1000)))
    await presenter.present(on: view)
    let content = try #require(presenter.state.content)
    #expect(content.total == 1000 && content.loaded == 0..<100)
  }

  @Test func `scrolling past the window loads the next`() async throws {
    let presenter = presenter(StubDirectory(Newspaper.many(1000)))
    await presenter.present(on: view)
    await presenter.reveal(95..<118)
    #expect(presenter.state.content?.loaded == 0..<200)
    await presenter.reveal(980..<1000)
    let content = try #require(presenter.state.content)
    #expect(content.loaded == 900..<1000)
    #expect(content.row(at: 999)?.title == "Paper 0999" && content.row(at: 0) == nil)
  }

  @Test func `loaded rows are not requested again`() async {
    let directory = StubDirectory(Newspaper.many(1000))
    let presenter = presenter(directory)
    await presenter.present(on: view)
    await presenter.reveal(10..<60)
    #expect(directory.asked == 1)
  }

  @Test func `a page starts where requested`() async throws {
    let presenter = presenter(StubDirectory(Newspaper.many(20)), pageSize: 5, firstRow: 10)
    await presenter.present(on: view)
    #expect(presenter.state.content?.loaded == 10..<15)
  }

  @Test func `a page beyond the end is empty and says how long the list is`() async throws {
    let presenter = presenter(StubDirectory(Newspaper.many(20)), pageSize: 5, firstRow: 100)
    await presenter.present(on: view)
    let content = try #require(presenter.state.content)
    #expect(content.rows.isEmpty && content.total == 20)
  }

  @Test func `an empty list is not a failure`() async {
    await presenter(StubDirectory([]), query: NewspaperQuery(state: "Oregon")).present(on: view)
    #expect(
      view.states.last
        == .empty(
          EmptyState(
            "No newspapers match", advice: ["Press \(key: "remove-filter", "x") to clear a filter: Oregon."]))
    )
  }

  @Test func `a failure has its message, advice and exit code`() async {
    let directory = StubDirectory(Newspaper.samples)
    directory.failure = .unreachable(host: "news.example", .refused)
    await presenter(directory).present(on: view)
    let failure = view.states.last?.failure
    #expect(failure?.message == "news.example cannot be reached: the connection was refused")
    #expect(failure?.exitCode == 69)
    #expect(failure == Failure(.unreachable(host: "news.example", .refused)))
  }

  @Test func `a later failure leaves the list readable`() async {
    let directory = StubDirectory(Newspaper.many(300))
    let presenter = presenter(directory)
    await presenter.present(on: view)
    directory.failure = .rateLimited(host: "news.example", until: nil)
    await presenter.reveal(150..<170)
    guard case .stale(let content, let failure) = presenter.state else {
      Issue.record("\(presenter.state)")
      return
    }
    #expect(content.loaded == 0..<100 && failure.exitCode == 75)
  }

  @Test func `finding narrows the list to another one`() async {
    let presenter = presenter(StubDirectory(Newspaper.samples))
    await presenter.present(on: view)
    await presenter.find("washington he")
    #expect(titles == ["The Washington herald"])
    #expect(presenter.state.content?.identity.words == "washington he")
    await presenter.find("")
    #expect(titles.count == 5)
  }

  @Test func `an answer that is no longer awaited is not shown`() async {
    let directory = StubDirectory(Newspaper.samples)
    let presenter = presenter(directory)
    await presenter.present(on: view)
    let before = view.states.count
    let (started, gate) = AsyncStream<Void>.makeStream()
    directory.wait {
      gate.yield()
      try? await Task.sleep(for: .seconds(60))
    }
    let late = Task { await presenter.find("tribune") }
    for await _ in started { break }
    directory.wait(for: nil)
    late.cancel()
    await late.value
    await presenter.find("star")
    #expect(titles == ["Evening star"])
    #expect(
      !view.states[before...].contains {
        $0.content?.rows.first?.title == "New-York tribune" && $0.content?.identity.words == "tribune"
      })
  }

  @Test func `the picked state filters the list`() async {
    router.onOpen = { route in
      if case .facetPicker(_, let reply) = route { reply.send(.value(.state, "Oregon")) }
    }
    let presenter = presenter(StubDirectory(Newspaper.samples))
    await presenter.present(on: view)
    await presenter.chooseFilter()
    #expect(titles == ["Morning Oregonian"])
  }

  @Test func `leaving the picker changes nothing`() async {
    let presenter = presenter(StubDirectory(Newspaper.samples), query: NewspaperQuery(state: "Oregon"))
    await presenter.present(on: view)
    router.onOpen = { route in
      if case .facetPicker(_, let reply) = route { reply.send(nil) }
    }
    await presenter.chooseFilter()
    #expect(presenter.query.state == "Oregon")
  }

  @Test func `opening a row goes to its newspaper`() async {
    let presenter = presenter(StubDirectory(Newspaper.samples))
    await presenter.present(on: view)
    presenter.open(row: 1)
    guard case .newspaper(let lccn, let preview) = router.opened.last else {
      Issue.record("nothing was opened")
      return
    }
    #expect(lccn.description == "sn83025138")
    #expect(preview?.row.title == "Morning Oregonian" && preview?.isPreview == true)
  }

  @Test func `the row under the cursor is shown beside`() async {
    let presenter = presenter(StubDirectory(Newspaper.samples))
    await presenter.present(on: view)
    presenter.select(row: 0)
    guard case .newspaper(let lccn, _)? = router.companions.last else {
      Issue.record("nothing is beside")
      return
    }
    #expect(lccn.description == "sn83045462")
  }
}
