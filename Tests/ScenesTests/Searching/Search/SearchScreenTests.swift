import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(2))) struct SearchScreenTests {
  private let here: StubSearch
  private let remote: StubSearch

  init() throws {
    here = StubSearch(Array(try TextSearch.Page.samples().prefix(2)))
    remote = StubSearch(try TextSearch.Page.samples(), name: "www.loc.gov", isLocal: false)
  }

  private func stage(_ text: String = "", columns: Int = 80, isRemote: Bool = true) -> Stage {
    Stage(
      columns: columns, rows: 24, search: SearchSources(local: here, remote: isRemote ? remote : nil),
      now: 600, route: .search(text, isAsked: !text.isEmpty))
  }

  @Test func `the query is typed at the top, explained below, and local hits appear while typing`()
    async throws
  {
    let stage = stage()
    stage.type("gold -silver")
    let lines = try await stage.wait(for: "here: 2 pages")
    #expect(lines[1].hasPrefix(" / gold -silver"))
    #expect(lines[2].contains("gold, without silver"))
    #expect(lines[2].hasSuffix("here: 2 pages · Enter asks www.loc.gov"), "\(lines[2])")
    #expect(remote.asked.isEmpty)
    stage.press("Enter")
    try await stage.wait(for: "5 pages · www.loc.gov")
  }

  @Test func `the cursor stays in the typed line, whatever is found meanwhile`() async throws {
    let stage = stage(isRemote: false)
    stage.type("gold -silver ")
    try await stage.wait(for: "here: 2 pages")
    #expect(stage.cursor.map { [$0.row, $0.column] } == [1, 16])
    stage.press("Enter")
    try await stage.wait(for: "2 pages on this machine")
    #expect(stage.cursor?.row == 5)
  }

  @Test func `a word is explained only if it means more, and an edition is not cut off`() async throws {
    let issue = IssueID(lccn: try LCCN("sn83045462"), date: try #require(IssueDate("1865-10-02")), edition: 2)
    let page = TextSearch.Page(
      PageFacts(
        page: PageID(issue: issue, sequence: 1), title: "Evening star and Washington daily advertiser",
        places: [Place(state: "Ohio", city: "Dayton")], languages: []), text: "A gold watch was found.")
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: StubSearch([page])), now: 600,
      route: .search("gold", isAsked: true))
    let lines = try await stage.wait(for: "A gold watch")
    #expect(lines[1].hasPrefix(" / gold") && lines[2].isEmpty, "\(lines)")
    #expect(lines.contains { $0.contains("…, ed. 2  ") }, "\(lines)")
  }

  @Test func `a bad query says what is wrong, and Enter continues typing`() async throws {
    let stage = stage()
    stage.type("gold state:Ohoi")
    try await stage.wait(for: "Did you mean state:Ohio?")
    stage.press("Enter")
    #expect(remote.asked.isEmpty && here.asked.allSatisfy { !$0.contains("Ohoi") })
    stage.press("C-w")
    stage.press("Enter")
    try await stage.wait(for: "5 pages")
  }

  @Test func `without a query no key that needs one is recommended`() async throws {
    let stage = stage()
    stage.type("gold")
    try await stage.wait(for: "here: 2 pages")
    stage.press("C-u")
    stage.press("Esc")
    try await stage.wait(for: "/ new query")
    let hints = stage.lines.last ?? ""
    #expect(["reload", "edit", "variants", "dates"].allSatisfy { !hints.contains($0) }, "\(hints)")
  }

  @Test func `typing cancels pending work, and never says that it is still pending`() async throws {
    remote.wait { try? await Task.sleep(for: .seconds(600)) }
    let stage = stage("gold")
    try await stage.wait(for: "Searching www.loc.gov")
    stage.press("/")
    stage.type("gold (")
    try await stage.wait(for: "This parenthesis is never closed")
    try await stage.wait(untilGone: "Searching www.loc.gov")
    stage.press("Esc")
    try await stage.wait(for: "Canceled")
    #expect(stage.lines[1] == " / gold")
  }

  @Test func `keys that are letters while typing are not recommended then`() async throws {
    let stage = stage(isRemote: false)
    stage.type("zebra")
    try await stage.wait(for: "No pages found")
    #expect(!stage.lines.contains { $0.contains("Press e") })
    stage.press("Enter")
    try await stage.wait(for: "Press e to change the query")
  }

  @Test func `n goes from hit to hit, and, pressed twice after the last, to the next page`() async throws {
    let stage = stage("gold")
    try await stage.wait(for: "1 of 5")
    stage.press("n")
    try await stage.wait(for: "gold itself in sacks")
    stage.press("n")
    #expect(stage.lines[23].contains("Last hit on this page; n again: next page"))
    #expect(stage.lines[22].hasSuffix("1 of 5"))
    stage.press("n")
    #expect(stage.lines[22].hasSuffix("2 of 5"))
  }

  @Test func `snippets can be folded, which doubles the rows`() async throws {
    let stage = stage("gold")
    try await stage.wait(for: "1 of 5")
    #expect(stage.lines[6].contains("news of a gold rush"))
    stage.press("z")
    #expect(stage.lines[6].contains("Evening star"))
  }

  @Test func `Esc goes back to the list, e edits its query`() async throws {
    let stage = stage("gold")
    try await stage.wait(for: "1 of 5")
    stage.press("/")
    stage.type("flood")
    stage.press("Esc")
    try await stage.wait(for: "1 of 5")
    #expect(stage.lines[1].hasPrefix(" / gold"))
    stage.press("e")
    stage.type(" flood")
    #expect(stage.lines[1].hasPrefix(" / gold flood"))
  }

  @Test(arguments: ["/", "e"])
  func `Esc goes back to the list, even if nothing was typed`(key: Key) async throws {
    let stage = stage("gold")
    try await stage.wait(for: "1 of 5")
    stage.press(key)
    stage.press("Esc")
    try await stage.wait(for: "1 of 5")
    #expect(stage.lines[1].hasPrefix(" / gold"))
  }

  @Test func `gs searches with the filters of the list`() async throws {
    let stage = Stage(
      columns: 80, rows: 24, search: SearchSources(local: here),
      route: .newspapers(NewspaperQuery(state: "New York", issuesFrom: 1860, issuesTo: 1865)))
    try await stage.wait(for: "1 of ")
    stage.press("g", "s")
    #expect(stage.lines[1].hasPrefix(" / state:\"New York\" date:1860..1865"), "\(stage.lines[1])")
    stage.press("Esc", "q")
    stage.press("p")
    try await stage.wait(for: "Places")
    stage.press("g", "s")
    #expect(stage.lines[0].contains("Search"))
  }

  @Test func `a click on either line of a row selects it`() async throws {
    let stage = stage("gold")
    try await stage.wait(for: "1 of 5")
    stage.window.handle(.mouse(MouseEvent(.press(.left), row: 8, column: 10)))
    #expect(stage.lines[22].hasSuffix("2 of 5"), "\(stage.lines)")
  }

  @Test func `a wide terminal shows the text around the hits beside the list, and n goes through all of it`()
    async throws
  {
    let pages = try TextSearch.Page.samples()
    let stage = Stage(
      columns: 120, rows: 24, archive: StubArchive(.of(pages)),
      search: SearchSources(remote: StubSearch(pages, name: "www.loc.gov", isLocal: false)), now: 600,
      route: .search("gold OR steamer", isAsked: true))
    try await stage.wait(for: "hit 1 of 4")
    stage.press("n", "n", "n")
    #expect(stage.lines[5].contains("hit 4 of 4"), "\(stage.lines)")
    stage.press("n")
    #expect(stage.lines[23].contains("Last hit on this page"))
  }

  @Test func `a page without local text shows what the search returned, and nothing is requested for it`()
    async throws
  {
    let archive = StubArchive()
    archive.contents.failure = .notHere(what: "text")
    let stage = Stage(
      columns: 120, rows: 24, archive: archive, search: SearchSources(local: here), now: 600,
      route: .search("gold", isAsked: true))
    try await stage.wait(for: "Enter loads the whole page")
    #expect(stage.lines.contains { $0.contains("Tuesday, July 20, 1897 · page 1 · hit 1 of 2") })
  }
}
