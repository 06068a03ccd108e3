import NewspaperHTTP
import Newspapers
import TestSupport
import Testing

@testable import LocGov

/// The places of rows: their lists do not say which city is in which state.
struct RowPlaceTests {
  private let made = MadeLibrarySearch()

  private func places(
    _ states: [String], _ counties: [String], _ cities: [String], _ composite: [String] = [], printed: String
  ) -> RowPlaces {
    func labels(_ texts: [String]) -> LenientLabels { LenientLabels(texts.map { LenientLabel(text: $0) }) }
    return RowPlaces(
      states: labels(states), counties: labels(counties), cities: labels(cities),
      composite: labels(composite.map { "\($0.split(separator: "/").count)/united states/\($0)/" }),
      printed: printed)
  }

  @Test func `places by level tell them, and the printed one comes first`() {
    let found = places(
      ["michigan", "ohio"], ["cuyahoga", "wayne"], ["cleveland", "detroit"],
      ["michigan", "michigan/wayne", "michigan/wayne/detroit", "ohio/cuyahoga/cleveland"],
      printed: "Cleveland, Ohio")
    #expect(
      found.places == [
        Place(state: "Ohio", county: "Cuyahoga", city: "Cleveland"),
        Place(state: "Michigan", county: "Wayne", city: "Detroit"),
      ])
    #expect(found.counties.isEmpty && found.cities.isEmpty)
  }

  @Test func `without levels, only the title line tells one, and no other pair is made`() {
    let found = places(
      ["michigan", "ohio"], ["cuyahoga", "wayne"], ["cleveland", "detroit"], printed: "Cleveland, Ohio")
    #expect(Set(found.places) == [Place(state: "Ohio", city: "Cleveland"), Place(state: "Michigan")])
    #expect(found.counties == ["Cuyahoga", "Wayne"] && found.cities == ["Detroit"])
  }

  @Test func `all counties and cities are in the only state`() {
    let found = places(["ohio"], ["cuyahoga", "lake"], ["cleveland", "mentor"], printed: "Mentor, Ohio")
    #expect(found.places.first == Place(state: "Ohio", city: "Mentor"))
    #expect(
      Set(found.places.dropFirst()) == [
        Place(state: "Ohio", city: "Cleveland"), Place(state: "Ohio", county: "Cuyahoga"),
        Place(state: "Ohio", county: "Lake"),
      ])
  }

  @Test func `the printed place is known whether it is abbreviated or not`() {
    let found = places(
      ["minnesota"], ["hennepin", "ramsey"], ["minneapolis", "saint paul"],
      ["minnesota/hennepin/minneapolis", "minnesota/ramsey/saint paul"], printed: "St. Paul, Minn.")
    #expect(found.places.first == Place(state: "Minnesota", county: "Ramsey", city: "Saint Paul"))
    let unpaired = places(
      ["minnesota", "wisconsin"], ["ramsey"], ["hudson", "saint paul"], printed: "St. Paul, Minn.")
    #expect(unpaired.places.first == Place(state: "Minnesota", county: "Ramsey", city: "Saint Paul"))
  }

  @Test func `a city below a state is in no county`() {
    let found = places(
      ["virginia"], [], ["norfolk"], ["virginia/norfolk"], printed: "Norfolk, Va.")
    #expect(found.places == [Place(state: "Virginia", city: "Norfolk")])
  }

  @Test(arguments: [
    "gold state:Michigan", "gold state:Ohio city:Cleveland", "gold state:Michigan city:Detroit",
  ])
  func `a page found has its printed place, and passes as a page of its other ones`(
    text: String
  ) async throws {
    let search = made.search { _ in
      .json(
        """
        {"pagination": {"of": 1, "next": null}, "results": [{
        "id": "http://www.loc.gov/resource/sn86071868/1918-10-05/ed-1/?sp=3",
        "title": "Image 3 of America (Cleveland, Ohio), October 5, 1918", "location_state": ["michigan", "ohio"],
        "location_city": ["cleveland", "detroit"], "location_county": ["cuyahoga", "wayne"],
        "page_coordinate_data": {"searchTerms": {"gold": [[1, 1, 1, 1]]}}}]}
        """)
    }
    let hits = try await search.hits(
      of: made.query(text), order: .relevance, window: Window(offset: 0, limit: 5), freshness: .recent)
    #expect(hits.hits.map(\.place) == [Place(state: "Ohio", city: "Cleveland")])
  }
}
