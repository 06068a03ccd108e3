import Newspapers
import Presentation
import Scenes
import Terminal
import TestSupport
import Testing

/// R where there is nothing, and still nothing afterward.
@MainActor @Suite(.timeLimit(.minutes(2))) struct StillNothingTests {
  @Test func `of an empty list it is said each time`() async throws {
    let directory = StubDirectory([])
    let stage = Stage(columns: 80, rows: 24, service: directory)
    try await stage.wait(for: "R reload")
    for _ in 1...2 {
      let asked = directory.asked
      stage.press("R")
      try await stage.wait(for: "Reloaded; still nothing")
      #expect(directory.asked > asked)
    }
  }

  @Test func `of a day without front pages it is said, of one that has them by now it is not`() async throws {
    let archive = StubArchive()
    let day = try PageID.frontPage(100).issue.date
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      route: .frontPages(day, state: nil))
    try await stage.wait(for: "has no front pages")
    stage.press("R")
    try await stage.wait(for: "Reloaded; still nothing")
    archive.contents = try .frontPages(2)
    stage.press("R")
    try await stage.wait(for: "Paper 100")
    try await stage.settle()
    #expect(!stage.lines.contains { $0.contains("still nothing") }, "\(stage.lines)")
  }

  @Test func `of a search for punctuation, it is said what is wrong`() async throws {
    let directory = StubDirectory(Newspaper.samples)
    let stage = Stage(
      columns: 80, rows: 24, service: directory, route: .newspapers(NewspaperQuery(words: "?!")))
    try await stage.wait(for: "No words to search for")
    let asked = directory.asked
    stage.press("R")
    try await stage.wait(for: "No words to search for: searches use only letters and digits")
    #expect(!stage.lines.contains { $0.contains("Reloaded") } && directory.asked == asked, "\(stage.lines)")
  }

  @Test func `without a search nothing was loaded`() async throws {
    let search = SearchSources(remote: StubSearch([], name: "www.loc.gov", isLocal: false))
    let stage = Stage(columns: 80, rows: 24, search: search, route: .search("", isAsked: false))
    try await stage.settle()
    stage.press("Esc")
    try await stage.settle()
    stage.press("R")
    try await stage.settle()
    #expect(!stage.lines.contains { $0.contains("Reloaded") }, "\(stage.lines)")
  }
}
