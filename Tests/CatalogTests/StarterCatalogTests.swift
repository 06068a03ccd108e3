import Catalog
import Newspapers
import TestSupport
import Testing

struct StarterCatalogTests {
  private let catalog = StarterCatalog()

  private func all() async throws -> [Newspaper] {
    try await catalog.newspapers(matching: NewspaperQuery(), window: Window(offset: 0, limit: 10_000))
      .newspapers
  }

  /// The newspapers of the table: all but the demonstration newspaper, which has no place and no page at the
  /// Library.
  private func real() async throws -> [Newspaper] {
    try await all().filter { $0.title != "The Demonstration Herald" }
  }

  @Test func `it lists the demonstration newspaper in no state and says what it is`() async throws {
    let found = try await catalog.newspapers(
      matching: NewspaperQuery(words: "demonstration"), window: Window(offset: 0, limit: 10))
    let newspaper = try #require(found.newspapers.first)
    #expect(found.total == 1 && newspaper.places.isEmpty && newspaper.coverage?.issueCount == 8)
    let detail = try await catalog.newspaper(newspaper.lccn).detail
    #expect(detail.newspaper == newspaper && detail.notes.contains { $0.contains("Not a real newspaper") })
  }

  @Test func `it has hundreds of newspapers each with what a list shows`() async throws {
    let newspapers = try await real()
    #expect(newspapers.count >= 250)
    for newspaper in newspapers {
      #expect(!newspaper.title.isEmpty && !newspaper.places.isEmpty && !newspaper.languages.isEmpty)
      #expect(newspaper.years?.start.earliest != nil, "\(newspaper.lccn) has no first year")
      #expect(newspaper.frequency != nil || newspaper.lccn.description != "")
      let coverage = try #require(newspaper.coverage)
      let (first, last) = (try #require(coverage.firstIssue), try #require(coverage.lastIssue))
      #expect(first <= last, "\(newspaper.lccn) ends before it begins")
      #expect(try #require(coverage.issueCount) > 0)
    }
  }

  @Test func `no number occurs twice`() async throws {
    let numbers = try await all().map(\.lccn)
    #expect(Set(numbers).count == numbers.count)
  }

  @Test func `every state has several`() async throws {
    let tallies = try await catalog.states()
    #expect(tallies.count >= 52)
    for tally in tallies {
      #expect((tally.newspaperCount ?? 0) >= 4, "\(tally.state) has \(tally.newspaperCount ?? 0)")
    }
  }

  @Test func `every record can be opened`() async throws {
    for newspaper in try await real() {
      let detail = try await catalog.newspaper(newspaper.lccn).detail
      #expect(detail.newspaper == newspaper)
      #expect(detail.webAddress == "https://www.loc.gov/item/\(newspaper.lccn)/")
    }
  }

  @Test func `the Tribune is linked to its predecessor`() async throws {
    let detail = try await catalog.newspaper(LCCN("sn83030214")).detail
    #expect(detail.newspaper.title == "New-York tribune")
    #expect(detail.preceding.contains { $0.lccn?.description == "sn83030213" })
  }

  @Test func `an unknown number is not found`() async throws {
    let number = try LCCN("sn00000000")
    await #expect(
      throws: NewspaperError.notFound(what: .newspaper(numbered: "sn00000000"), source: "starter catalog")
    ) {
      try await catalog.newspaper(number)
    }
  }
}
