import Newspapers
import Testing

@testable import PageIndex

/// Pages have the first place of their newspaper's record; the catalog knows the others.
struct PageStateTests {
  private let shelf = Shelf()

  private struct Records: FieldNewspapers {
    let states: [LCCN: Set<String>]

    func newspapers(
      with field: SearchField, among some: Set<LCCN>
    ) async throws(NewspaperError) -> Set<LCCN>? {
      guard field.name == .state else { return nil }
      return some.filter { lccn in
        field.values.contains { value in
          if case .name(let name) = value { states[lccn]?.contains(name) ?? false } else { false }
        }
      }
    }

    func states(of some: Set<LCCN>) async throws(NewspaperError) -> [LCCN: Set<String>] {
      states.filter { some.contains($0.key) }
    }
  }

  /// A newspaper in two states, one whose pages give none, and one that the catalog does not know.
  private func search() async throws -> PageIndexSearch {
    try await shelf.index.keep([
      .made("sn83000001/1897-07-20/1", "gold", places: [Place(state: "Pennsylvania")]),
      .made("sn83000001/1898-07-20/1", "tin", places: [Place(state: "Pennsylvania")]),
      .made("sn83000002/1905-01-02/1", "gold"),
      .made("sn83000003/1910-12-31/1", "gold", places: [Place(state: "Ohio")]),
      .made("sn83000003/1911-01-01/1", "gold"),
    ])
    return shelf.search(
      Records(states: [
        try LCCN("sn83000001"): ["Pennsylvania", "Ohio"], try LCCN("sn83000002"): ["Arizona"],
      ]))
  }

  @Test(arguments: [
    ("state:Ohio", 3), ("gold state:OH", 2), ("state:Pennsylvania", 2), ("state:Arizona", 1),
    ("state:Ohio (state:Pennsylvania)", 2), ("gold -state:Ohio", 2), ("gold -state:Iowa", 4),
    ("state:(Arizona OR Pennsylvania)", 3), ("state:Ohio (state:Arizona)", 0),
  ])
  func `a state is found by each place of its newspapers’ records`(
    _ query: String, _ count: Int
  ) async throws {
    let search = try await search()
    let read = try SearchQuery.read(query).query
    #expect(try await search.count(of: read, freshness: .kept) == .exact(count))
    // The facet counts match what its fields find.
    for value in try await search.facet(.state, of: read, freshness: .kept).values {
      let narrowed = SearchExpression.all([read.expression, .field(value.field)])
      #expect(try await search.count(of: narrowed) == value.count, "\(value)")
    }
  }

  @Test func `a page counts for each of its states`() async throws {
    let search = try await search()
    let facet = try await search.facet(
      .state, of: SearchQuery.read("date:..1911").query, freshness: .kept)
    #expect(facet.values.map { "\($0.name) \($0.count)" } == ["Ohio 3", "Pennsylvania 2", "Arizona 1"])
    #expect(facet.remainder == .unsaid(1))
  }
}
