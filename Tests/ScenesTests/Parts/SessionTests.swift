import Clock
import MVP
import Newspapers
import Presentation
import ReadersLibrary
import TestSupport
import Testing

/// What is remembered about open tabs, and how it is restored later.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SessionTests: SessionKeeping {
  let folder = TemporaryFolder()

  private func keeper(isOn: Bool = true, isWhole: Bool = true) -> SessionKeeper {
    keeper(at: 1_749_900_000, isOn: isOn, isWhole: isWhole)
  }

  nonisolated private static var lasting: [Route] {
    get throws {
      let (lccn, page) = (try LCCN("sn83045462"), try PageID.sample(3))
      let query = try SearchQuery.read("\"gold rush\" state:California").query
      var newspapers = NewspaperQuery(state: "Oregon", words: "herald", order: .start)
      newspapers.from = 1860
      return [
        .home, .newspapers(newspapers), .newspaper(lccn, preview: nil),
        .calendar(lccn, title: "Evening star", date: IssueDate("1865-10-02"), edition: 2),
        .calendar(lccn, title: nil, date: nil), .issue(page.issue, title: "Evening star", first: 3),
        .frontPages(page.issue.date, state: "Ohio"), .frontPages(page.issue.date, state: nil),
        .page(page, title: nil), .page(page, title: "x", found: FoundPage(query: query, returns: true)),
        .jobs, .notes, .bookmarks, .reading, .savedSearches, .places(),
        .places(NewspaperQuery(state: "Ohio", isDigitized: true, from: 1860, to: 1869)),
        .map(state: "Ohio"), .search("gold rush", isAsked: true, order: .date),
        .search("gold", isAsked: false), .search("gold", isAsked: true, source: "here"),
      ]
    }
  }

  @Test func `routes that stay meaningful are read as they were written`() throws {
    for route in try Self.lasting {
      let fields = try #require(route.fields)
      #expect(Route(fields: fields) == route)
    }
    let named = Route.newspaper(
      try LCCN("sn83045462"),
      preview: NewspaperDetailContent(
        remembering: Newspaper(lccn: try LCCN("sn83045462"), title: "Evening star"), in: "x", isLocal: true))
    guard case .newspaper(_, let preview?)? = Route(fields: try #require(named.fields)) else {
      Issue.record("no newspaper")
      return
    }
    #expect(preview.row.title == "Evening star")
  }

  @Test func `questions and unfinished input are not written`() throws {
    let page = try PageID.sample(1)
    let routes: [Route] = [
      .address, .orderPicker(NewspaperQuery(), reply: Reply { _ in }),
      .existingFilePicker(otherName: "x", reply: Reply { _ in }), .result(.counts(CountQuery())),
      .rereading(page, region: .whole),
    ]
    for route in routes { #expect(route.fields == nil) }
  }

  @Test(arguments: [
    ["screen": "hologram"], [:], ["screen": "page"], ["screen": "page", "page": "nonsense"],
    ["screen": "newspaper", "lccn": "1"], ["screen": "issue", "issue": "sn83045462"],
    ["screen": "front-pages", "date": "x"],
  ])
  func `fields that lead nowhere are not a route`(fields: [String: String]) {
    #expect(Route(fields: fields) == nil)
  }

  @Test func `what was open is reopened, except for transient screens`() async throws {
    let first = [Route.home, .newspapers(NewspaperQuery(words: "star")), try page(2)]
    #expect(
      await keeper().keep(
        open([first, [.result(.counts(CountQuery()))], [try page(3), .address]], front: 2))
        == nil)
    let session = try #require(try await library.lastSession())
    #expect(session.tabs.count == 2 && session.front == 1 && session.quit == 1_749_900_000)
    let former = await keeper().former(nil)
    #expect(routes(former) == [first, [try page(3)]] && former?.front == 1)
  }

  @Test func `Home, the list, the map or the reader's own lists alone are not worth remembering`()
    async throws
  {
    _ = await keeper().keep(open([[try page(2)]]))
    let remembered = try await library.lastSession()
    for tabs in [
      open([[.home]]), open([[.newspapers(NewspaperQuery())]]), open([[.home], [.home]]),
      open([[.home, .notes]]), open([[.map(state: nil)]]), open([[.bookmarks], [.reading]]),
    ] {
      _ = await keeper().keep(tabs)
      #expect(try await library.lastSession() == remembered, "what was there stays")
    }
    _ = await keeper().keep(open([[.newspapers(NewspaperQuery(words: "star"))], [.notes]]))
    #expect(try await library.lastSession()?.tabs.count == 2, "a list narrowed by words is")
    try await library.removeSessions()
    _ = await keeper().keep(open([[try page(2)]]))
    let keeper = keeper()
    await reopen(keeper)
    _ = await keeper.keep(open([[.home]]))
    #expect(
      try await library.lastSession() == remembered, "what was reopened, and closed, can be reopened again")
  }

  @Test func `a program opened for one thing leaves what was remembered`() async throws {
    _ = await keeper().keep(open([[try page(2)]]))
    _ = await keeper(isWhole: false).keep(open([[try page(3)]]))
    #expect(routes(await keeper().former(nil)) == [[try page(2)]])
    let reopened = keeper(isWhole: false)
    await reopen(reopened)
    _ = await reopened.keep(open([[try page(4)]]))
    #expect(routes(await keeper().former(nil)) == [[try page(4)]])
  }

  @Test func `with remembering off, nothing is offered, and old sessions are forgotten`()
    async throws
  {
    _ = await keeper().keep(open([[try page(2)]]))
    let (off, router) = (keeper(isOn: false), RecordingRouter<Route>())
    #expect(off.offered(try await library.sessions(), router).isEmpty)
    #expect(await off.former(router) == nil)
    #expect(router.announcements.count == 1)
    #expect(await off.keep(open([[try page(3)]])) == nil)
    #expect(try await library.lastSession() == nil)
  }

  @Test func `only what this program does not know is left out and reported`() async throws {
    try await library.put(
      LastSession(
        tabs: [
          .init(name: "a", screens: [["screen": "hologram"]]),
          .init(name: "b", screens: [["screen": "hologram"], ["screen": "notes"]]),
        ], front: 0, quit: 1, damaged: 0))
    let router = RecordingRouter<Route>()
    #expect(routes(await keeper().former(router)) == [[.notes]])
    #expect(router.announcements == ["✗ 2 screens of the last session could not be read"])
  }

  @Test func `if nothing can be read, it says so once`() async throws {
    try await library.put(LastSession(tabs: [.init(name: "a", screens: [])], front: 0, quit: 1))
    let (keeper, router) = (keeper(), RecordingRouter<Route>())
    let sessions = try await library.sessions()
    for _ in 0..<2 { #expect(keeper.offered(sessions, router).isEmpty) }
    #expect(router.announcements.count == 1 && router.announcements[0].hasPrefix("✗ "))
    _ = await keeper.keep(open([[.home]]))
    #expect(try await library.lastSession() == nil)
  }

  @Test func `a library that cannot be written is reported`() async throws {
    #expect(await keeper().keep(open([[try page(2)]])) == nil)
    let broken = SessionKeeper(library: LibraryFile(path: "/proc/nowhere/library.sqlite"))
    #expect(await broken.keep(open([[try page(2)]]))?.contains("/proc/nowhere") == true)
  }
}
