import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// What accessible mode says about lists to choose from.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SpokenPickerTests {
  private func transcript(_ query: NewspaperQuery = NewspaperQuery()) async -> Transcript {
    await Transcript(
      of: Stage(
        columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true),
        route: .newspapers(query)))
  }

  @Test func `a list to choose from says that words narrow it, and which did`() async {
    let transcript = await transcript()
    await transcript.type("f")
    #expect(transcript.lines.contains { $0.hasPrefix("Filter by: ") && $0.hasSuffix(" choices.") })
    #expect(
      transcript.lines.last == "A number chooses that row. Type words to narrow. b back, h help.",
      "\(transcript.lines)")
    await transcript.type("oregon")
    #expect(transcript.lines.contains { $0.hasPrefix("Filter by, “oregon”: ") }, "\(transcript.lines)")
    #expect(
      transcript.lines.contains { $0.contains("Oregon, state, ") && $0.hasSuffix(" newspaper.") },
      "\(transcript.lines)")
  }

  @Test func `a list without a match says what was typed, and that other words may match`() async {
    let transcript = await transcript()
    await transcript.type("f", "zzz")
    #expect(
      transcript.lines.suffix(2) == [
        "Filter by, “zzz”: No match.", "Type words to narrow. b back, h help.",
      ], "\(transcript.lines)")
  }

  @Test func `its help lists nothing that would become words to look for`() async throws {
    let transcript = await transcript()
    await transcript.type("f", "h")
    let asked = try #require(transcript.lines.lastIndex(of: "> h"))
    #expect(
      transcript.lines[(asked + 1)...] == [
        "A number chooses that row.", "Type words to narrow.",
        "m: say more. p: say what came before. A number after them, such as m 10: that many. An empty line: say it again.",
        "b: go back. q: quit. h: this help.",
      ])
  }

  @Test func `filters that can be removed say so, and years that are no decade are years`() async {
    let transcript = await transcript(NewspaperQuery(state: "Oregon", from: 1850, to: 1940))
    await transcript.type("f")
    #expect(transcript.lines.contains("1. Remove State: Oregon."), "\(transcript.lines)")
    #expect(transcript.lines.contains("2. Remove Years: 1850 to 1940."), "\(transcript.lines)")
    await transcript.type("b", "x")
    #expect(transcript.lines.contains("3. Remove all of these."), "\(transcript.lines)")
  }

  @Test(
    arguments: [
      (1860, 1869, "Decade"), (1860, 1870, "Years"), (1855, 1855, "Year"), (1860, nil, "Years"),
    ] as [(Int?, Int?, String)])
  func `a filter by years is named for what it holds`(from: Int?, to: Int?, name: String) {
    #expect(NewspaperQuery(from: from, to: to).name(of: .years) == name)
    let query = NewspaperQuery(issuesFrom: from, issuesTo: to)
    #expect(query.name(of: .issueYears) == "\(name) of issues")
  }

  @Test func `a trend says its periods and counts without bars`() async throws {
    func row(_ name: String, _ day: String, _ pages: Int) throws -> SearchTrend.Row {
      let days = try #require(IssueDateRange(from: IssueDate(day), to: nil))
      return SearchTrend.Row(name: name, days: days, found: .exact(pages), held: nil)
    }
    let origin = Origin(name: "this machine", asOf: 0, isLive: false)
    let years = SearchTrend(
      period: .year, rows: [try row("1897", "1897-01-01", 7000), try row("1898", "1898-01-01", 80)],
      origin: origin)
    let options = try await SearchTrendOptions(trend: years).options()
    #expect(options.map(\.row.spoken) == ["1897, 7,000", "1898, 80"])
    #expect(options.allSatisfy { $0.row.title.hasSuffix("█") })
    let months = SearchTrend(period: .month, rows: [try row("1904-07", "1904-07-01", 3)], origin: origin)
    #expect(try await SearchTrendOptions(trend: months).options().map(\.row.spoken) == ["July 1904, 3"])
  }
}
