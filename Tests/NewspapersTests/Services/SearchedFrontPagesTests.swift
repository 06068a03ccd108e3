import TestSupport
import Testing

@testable import Newspapers

/// A day's front pages if the source has no list of them.
struct SearchedFrontPagesTests {
  private let first = Window(offset: 0, limit: 20)

  private func pages(
    of day: String, state: String? = nil, because error: NewspaperError? = nil
  ) async throws -> FrontPageList {
    let source = StubArchive(name: "the source")
    source.contents.failure = error ?? .notHere(what: .other("front pages for \(day)"))
    let archive = SearchedFrontPages(source, search: StubSearch(try TextSearch.Page.samples()))
    return try await archive.frontPages(
      of: try #require(IssueDate(day)), state: state, window: first, freshness: .kept)
  }

  @Test func `they are searched for among local pages`() async throws {
    let found = try await pages(of: "1897-07-20")
    #expect(found.total == 1 && found.pages.map(\.title) == ["The San Francisco call"])
    #expect(found.pages.first?.place == "California--San Francisco--San Francisco")
    await #expect(throws: NewspaperError.notHere(what: "front pages for 1897-07-21")) {
      try await pages(of: "1897-07-21")
    }
  }

  @Test func `local ones are the fallback for a source that cannot be reached, and say so`() async throws {
    let outage = NewspaperError.timedOut(host: "h", seconds: 9)
    let found = try await pages(of: "1897-07-20", because: outage)
    #expect(found.total == 1 && found.origin.fallbackFor == .init(name: "the source", error: outage))
    for (day, state) in [("1897-07-21", nil), ("1897-07-20", "Ohio")] {
      await #expect(throws: outage) { try await pages(of: day, state: state, because: outage) }
    }
    let other = NewspaperError.notFound(what: "day", source: "the source")
    await #expect(throws: other) { try await pages(of: "1897-07-20", because: other) }
  }

  @Test func `a state without any of them has none`() async throws {
    #expect(try await pages(of: "1897-07-20", state: "California").total == 1)
    let none = try await pages(of: "1897-07-20", state: "Ohio")
    #expect(none.total == 0 && none.pages.isEmpty)
    await #expect(throws: NewspaperError.notHere(what: "front pages for 1897-07-21")) {
      try await pages(of: "1897-07-21", state: "Ohio")
    }
  }
}
