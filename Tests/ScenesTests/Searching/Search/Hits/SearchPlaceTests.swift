import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// The places of the newspapers of found pages, if known.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SearchPlaceTests {
  private let title = "The Specimen and Demonstration Herald and Weekly Advertiser"

  private func page(_ day: String) throws -> TextSearch.Page {
    let issue = IssueID(lccn: try LCCN("bsd00000001"), date: try #require(IssueDate(day)))
    return TextSearch.Page(
      PageFacts(page: PageID(issue: issue, sequence: 2), title: title, languages: ["English"]),
      text: "All that glitters is gold.")
  }

  private func stage(_ pages: [TextSearch.Page]) -> Stage {
    Stage(
      columns: 80, rows: 24, search: SearchSources(local: StubSearch(pages)),
      route: .search("gold", isAsked: true))
  }

  @Test func `if no place is known, titles get its space`() async throws {
    let stage = stage([try page("1903-03-07"), try page("1903-03-14")])
    try await stage.wait(for: "1 of 2")
    let lines = stage.lines
    #expect(!lines.contains { $0.contains("Place") } && lines.contains { $0.hasSuffix("  Page") }, "\(lines)")
    #expect(lines.count { $0.contains("Demonstration Herald and Weekly") } == 2, "\(lines)")
  }

  @Test func `one known place is enough for the column`() async throws {
    let stage = stage([try page("1903-03-07")] + (try TextSearch.Page.samples()))
    try await stage.wait(for: "Los Angeles, California")
    #expect(stage.lines.contains { $0.contains("Newspaper ") && $0.contains(" Place ") })
  }
}
