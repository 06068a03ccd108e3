import Newspapers
import Presentation
import Terminal
import TestSupport
import Testing

@testable import Scenes

@MainActor @Suite(.timeLimit(.minutes(2))) struct TypedYearsTests {
  private let directory = StubDirectory(Newspaper.samples, isLocal: true)

  @Test func `years of one's own are typed into either menu`() async throws {
    let stage = Stage(columns: 80, rows: 24, service: directory)
    try await stage.wait(for: "1 of 5")
    stage.press("f")
    try await stage.wait(for: "Decade")
    stage.type("1850-1869")
    try await stage.wait(for: "years published")
    stage.press("Enter")
    try await stage.wait(for: "Newspapers · 1850–1869")
    stage.press("f")
    try await stage.wait(for: "✕ Years: 1850–1869")
    stage.type("decade")
    stage.press("Enter")
    try await stage.wait(for: "Any decade")
    stage.type("1855")
    try await stage.wait(for: "years published")
    stage.press("Enter")
    try await stage.wait(for: "Newspapers · 1855")
  }

  @Test(
    arguments: [
      ("1880-1900", 1880, 1900), ("1880 – 1900", 1880, 1900), ("1880-", 1880, nil), ("-1900", nil, 1900),
      ("1884", 1884, 1884),
    ] as [(String, Int?, Int?)])
  func `typed years are read`(text: String, from: Int?, to: Int?) throws {
    let years = try #require(TypedYears(text))
    #expect(years.from == from && years.to == to)
  }

  @Test(arguments: ["", "-", "188", "1900-1880", "1880-1890-1900", "1880s", "18800", "1880-x"])
  func `anything else is no years`(text: String) { #expect(TypedYears(text) == nil) }

  @Test func `the menu counts the values of a set filter without it`() async throws {
    let newspapers = [("1880-1890", "German"), ("1890-1900", "German"), ("1890-1900", "Polish")]
      .enumerated().map { number, facts in
        Newspaper.sample(
          "sn8000000\(number)", "Paper \(number)", "Ohio--Lucas--Toledo", facts.0, languages: [facts.1])
      }
    let query = NewspaperQuery(language: "German", from: 1880, to: 1889)
    let options = try await FacetOptions(directory: StubDirectory(newspapers, isLocal: true), query: query)
      .options()
    func note(_ title: String, _ kind: String) -> String? {
      options.map(\.row).first { $0.title == title && $0.note.hasPrefix(kind) }?.note
    }
    #expect(note("1890s", "decade ") == "decade 2", "whatever the decade is now")
    #expect(note("German", "language ") == "language 1")
    #expect(note("Polish", "language ") == nil)
  }
}
