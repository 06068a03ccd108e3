import Newspapers
import TestSupport
import Testing

@testable import Catalog

struct CatalogLCCNTests {
  @Test(arguments: [
    NewspaperQuery(), NewspaperQuery(frequency: "Weekly"), NewspaperQuery(state: "Ohio"),
    NewspaperQuery(language: "German"), NewspaperQuery(words: "star"), NewspaperQuery(words: "qzxjwv"),
    NewspaperQuery(state: "Ohio", words: "hrald"),
  ])
  func `they are those of the list`(query: NewspaperQuery) async throws {
    let queried = try await QueriedCatalog()
    let catalog = queried.catalog
    let list = try await catalog.newspapers(
      matching: query, window: Window(offset: 0, limit: 10_000), freshness: .kept)
    let listed = list.closestWords == nil ? Set(list.newspapers.map(\.lccn)) : []
    #expect(try await catalog.lccns(matching: query, among: nil) == listed)
    let all = try await catalog.lccns(matching: NewspaperQuery(), among: nil)
    let some = Set(all.sorted().prefix(700)).union([try LCCN("sn99999999")])
    #expect(try await catalog.lccns(matching: query, among: some) == listed.intersection(some))
    withExtendedLifetime(queried) {}
  }
}
