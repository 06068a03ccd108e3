import Newspapers
import Testing

@testable import PageIndex

/// Newspapers of the same title, counted with their places.
struct FacetPlaceTests {
  @Test func `newspapers that share their title have their places`() async throws {
    let shelf = Shelf()
    let towns = ["Red Wing", "Saint Paul", "Omaha"].map { Place(state: "Minnesota", city: $0) }
    try await shelf.index.keep([
      .made("sn83000001/1880-05-05/1", "gold", title: "Skaffaren", places: [towns[0]]),
      .made("sn83000002/1880-05-06/1", "gold", title: "Skaffaren", places: [towns[1]]),
      .made("sn83000002/1880-05-13/1", "gold", title: "Skaffaren"),
      .made("sn83000003/1880-05-13/1", "gold", title: "Omaha-posten", places: [towns[2]]),
    ])
    let query = try SearchQuery.read("gold").query
    let facet = try await shelf.search().facet(.title, of: query, freshness: .kept)
    #expect(facet.values.map(\.name) == ["Skaffaren", "Omaha-posten", "Skaffaren"])
    #expect(facet.values.map(\.place) == [towns[1], nil, towns[0]])
  }
}
