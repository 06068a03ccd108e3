import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// Facets and dates, which change the query line.
@MainActor @Suite(.timeLimit(.minutes(2))) struct NarrowingTests {
  private func query(_ text: String) throws -> SearchQuery { try SearchQuery.read(text).query }

  private func field(_ text: String) throws -> SearchField {
    try #require(try query(text).expression.fields.first)
  }

  @Test func `a query is narrowed and widened`() throws {
    #expect(try query("gold OR rush").narrowed(by: field("state:Ohio")) == "(gold OR rush) state:Ohio")
    #expect(try query("gold state:(Ohio OR Iowa)").narrowed(by: field("state:Ohio")) == "gold state:Ohio")
    #expect(
      try query("gold date:1897..1899").narrowed(by: field("date:1890..1899")) == "gold date:1897..1899")
    #expect(
      try query("gold date:1895..1905").narrowed(by: field("date:1890..1899")) == "gold date:1895..1899")
    #expect(
      try query("gold state:Ohio -page:1 date:1897").removing(1) == "gold state:Ohio date:1897"
        || query("gold state:Ohio -page:1 date:1897").removing(1) == "gold state:Ohio -page:1")
    #expect(try query("gold state:Ohio date:1897").removing(nil) == "gold")
    #expect(try query("state:Ohio").removing(0) == "")
    #expect(
      try query("gold").dated(IssueDateRange(from: IssueDate("1897-01-01"), to: nil)) == "gold date:1897..")
  }

  private func stage(_ text: String, local: StubSearch? = nil, remote: StubSearch? = nil, rows: Int = 24)
    throws -> Stage
  {
    let here = StubSearch(try TextSearch.Page.samples())
    return Stage(
      columns: 80, rows: rows,
      search: SearchSources(local: remote == nil ? local ?? here : nil, remote: remote), now: 600,
      route: .search(text, isAsked: true))
  }

  @Test func `f narrows by a value with its count, x widens again`() async throws {
    let stage = try stage("gold")
    try await stage.wait(for: "1 of 5")
    stage.press("f")
    try await stage.wait(for: "Decade")
    stage.type("cali")
    let lines = try await stage.wait(for: "California")
    #expect(lines.contains { $0.contains("California") && $0.contains("state 3") })
    stage.press("Enter")
    try await stage.wait(for: "1 of 3")
    #expect(stage.lines[1].hasPrefix(" / gold state:California"))
    stage.press("x")
    try await stage.wait(for: "1 of 5")
    #expect(stage.lines[1] == " / gold")
    stage.press("x")
    try await stage.wait(for: "No field to remove")
  }

  @Test func `if a server does not count, the pages seen are counted without a request`() async throws {
    let remote = StubSearch(
      try TextSearch.Page.many(60), name: "www.loc.gov", isLocal: false, countsFacets: false)
    let stage = try stage("gold", remote: remote)
    try await stage.wait(for: "40 of 60 pages shown")
    stage.press("f")
    try await stage.wait(for: "Decade")
    stage.press("Enter")
    try await stage.wait(for: "Decade (first 40 pages)")
    #expect(remote.asked.count == 1)
  }

  @Test func `below the line a newspaper has its title once a found page tells it`() async throws {
    let stage = try stage("gold lccn:sn85066387")
    try await stage.wait(for: "gold · The San Francisco call")
    #expect(stage.lines[1] == " / gold lccn:sn85066387")
    let two = try self.stage("gold lccn:(sn85066387 OR sn84025968)")
    let lines = try await two.wait(for: "The San Francisco call")
    #expect(lines[2].contains("Los Angeles herald") && !lines[2].contains("sn8"), "\(lines)")
  }

  @Test func `dates are typed, widened and narrowed`() async throws {
    let stage = try stage("gold")
    try await stage.wait(for: "1 of 5")
    stage.press("d")
    stage.type("1897")
    stage.press("Enter")
    try await stage.wait(for: "1 of 3")
    #expect(stage.lines[1].hasPrefix(" / gold date:1897"))
    stage.press("<")
    try await stage.wait(for: "1 of 4")
    #expect(stage.lines[1].hasPrefix(" / gold date:1887..1907"))
    stage.press(">")
    try await stage.wait(for: "1 of 3")
    stage.press(">")
    try await stage.wait(for: "too short to remove a decade")
    // What is typed replaces the dates in force.
    stage.press("d")
    stage.type("1897-13")
    stage.press("Enter")
    try await stage.wait(for: "there is no month 13")
    stage.press("C-u")
    stage.type("nonsense")
    stage.press("Enter")
    try await stage.wait(for: "“nonsense” is not a date")
    stage.press("C-u", "Enter")
    try await stage.wait(for: "1 of 5")
  }

  @Test func `t shows found pages by time, and narrows to a period`() async throws {
    let stage = try stage("gold date:1890..1899")
    try await stage.wait(for: "1 of ")
    stage.press("t")
    let lines = try await stage.wait(for: "1897 █")
    #expect(lines.contains { $0.contains("Pages by year") })
    stage.type("1897")
    stage.press("Enter")
    try await stage.wait(for: "1 of 3")
    #expect(stage.lines[1].hasPrefix(" / gold date:1897"))
  }

  @Test func `t says below the periods which pages were left out`() async throws {
    let local = StubSearch(try TextSearch.Page.samples())
    local.notes = [.unsaid(.state, pages: 12, known: 0)]
    let stage = try stage("gold date:1890..1899", local: local)
    try await stage.wait(for: "1 of ")
    stage.press("t")
    try await stage.wait(for: "1897 █")
    let lines = try await stage.wait(for: "12 pages whose state is not known were")
    #expect(lines.contains { $0.contains("index tidy” may fill it") }, "\(lines)")
    stage.type("1897")
    stage.press("Enter")
    try await stage.wait(for: "1 of 3")
  }

  @Test func `a long question leaves room for the key that leads out`() async throws {
    let local = StubSearch(try TextSearch.Page.samples())
    let stage = try stage("gold", local: local)
    try await stage.wait(for: "1 of ")
    stage.press("f")
    try await stage.wait(for: "Esc cancels")
    stage.type(String(repeating: "x", count: 30))
    let lines = try await stage.wait(for: "xxxx  ")
    #expect(lines[23].hasSuffix("  Enter selects, Esc cancels"), "\(lines)")
  }

  @Test func `t counts what this machine found instead of a server`() async throws {
    let here = StubSearch(try TextSearch.Page.samples())
    let remote = StubSearch([], name: "www.loc.gov", isLocal: false)
    remote.failure = .unreachable(host: "www.loc.gov", .nameNotResolved)
    let sources = SearchSources(local: here, remote: SearchRepository(source: remote, fallback: here))
    let stage = Stage(
      columns: 80, rows: 24, search: sources, now: 600,
      route: .search("gold date:1890..1899", isAsked: true))
    try await stage.wait(for: "1 of ")
    stage.press("t")
    try await stage.wait(for: "1897 █")
    #expect(stage.lines.contains { $0.contains("Pages by year") }, "\(stage.lines)")
  }

  @Test func `counts are this machine's if it is the fallback for a server, and R asks the server again`()
    async throws
  {
    let here = StubSearch(try TextSearch.Page.many(60))
    let remote = StubSearch([], name: "www.loc.gov", isLocal: false)
    remote.failure = .unreachable(host: "www.loc.gov", .nameNotResolved)
    let sources = SearchSources(local: here, remote: SearchRepository(source: remote, fallback: here))
    let stage = Stage(
      columns: 160, rows: 40, search: sources, now: 600, route: .search("gold", isAsked: true))
    try await stage.wait(for: "Decade (all)")
    #expect(stage.lines.contains { $0.contains("1890s") && $0.contains(" 60 ") }, "\(stage.lines)")
    let asked = remote.asked.count
    stage.press("F")
    try await stage.wait(for: "All pages are counted already")
    stage.press("c")
    try await stage.wait(for: "The count is 60 pages already")
    stage.press("G")
    try await stage.wait(for: "60 of 60")
    try await stage.settle()
    #expect(remote.asked.count == asked, "who does not answer is not asked for each part of the list")
    #expect(stage.lines.contains { $0.contains("cannot be reached") }, "\(stage.lines)")
    stage.press("R")
    try await stage.settle()
    #expect(remote.asked.count == asked + 1)
  }

  @Test func `t at a server is refused if it takes too much, and the list stays`() async throws {
    let remote = StubSearch(try TextSearch.Page.samples(), name: "www.loc.gov", isLocal: false)
    let stage = try stage("gold", remote: remote)
    try await stage.wait(for: "1 of 5")
    stage.press("t")
    try await stage.wait(for: "✗ www.loc.gov does not offer trends without a first and a last year")
    #expect(stage.lines[1] == " / gold" && stage.lines.contains { $0.hasPrefix("▸ Jul 20, 1897") })
  }
}
