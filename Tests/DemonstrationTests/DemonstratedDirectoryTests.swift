import Demonstration
import Newspapers
import TestSupport
import Testing

struct DemonstratedDirectoryTests {
  private let window = Window(offset: 0, limit: 100)

  private func directory(isLocal: Bool = true) -> DemonstratedDirectory {
    DemonstratedDirectory(StubDirectory(Newspaper.samples, name: "a directory", isLocal: isLocal))
  }

  @Test func `lists without words are the directory's own`() async throws {
    let listing = try await directory().newspapers(matching: NewspaperQuery(), window: window)
    #expect(listing.total == Newspaper.samples.count && listing.newspapers.count == listing.total)
    let tallies = try await directory().states().compactMap(\.newspaperCount).reduce(0, +)
    #expect(
      tallies
        == (try await StubDirectory(Newspaper.samples).states().compactMap(\.newspaperCount).reduce(0, +)))
  }

  @Test(arguments: [
    (NewspaperQuery(frequency: "weekly"), true), (NewspaperQuery(language: "Hebrew"), true),
    (NewspaperQuery(frequency: "Daily"), false), (NewspaperQuery(state: "Ohio"), false),
  ])
  func `it is one of the newspapers that are asked for if it matches`(
    query: NewspaperQuery, isMatch: Bool
  ) async throws {
    let own = try LCCN(LCCN.demonstrationNumber)
    let others = Set(Newspaper.samples.map(\.lccn))
    #expect(try await directory().lccns(matching: query, among: [own]) == (isMatch ? [own] : []))
    #expect(try await directory().lccns(matching: query, among: others).contains(own) == false)
    #expect(try await directory().lccns(matching: query, among: nil).contains(own) == false)
    #expect(try await directory(isLocal: false).lccns(matching: query, among: [own]).isEmpty)
  }

  @Test func `it is found by its words and comes last`() async throws {
    let listing = try await directory().newspapers(
      matching: NewspaperQuery(words: "demonstr"), window: window)
    #expect(listing.newspapers.last?.title == "The Demonstration Herald")
    #expect(listing.total == listing.newspapers.count)
  }

  @Test func `a window that ends before it still counts it`() async throws {
    let query = NewspaperQuery(words: "herald")
    let all = try await directory().newspapers(matching: query, window: window)
    let first = try await directory().newspapers(matching: query, window: Window(offset: 0, limit: 1))
    #expect(first.total == all.total)
    let last = try await directory().newspapers(
      matching: query, window: Window(offset: all.total - 1, limit: 5))
    #expect(last.newspapers.map(\.title) == ["The Demonstration Herald"])
  }

  @Test func `a server's list is left alone`() async throws {
    let listing = try await directory(isLocal: false).newspapers(
      matching: NewspaperQuery(words: "demonstration"), window: window)
    #expect(listing.newspapers.isEmpty)
  }

  @Test func `a filter that it does not match leaves it out`() async throws {
    let query = NewspaperQuery(state: "Oregon", words: "demonstration")
    #expect(try await directory().newspapers(matching: query, window: window).total == 0)
  }

  @Test func `its record is available whatever the directory`() async throws {
    let lccn = try LCCN("bsd00000001")
    for isLocal in [true, false] {
      let record = try await directory(isLocal: isLocal).newspaper(lccn)
      #expect(record.detail.newspaper.title == "The Demonstration Herald" && !record.origin.isLive)
      #expect(record.detail.newspaper.placeName == "Specimen" && record.detail.newspaper.places.isEmpty)
    }
    let other = try #require(Newspaper.samples.first)
    #expect(try await directory().newspaper(other.lccn).detail.newspaper == other)
  }
}
