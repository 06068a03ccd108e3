import MVP
import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(2))) struct SearchPresenterTests {
  private let router = RecordingRouter<Route>()
  private let here: StubSearch
  private let remote: StubSearch

  init() throws {
    here = StubSearch(Array(try TextSearch.Page.samples().prefix(2)))
    remote = StubSearch(try TextSearch.Page.samples(), name: "www.loc.gov", isLocal: false)
  }

  private func presenter(
    _ text: String = "", isAsked: Bool = false, sources: SearchSources? = nil, pageSize: Int = 40
  ) -> SearchPresenter {
    SearchPresenter(
      text, isAsked: isAsked, sources: sources ?? SearchSources(local: here, remote: remote),
      pageSize: pageSize,
      router: router)
  }

  @Test func `this machine answers while the reader types, and a server only when asked`() async throws {
    let presenter = presenter()
    await presenter.start()
    for text in ["g", "go", "gold"] {
      presenter.type(text)
      await presenter.searchHere()
    }
    #expect(presenter.here == .exact(2) && remote.asked.isEmpty)
    #expect(presenter.state.content?.summary == "2 pages on this machine")
    await presenter.search()
    #expect(remote.asked == ["hits gold relevance 0+40"])
    #expect(presenter.state.content?.summary == "5 pages at www.loc.gov")
    #expect(presenter.state.content?.requests == 1)
  }

  @Test func `local results stay readable while a server is asked`() async throws {
    let presenter = presenter()
    let view = RecordingView<SearchContent>()
    presenter.attach(view)
    presenter.type("gold")
    await presenter.searchHere()
    await presenter.search()
    let refreshing = view.states.contains {
      if case .refreshing(let content) = $0 { content.isLocal } else { false }
    }
    #expect(refreshing)
    remote.failure = .timedOut(host: "www.loc.gov", seconds: 90)
    presenter.type("rush")
    await presenter.searchHere()
    await presenter.search()
    #expect(presenter.state.content?.isLocal == true && presenter.state.failure != nil)
  }

  @Test func `if a server fails, local results are a key or an option away`() async throws {
    remote.failure = .unreachable(host: "www.loc.gov", .nameNotResolved)
    let presenter = presenter("gold", isAsked: true)
    await presenter.start()
    let advice = "2 pages on this machine match. Press \(key: "search-here", "H") to list them."
    #expect(presenter.state.failure?.screenAdvice.last == advice)
    await presenter.searchThisMachine()
    #expect(presenter.state.content?.summary == "2 pages on this machine")
    #expect(remote.asked.count == 1)
    let command = SearchPresenter("gold", sources: SearchSources(local: here, remote: remote))
    await command.start()
    #expect(
      command.state.failure?.advice.last == "2 pages on this machine match: search with --source here.")
    let other = SearchPresenter("zebra", sources: SearchSources(local: here, remote: remote))
    await other.start()
    let advised = try #require(other.state.failure?.advice)
    #expect(advised.contains("No page on this machine matches either."))
    #expect(!advised.contains { $0.contains("--source offline") }, "looked at just now: \(advised)")
  }

  @Test func `the same goes for a search of all pages and a count`() async throws {
    remote.failure = .rateLimited(host: "www.loc.gov", until: nil)
    let sources = SearchSources(local: here, remote: remote)
    let words = "2 pages on this machine match: search with --source here."
    let whole = WholeSearchPresenter("gold", order: .date, sources: sources, allowed: 60)
    await whole.start()
    #expect(whole.state.failure?.advice.last == words)
    let count = SearchCountPresenter("gold", facet: nil, sources: sources)
    await count.start()
    #expect(count.state.failure?.advice.last == words)
    let byDecade = SearchCountPresenter("gold", facet: .decade, sources: sources)
    await byDecade.start()
    #expect(byDecade.state.failure?.advice.last == words)
    remote.failure = .tooCostly(source: "www.loc.gov", requests: 90, seconds: 90, limit: 60)
    let costly = WholeSearchPresenter("gold", order: .date, sources: sources, allowed: 60)
    await costly.start()
    #expect(costly.state.failure?.advice.last != words, "the server has not failed")
  }

  @Test func `an invalid query is reported with its position and sends no request`() async throws {
    let presenter = presenter()
    await presenter.start()
    presenter.type("gold (")
    await presenter.searchHere()
    #expect(presenter.line.query == nil && presenter.line.error?.column == 6)
    #expect(here.asked.isEmpty && remote.asked.isEmpty)
  }

  @Test func `canceling typing restores what was there`() async throws {
    let presenter = presenter("gold", isAsked: true)
    await presenter.start()
    let before = presenter.state
    presenter.type("flood")
    await presenter.searchHere()
    #expect(presenter.state != before)
    #expect(presenter.giveUpTyping())
    #expect(presenter.state == before && presenter.line.text == "gold")
  }

  @Test func `a server is asked for more only when the reader wants more`() async throws {
    let many = StubSearch(try TextSearch.Page.many(25), name: "www.loc.gov", isLocal: false)
    let presenter = presenter("gold", isAsked: true, sources: SearchSources(remote: many), pageSize: 10)
    await presenter.start()
    #expect(presenter.state.content?.total == 10 && presenter.state.content?.hasMore == true)
    await presenter.reveal(5..<15)
    #expect(many.asked.count == 1)
    await presenter.more()
    #expect(presenter.state.content?.rows.count == 20)
    await presenter.more()
    #expect(presenter.state.content?.rows.count == 25 && presenter.state.content?.hasMore == false)
    await presenter.more()
    #expect(many.asked.count == 3 && router.announcements.last == "No more pages to load")
  }

  @Test func `the rest of a server's list never comes from this machine`() async throws {
    let many = StubSearch(try TextSearch.Page.many(25), name: "www.loc.gov", isLocal: false)
    let sources = SearchSources(local: here, remote: SearchRepository(source: many, fallback: here))
    let presenter = presenter("gold", isAsked: true, sources: sources, pageSize: 10)
    await presenter.start()
    many.failure = .unreachable(host: "www.loc.gov", .refused)
    await presenter.more()
    let shown = try #require(presenter.state.content)
    #expect(presenter.state.failure?.message.hasPrefix("www.loc.gov cannot be reached") == true)
    #expect(shown.rows.count == 10 && shown.count == .exact(25) && shown.hasMore)
    many.failure = nil
    await presenter.more()
    #expect(presenter.state.content?.rows.count == 20)
  }

  @Test func `on this machine more is loaded as the reader scrolls`() async throws {
    let many = StubSearch(try TextSearch.Page.many(95))
    let presenter = presenter("gold", isAsked: true, sources: SearchSources(local: many), pageSize: 10)
    await presenter.start()
    #expect(presenter.state.content?.total == 95)
    await presenter.reveal(80..<95)
    #expect(presenter.state.content?.row(at: 94)?.snippets.first?.text.contains("number 95") == true)
    #expect(
      many.asked == ["hits gold relevance 0+10", "hits gold relevance 80+10", "hits gold relevance 90+10"])
  }

  @Test func `a late answer does not replace that of another query`() async throws {
    let presenter = presenter("gold", isAsked: true, sources: SearchSources(local: here))
    here.wait { await MainActor.run { presenter.type("flood") } }
    await presenter.start()
    #expect(presenter.state.content == nil)
  }

  @Test func `the order can be chosen`() async throws {
    let presenter = presenter("gold", isAsked: true)
    await presenter.start()
    router.onOpen = { if case .searchOrderPicker(_, let reply) = $0 { reply.send(.dateDescending) } }
    await presenter.chooseOrder()
    #expect(remote.asked.last == "hits gold date-desc 0+40")
    #expect(presenter.state.content?.rows.first?.page.issue.date.year == 1898)
  }

  @Test func `fields without words list pages by date`() async throws {
    let presenter = presenter("state:California", isAsked: true)
    await presenter.start()
    #expect(remote.asked == ["hits state:California date 0+40"])
  }

  @Test func `it says if nothing was found, or if nothing can search`() async throws {
    let presenter = presenter("zebra", isAsked: true)
    await presenter.start()
    guard case .empty(let nothing) = presenter.state else {
      Issue.record("\(presenter.state)")
      return
    }
    #expect(nothing.message == "No pages found")
    let nobody = self.presenter("gold", isAsked: true, sources: SearchSources())
    await nobody.start()
    #expect(nobody.state.failure?.exitCode == ExitStatus.usage)
  }
}
