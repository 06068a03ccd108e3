import Newspapers
import Presentation
import Terminal
import TestSupport
import Testing

@testable import Scenes

@MainActor @Suite(.timeLimit(.minutes(2))) struct TimelineTests {
  private func tallies(_ counts: [Int: Int]) -> [NewspaperTallies.Tally] {
    counts.map { .init(name: "\($0.key)", count: $0.value) }
  }

  @Test func `decades without newspapers are gaps`() throws {
    let timeline = try #require(Timeline(tallies([1850: 1, 1870: 8, 1880: 4])))
    #expect(timeline.decades == 185..<189)
    #expect(timeline.counts == [1, 0, 8, 4])
    #expect(timeline.decades.map(timeline.block) == ["▁", " ", "█", "▄"])
    #expect(timeline.block(100) == " ")
  }

  @Test(arguments: [[:], [1890: 4], [1890: 4, 9990: 1]] as [[Int: Int]])
  func `if there is nothing to see, there is no timeline`(counts: [Int: Int]) {
    #expect(Timeline(tallies(counts)) == nil)
  }

  @Test(arguments: [
    ("1866", "1924", 186...192), ("183?", "183?", 183...183), ("18??", "1902", 180...190),
    ("1990", "current", 199...202), ("????", "1900", 190...190), ("1900", "????", 190...190),
  ])
  func `a life is counted in decades`(start: String, end: String, decades: ClosedRange<Int>) {
    #expect(PublicationYears(start: CatalogYear(start), end: CatalogYear(end)).decades == decades)
  }

  @Test(arguments: [("????", "????"), ("1???", "2???")])
  func `an unknown life is in no decade`(start: String, end: String) {
    #expect(PublicationYears(start: CatalogYear(start), end: CatalogYear(end)).decades == nil)
  }

  @Test func `the list shows when its newspapers existed and marks the selected one`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true))
    let lines = try await stage.wait(for: "1850s")
    #expect(lines[21].hasPrefix("  1850s ") && lines[21].hasSuffix(" 1970s"))
    stage.press("/")
    stage.type("oregonian")
    try await stage.wait(for: "1 of 1")
    try await stage.wait(for: "1930s")
  }

  @Test func `a list that would cost requests has none`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: StubDirectory(Newspaper.samples))
    let lines = try await stage.wait(for: "1 of 5")
    #expect(!lines.contains { $0.contains("1850s") })
  }

  @Test func `a record shows its life`() async throws {
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true),
      route: .newspaper(Newspaper.samples[0].lccn, preview: nil))
    let lines = try await stage.wait(for: "2020s")
    #expect(lines.contains { $0.contains("1690s ·················▇▇▇▇▇▇▇·········· 2020s") }, "\(lines)")
  }
}
